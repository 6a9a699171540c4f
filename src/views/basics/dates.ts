import { useTranslation } from '#views/basics/useTranslation.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The parts of an ISO date, each without a zero in front: `2027-03-09` gives 2027, 3 and 9. */
export const partsOf = (isoDate: string) =>
  isoDate.split('-').map(Number) as [number, number, number];

/**
 * Formats the dates of the site in the current language.
 *
 * The months and the order of the parts are texts, because `Intl.DateTimeFormat` costs a phone 60 ms, which
 * was a tenth of all scripts of a first visit. A test compares both, for every day of a year.
 */
export function useDates() {
  const { t } = useTranslation();

  const monthOf = (month: number) => t(`dates.months.${month}` as 'dates.months.1');
  // French says "1er mars".
  const numberOf = (day: number) => (day === 1 ? t('dates.first') : day);
  const dayOf = ([, month, day]: [number, number, number]) =>
    t('dates.day', { day: numberOf(day), month: monthOf(month) });

  const formatDays = (startDate: string, endDate: string): string => {
    const [start, end] = [partsOf(startDate), partsOf(endDate)];
    if (startDate === endDate) return dayOf(start);
    if (start[1] !== end[1]) return `${dayOf(start)}${NO_BREAK_SPACE}– ${dayOf(end)}`;
    // French says "16 et 17 mars", and "16–18 mars" only for more.
    const key = end[2] === start[2] + 1 ? 'dates.twoDays' : 'dates.days';
    return t(key, { first: numberOf(start[2]), last: end[2], month: monthOf(end[1]) });
  };

  return {
    /** A range of ISO dates without the year, with no-break spaces: `16–17 March`, or `9 March` for one day. */
    formatDays,
    /** The month and the year of an ISO date, with a no-break space: `March 2027`. */
    formatMonth: (isoDate: string): string => {
      const [year, month] = partsOf(isoDate);
      return `${monthOf(month)}${NO_BREAK_SPACE}${year}`;
    },
    /** An ISO date, or a range within a year, with no-break spaces: `17 September 2026`. */
    formatDate: (startDate: string, endDate = startDate): string =>
      `${formatDays(startDate, endDate)}${NO_BREAK_SPACE}${partsOf(endDate)[0]}`,
  };
}
