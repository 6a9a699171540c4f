const NO_BREAK_SPACE = '\u00a0';

/** A day without a time is the same day everywhere. */
const asDay = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);

/** Our English is British: «17 September», not «September 17». */
const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

/** A formatter a language, kept: to make one takes longer than to use it a hundred times. */
function inEachLanguage<Formatter>(make: (language: string) => Formatter) {
  const known = new Map<string, Formatter>();
  return (language: string): Formatter => {
    const formatter = known.get(language) ?? make(language);
    known.set(language, formatter);
    return formatter;
  };
}

const daysFormat = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

const dateFormat = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * The days from one ISO date to another, as the language writes them: «16–17 March».
 *
 * Engines differ in the kind of space around the dash, and the prerendered text has to be the one
 * that the browser makes: every kind becomes an ordinary space.
 */
export function formatDays(language: string, startDate: string, endDate: string): string {
  const days = daysFormat(language).formatRange(asDay(startDate), asDay(endDate));
  return days.replace(/\s/g, ' ');
}

/** An ISO date as the language writes it, with its year: «17 September 2026». It does not break. */
export function formatDate(language: string, isoDate: string): string {
  return dateFormat(language).format(asDay(isoDate)).replace(/\s/g, NO_BREAK_SPACE);
}

/** A running time as people speak of it: in whole minutes. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}

type Figure = { value: number; unit: 'count' | 'percent' | 'euro'; plus: boolean };

const figureFormat = (options: Intl.NumberFormatOptions) =>
  inEachLanguage((language) => new Intl.NumberFormat(language, options));

const figureFormats: Record<Figure['unit'], (language: string) => Intl.NumberFormat> = {
  // Spec §1 writes 1000, not 1,000: four digits need no help.
  count: figureFormat({ useGrouping: 'min2' }),
  percent: figureFormat({ style: 'unit', unit: 'percent' }),
  euro: figureFormat({
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  }),
};

/**
 * A figure as the language writes it, "+" for "at least" included: €2.5M+, 2,5 M€+, 2,5 Mio. €+.
 * Every space in it is one that does not break, of the same kind in every engine.
 */
export function formatFigure(language: string, { value, unit, plus }: Figure): string {
  const text = figureFormats[unit](language).format(value);
  // French print sets «M€» without the space that Intl puts in.
  return text.replace(/M\s€/, 'M€').replace(/\s/g, NO_BREAK_SPACE) + (plus ? '+' : '');
}

/** A share of 100 as the language writes it: 25%, 25 %. */
export function formatPercent(language: string, value: number): string {
  return formatFigure(language, { value, unit: 'percent', plus: false });
}
