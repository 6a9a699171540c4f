import { describe, expect, it } from 'vitest';
import { figures } from '#content/figures.ts';
import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { formatFigure, formatPercent } from '#views/basics/format.ts';

const formatted: Record<Language, Record<'capital' | 'network' | 'growth' | 'share', string>> = {
  en: { capital: '€2.5M', network: '1,000', growth: '85%', share: '60%' },
  fr: { capital: '2,5\u00a0M€', network: '1\u00a0000', growth: '85\u00a0%', share: '60\u00a0%' },
  de: {
    capital: '2,5\u00a0Mio.\u00a0€',
    network: '1.000',
    growth: '85\u00a0%',
    share: '60\u00a0%',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { capital, network, growth, share } = formatted[language];

  it('R2.9 formatFigure writes amounts, counts and percentages', () => {
    expect(formatFigure(language, figures.investedCapital)).toBe(capital);
    expect(formatFigure(language, figures.network)).toBe(network);
    expect(formatFigure(language, figures.growthSuccess)).toBe(growth);
    expect(formatFigure(language, figures.newLeads)).toBe('25');
  });

  it('R2.9 formatPercent writes a share', () => {
    expect(formatPercent(language, 60)).toBe(share);
  });
});
