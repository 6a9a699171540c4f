import { figures } from '#content/figures.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { below, large, plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** Stands for the number while the text around it is split. */
const NUMBER = '#';

/** A line of its own, which all figures have in a language with such words: they stand in one line. */
const before = css({
  display: 'block',
  minHeight: '1lh',
  // What stands beside a figure is on the line of its number.
  contain: 'layout',
  marginBottom: '0.25em',
  // A figure without these words needs their line only beside others.
  ':empty': { [below.tablet]: { display: 'none' } },
  ...plain,
  fontSize: 'var(--lead)',
  fontWeight: 600,
  color: 'var(--muted)',
});

/** For the element around a figure that leads its section. */
export const largeFigure = css(large('--head-5', 0.95));

type FigureValueProps = {
  name: keyof typeof figures;
  /** Whether no figure beside it has words before its number. */
  isPlain?: boolean;
};

/** A figure of the group in large type: 1,000+, plus de 1 000, über 1.000. */
export function FigureValue({ name, isPlain }: FigureValueProps) {
  const { t } = useTranslation('common');
  const { formatFigure } = useNumbers();
  const number = formatFigure(figures[name]);
  const { plus } = figures[name];
  const [words = '', sign = ''] = t('atLeast', { figure: NUMBER }).split(NUMBER);
  return (
    <>
      {words && !isPlain && <span css={before}>{plus && words}</span>}
      {plus ? number + sign : number}
    </>
  );
}
