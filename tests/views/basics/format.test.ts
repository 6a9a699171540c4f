import { expect, it } from 'vitest';
import { formatTime } from '#views/basics/format.ts';

it('R10.6 a time has 24 hours and two digits', () => {
  const at = (hours: number) => formatTime(new Date(2026, 10, 20, hours, 5));
  expect([0, 9, 23].map(at)).toEqual(['00:05', '09:05', '23:05']);
});
