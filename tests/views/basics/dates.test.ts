// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { useDates } from '#views/basics/dates.ts';
import { hookIn } from './translated.tsx';

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr', de: 'de' };

const isoDay = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
const wholeYear = Array.from({ length: 365 }, (_, index) => isoDay(index + 1));

/** R2.13, with no-break spaces. */
const written: Record<Language, { days: string; twoMonths: string; date: string }> = {
  en: {
    days: '16–17\u00a0March',
    twoMonths: '31\u00a0March\u00a0– 1\u00a0April',
    date: '5\u00a0March\u00a02027',
  },
  fr: {
    days: '16\u00a0et\u00a017\u00a0mars',
    twoMonths: '31\u00a0mars\u00a0– 1er\u00a0avril',
    date: '5\u00a0mars\u00a02027',
  },
  de: {
    days: '16.–17.\u00a0März',
    twoMonths: '31.\u00a0März\u00a0– 1.\u00a0April',
    date: '5.\u00a0März\u00a02027',
  },
};

/** A line may break only behind the dash of a range. Engines differ in the spaces around it. */
const unbroken = (text: string) =>
  text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/(\d\.?) – (\d+\.? \p{L}+)$/gu, '$1–$2')
    .replaceAll(/(?<!–) /gu, '\u00a0');

/** French writes the first day of a month as "1er". `Intl` does not. */
const ordinal = (text: string, language: Language) =>
  language === 'fr' ? text.replaceAll(/\b1\b/g, '1er') : text;

describe.each(languageCodes)('R2.13 in %s, dates read as Intl writes them', (language) => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options });
  const days = intl({ day: 'numeric', month: 'long' });
  const date = intl({ dateStyle: 'long' });

  it('R2.13 as these', async () => {
    const { formatDays, formatDate } = await hookIn(language, useDates);
    const { days: range, twoMonths, date: day } = written[language];
    expect(formatDays('2027-03-16', '2027-03-17')).toBe(range);
    expect(formatDays('2027-03-31', '2027-04-01')).toBe(twoMonths);
    expect(formatDate('2027-03-05')).toBe(day);
    expect(formatDate('2027-03-16', '2027-03-17')).toBe(`${range}\u00a02027`);
  });

  it('R2.13 every day of a year, with and without the year', async () => {
    const { formatDays, formatDate } = await hookIn(language, useDates);
    for (const day of wholeYear) {
      expect(formatDays(day, day)).toBe(ordinal(unbroken(days.format(new Date(day))), language));
      expect(formatDate(day)).toBe(ordinal(unbroken(date.format(new Date(day))), language));
    }
  });
});
