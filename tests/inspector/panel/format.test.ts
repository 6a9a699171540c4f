import { expect, it } from 'vitest';
import { formatTime } from '../../../src/inspector/panel/basics/format.ts';

const FAR_MS = ((24 * 24 + 20) * 60 + 31) * 60_000 + 23_647;

it('R18.15 has hours and days in a time', () => {
  expect([12_345, 125_000, 3_725_000, FAR_MS].map(formatTime)).toEqual([
    '12.345 s',
    '2:05.000',
    '1:02:05.000',
    '24 d 20:31:23.647',
  ]);
});
