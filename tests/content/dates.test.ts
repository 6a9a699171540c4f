import { expect, it } from 'vitest';
import { journeySteps, programs } from '#content/pages/institute.ts';
import { summitDays } from '#content/pages/techsense.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { textsIn } from '#tests/locales/readTexts.ts';

const FRIDAY = 5;
const WEEK = 7 * 24 * 60 * 60 * 1000;

it('the executive programme has eight Fridays in a row, from its next start on', () => {
  const fridays = journeySteps.flatMap((step) => step.fridays).map((date) => new Date(date));
  expect(fridays.map((date) => date.getUTCDay())).toEqual(Array(8).fill(FRIDAY));
  const start = Date.parse(programs[0].nextStart);
  expect(fridays.map(Number)).toEqual(fridays.map((_, week) => start + week * WEEK));
});

it.each(languageCodes)('the days of the summit have their weekdays in %s', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  for (const { id, date } of summitDays) {
    const weekday = textsIn(language).get(`techsense:next.days.${id}.weekday`);
    expect(weekday?.toLowerCase()).toBe(format(new Date(date)).toLowerCase());
  }
});
