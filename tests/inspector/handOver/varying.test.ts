import { expect, it } from 'vitest';
import { patternOf } from '../../../src/inspector/handOver/cover.ts';
import { patternOfSaid } from '../../../src/inspector/handOver/varying.ts';
import { showing, startRecord } from '../recordSession.ts';
import { button, copySteps, copyTest, light } from './copies.ts';

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

it.each([3, 2])('R18.54 takes other numbers where %i were seen with no act between', (times) => {
  const record = startRecord();
  const saying = (text: string) => ({ ...showing(), said: [{ role: 'status' as const, text }] });
  record.act({ ...button('Start'), page: showing() });
  for (let lap = 1; lap <= times; lap += 1) {
    record.pass(600);
    record.send('workshop', { type: 'bell.later' }, { page: saying(`Lap ${lap}`) });
  }
  record.pass(600);
  // Sums that stand beside each other do not go on.
  const said = [12, 15, 20].map((sum) => ({ role: 'status' as const, text: `Lap ${sum}` }));
  record.send('workshop', { type: 'bell.later' }, { page: { ...showing(), said } });
  record.act({ ...button('Stop'), page: saying('Lap 7') });
  const test = copyTest({ ...record.end(), page: saying('Lap 9') });
  const expected = times < 3 ? "toContain('Lap 7')" : String.raw`stringMatching(/^Lap\s+\d+$/)`;
  expect(test.match(/said\('status'\)\)\.to.*/)?.[0]).toContain(expected);
});

it.each([
  ['0.0 s', "toContain('0.0 s');"],
  ['00:00', "toContain('00:00');"],
  ['4.4 s', 'toContainEqual('],
  ['It took 0 s', 'toContainEqual('],
])('R18.54 expects a duration that stands still alone, if it is zero: %s', (text, expected) => {
  const record = startRecord();
  record.act({ ...button('Reset'), page: showing() });
  const said = [{ role: 'status' as const, text }];
  expect(copyTest({ ...record.end(), page: { ...showing(), said } })).toContain(
    `said('status')).${expected}`,
  );
});

it.each([true, false])(
  'R18.51, R18.54 has a stopwatch leave zero, and stay there once it stands still, and tells its first text: %s',
  (isReset) => {
    const record = startRecord();
    const saying = (text: string) => ({ ...showing(), said: [{ role: 'status' as const, text }] });
    light(record);
    record.act({ ...button('Start'), page: saying('0 s') });
    record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
    for (const text of ['0 s', '1 s', '2 s', '3 s']) record.pass(1_000, { page: saying(text) });
    record.act({ ...button('Reset'), page: saying('4 s') });
    if (isReset) record.send('lamp', { type: 'lamp.press' }, { by: 'person' });
    record.pass(3_000, { page: saying('0 s') });
    record.act({ ...button('Menu'), page: saying('0 s') });
    const session = record.end();
    const entries = session.entries.map((entry) =>
      entry.cause.type === 'timer' ? { ...entry, isNoise: true as const } : entry,
    );
    const ended = { ...session, entries, page: saying('0 s') };
    expect(copySteps(ended).match(/The status .*/g)).toEqual([
      'The status “0 s” is seen.',
      'The status “1 s” is seen, and its number goes on by itself.',
      'The status “0 s” is seen.',
    ]);
    const test = copyTest(ended);
    const any = String.raw`\d[\d.,]*\s+(?!NaN|undefined|null|Invalid)\S+`;
    expect(test.match(/(?<=poll\(.*\)\.).*/g)?.slice(-2)).toEqual([
      String.raw`toContainEqual(expect.stringMatching(/^(?!0\s+s$)${any}$/));`,
      isReset ? "toContain('0 s');" : `toContainEqual(expect.stringMatching(/^${any}$/));`,
    ]);
  },
);
