import { expect, it } from 'vitest';
import { languageCodes } from '#tests/catalogue.ts';
import { formatTime } from '#views/basics/format.ts';

it.each(languageCodes)('R10.6 in %s a time has 24 hours and two digits', (language) => {
  const at = (hours: number) => formatTime(language, new Date(2026, 10, 20, hours, 5));
  expect([0, 9, 23].map(at)).toEqual(['00:05', '09:05', '23:05']);
});
