// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { figures } from '#content/figures.ts';
import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { hookIn } from './translated.tsx';

const written: Record<Language, Record<'capital' | 'network' | 'growth' | 'price', string>> = {
  en: { capital: '€2.5M', network: '1,000', growth: '85%', price: '€1,900' },
  fr: {
    capital: '2,5\u00a0M€',
    network: '1\u202f000',
    growth: '85\u00a0%',
    price: '1\u202f900\u00a0€',
  },
  de: {
    capital: '2,5\u00a0Mio.\u00a0€',
    network: '1.000',
    growth: '85\u00a0%',
    price: '1.900\u00a0€',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  it('R2.9 writes figures and prices', async () => {
    const { capital, network, growth, price } = written[language];
    const { formatFigure, formatEuros } = await hookIn(language, useNumbers);
    expect(formatFigure(figures.investedCapital)).toBe(capital);
    expect(formatFigure(figures.network)).toBe(network);
    expect(formatFigure(figures.growthSuccess)).toBe(growth);
    expect(formatEuros(1_900)).toBe(price);
  });

  it('R2.9 writes numbers as Intl does', async () => {
    const { formatFigure, formatPercent, formatEuros } = await hookIn(language, useNumbers);
    const intl = (value: number, options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(language, options).format(value);
    for (const value of [0, 7, 85, 100, 999, 1_000, 12_345, 999_999, 1_000_000]) {
      expect(formatFigure({ value, unit: 'count' })).toBe(intl(value, {}));
      const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
      expect(formatEuros(value)).toBe(intl(value, euros));
    }
    for (const value of [0, 60, 100]) {
      expect(formatPercent(value)).toBe(intl(value, { style: 'unit', unit: 'percent' }));
    }
  });
});
