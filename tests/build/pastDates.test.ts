import { expect, it } from 'vitest';
import { pastDatesOn } from '#build/pastDates.ts';

it.each([
  ['2027-01-22', []],
  ['2027-02-04', [/^Programmes have begun: executive\./]],
  [
    '2027-03-18',
    [/^Events are over: Pétrusse Product Night, Alzette Tech Summit\./, /executive\./],
  ],
  ['2027-12-31', [/, The Full Stop Gala\..*events\.ts/, /executive, youth\./]],
])('R14.3 a build on %s names the dates that are over', (today, sentences) => {
  expect(pastDatesOn(today)).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence) as unknown),
  );
});
