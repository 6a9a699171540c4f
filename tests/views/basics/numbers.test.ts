// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#tests/catalogue.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { hookIn } from './translated.tsx';

describe.each(languageCodes)('in %s', (language) => {
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
    // Nothing in it may part at the end of a line. `Intl` writes no such amount.
    expect(formatFigure({ value: 2_500_000, unit: 'euro' })).not.toContain(' ');
  });
});
