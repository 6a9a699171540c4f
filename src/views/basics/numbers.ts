import { useTranslation } from '#views/basics/useTranslation.ts';

type Figure = {
  value: number;
  /** An amount in euros is one of millions. */
  unit: 'count' | 'percent' | 'euro';
};

const MILLION = 1_000_000;

/**
 * Writes the numbers of the site as the current language does, with no-break spaces: thin ones (U+202F)
 * between French thousands.
 *
 * The patterns are texts, because the first `Intl.NumberFormat` of a visit costs a phone 35 ms or more.
 * A test compares both.
 */
export function useNumbers() {
  const { t } = useTranslation();

  const writeWhole = (value: number): string => {
    if (value < 1_000) return String(value);
    const thousands = writeWhole(Math.floor(value / 1_000));
    return t('numbers.thousands', { thousands, rest: String(value % 1_000).padStart(3, '0') });
  };

  const write = (value: number): string => {
    const [, fraction] = String(value).split('.');
    const whole = writeWhole(Math.floor(value));
    return fraction ? t('numbers.decimals', { whole, fraction }) : whole;
  };

  const formatPercent = (value: number): string => t('numbers.percent', { number: write(value) });

  return {
    /** A figure: `1,000`, `85%`, `€2.5M`. */
    formatFigure: ({ value, unit }: Figure): string => {
      if (unit === 'percent') return formatPercent(value);
      if (unit === 'count') return write(value);
      return t('numbers.millionEuros', { number: write(value / MILLION) });
    },
    /** A share from 0 to 100: `60%`. */
    formatPercent,
    /** Whole euros: `€1,900`. */
    formatEuros: (value: number): string => t('numbers.euros', { number: write(value) }),
  };
}
