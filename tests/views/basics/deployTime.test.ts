import { expect, it } from 'vitest';
import { formatDeployTime } from '#views/basics/deployTime.ts';

it.each([
  [Date.UTC(2026, 6, 1, 12, 30, 5), '01/07/2026 14:30:05'],
  [Date.UTC(2026, 11, 31, 23, 30), '01/01/2027 00:30:00'],
])('R8.6 formats %i ms as the local time of a zone in French notation', (time, text) => {
  expect(formatDeployTime(time, 'Europe/Luxembourg')).toBe(text);
});
