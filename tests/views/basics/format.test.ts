import { describe, expect, it } from 'vitest';
import { figures } from '#content/figures.ts';
import { formatDays, formatFigure, formatPercent } from '#views/basics/format.ts';

describe('formatFigure', () => {
  it.each([
    ['en', figures.investedCapital, '€2.5M+'],
    ['fr', figures.investedCapital, '2,5\u00a0M€+'],
    ['de', figures.investedCapital, '2,5\u00a0Mio.\u00a0€+'],
    ['en', figures.network, '1000+'],
    ['fr', figures.network, '1000+'],
    ['de', figures.network, '1000+'],
    ['en', figures.growthSuccess, '85%'],
    ['fr', figures.growthSuccess, '85\u00a0%'],
    ['de', figures.growthSuccess, '85\u00a0%'],
    ['en', figures.newLeads, '25'],
  ])('in %s: %j', (language, figure, expected) => {
    expect(formatFigure(language, figure)).toBe(expected);
  });
});

it('formatPercent writes a share as the language does', () => {
  expect(['en', 'fr', 'de'].map((language) => formatPercent(language, 60))).toEqual([
    '60%',
    '60\u00a0%',
    '60\u00a0%',
  ]);
});

describe('formatDays', () => {
  it('writes one day as one', () => {
    expect(formatDays('de', '2027-02-04', '2027-02-04')).toBe('4. Februar');
  });

  it('has ordinary spaces alone, whatever the engine puts in', () => {
    expect(formatDays('en', '2027-03-16', '2027-03-17')).not.toMatch(/[^\S ]/);
  });
});
