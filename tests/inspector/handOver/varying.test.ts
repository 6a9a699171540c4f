import { expect, it } from 'vitest';
import { patternOf } from '../../../src/inspector/handOver/cover.ts';
import { patternOfSaid, patternWithLengths } from '../../../src/inspector/handOver/varying.ts';

/** Whether a test takes one text for another one. */
const isTakenFor = (text: string, other: string) =>
  new RegExp(`^${patternOfSaid(text)}$`).test(other);

it.each([
  ['Total: 12', 'Total: 1200'],
  ['Total: € 12.50 (2 items)', 'Total: € 1,250.00 (2 items)'],
  ['€ 250000 for 3 sheets', '€ 2500 for 3 sheets'],
  ['Room 12A, 2GB, 5kg, UTF-8', 'Room 13A, 2GB, 5kg, UTF-8'],
  ['Picture 1920x1080', 'Picture 192x108'],
  ['Step 3/12 of 1.234567', 'Step 4/12 of 1.234567'],
  ['Sent in 5 seconds', 'Sent in NaN seconds'],
  ['Sent in 5 seconds', 'Sent in -5 seconds'],
  ['Sent on 5 May', 'Sent on Invalid Date'],
  ['12 (all)', '12 all'],
  ['Saved 5 seconds ago', 'Saved 5 NaN ago'],
  ['On Monday, 30 November 2026', 'On undefined, 30 November 2026'],
  ['At 10:30', 'At 1x:3?'],
  ['Version 1.10.12', 'Version 2.10.99'],
])('R18.54 has each number count that does not vary by nature: %s', (text, other) => {
  expect([text, other].map((one) => isTakenFor(text, one))).toEqual([true, false]);
});

it.each([
  ['Saved at 12:30', 'Saved at 9:05'],
  ['Saved at 11:59:59 AM.', 'Saved at 1:00:05 PM.'],
  ['Saved at 9am', 'Saved at 10pm'],
  ['Since 2026-11-30T12:30:00.123Z', 'Since 2027-01-02T02:03:04.5Z'],
  ['Am 30.11.2026, um 8:15', 'Am 1.2.2027, um 12:00'],
  ['On 11/30/26 and 30-11-2026', 'On 1/2/27 and 01-02-2027'],
  ['On Monday, 30 November 2026', 'On Tue, 1 Dec 2027'],
  ['On May 3rd', 'On June 21st'],
  ['Le 3 févr. 2026', 'Le 21 mars 2027'],
  ['It took 900 ms', 'It took 1,200 ms'],
  ['In 10 seconds, 2 min and 1.5 h', 'In 9 seconds, 11 min and 2 h'],
  ['Noch 5 Sek. oder 2–3 Min.', 'Noch 59 Sek. oder 5–10 Min.'],
  ['Id 123456, #1042, INV-2026-0012', 'Id 98765432, #1043, INV-2027-4'],
  ['Order A7F3-19 is sent', 'Order 9QX1-Z4 is sent'],
  ['Order KX93QT is sent', 'Order 12ABCD is sent'],
  ['Key 3f2a9c1e-0b7d-4c11-9e55-d2a0c4b8f611', 'Key 00000000-0b7d-4c11-9e55-d2a0c4b8f6ff'],
  ['To ▒▒▒ and masked1@example.com', 'To Ada and eve@host.example'],
])('R18.54 takes another one for what varies by nature: %s', (text, other) => {
  expect([text, other].map((one) => isTakenFor(text, one))).toEqual([true, true]);
});

it('R18.54 leaves a text as it is in which nothing varies', () => {
  const text = 'It was not sent.\n (3 letters, 2 of them late.)';
  expect(patternOfSaid(text)).toBe(patternOf(text.replace(/\s+/g, ' ')));
});

it('R18.54 has lengths count that no time changes', () => {
  const text = '3 tracks, 36 seconds in all: Tea 0:12, 1 h';
  expect(patternWithLengths(text)).toBe(patternOf(text));
  const times = ['At 12:30', 'Saved at 9:05'];
  for (const passing of [...times, 'In 5 min', '3 s elapsed', 'Took 900 ms', 'Sent in 1.5 s'])
    expect(patternWithLengths(passing)).toBe(patternOfSaid(passing));
});
