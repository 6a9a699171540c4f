import { expect, it } from 'vitest';
import type { SessionFile } from '../../../src/inspector/handOver/sessionFile.ts';
import type { Gesture, Shown } from '../../../src/inspector/record/entry.ts';
import { startRecord } from '../recordSession.ts';
import {
  button,
  copySteps,
  copyTest,
  expectedIn,
  light,
  linesIn,
  pageWith,
  send,
  write,
} from './copies.ts';

/** A session whose timers go on by themselves. */
const ticking = (session: SessionFile, page: Shown): SessionFile => ({
  ...session,
  entries: session.entries.map((entry) =>
    entry.cause.type === 'timer' ? { ...entry, isNoise: true as const } : entry,
  ),
  page,
});

/** Records that a person starts something which ticks each second. */
function startTicking(before: Shown) {
  const record = startRecord();
  light(record);
  record.act({ ...button('Start'), page: before });
  record.send('lamp', { type: 'lamp.flicker' }, { by: 'person' });
  return record;
}

it('R18.51, R18.54 credits a press with what came before the time went on, and tells the rest later', () => {
  const playing = (song: string, second: number) =>
    pageWith(`- heading "${song}"\n- text: At 0:0${second}`);
  const record = startTicking(playing('Tea', 0));
  for (const second of [1, 2, 3]) record.pass(1_000, { page: playing('Tea', second) });
  record.act({ ...button('Next'), page: playing('Tea', 3) });
  for (const second of [1, 2, 3]) record.pass(1_000, { page: playing('Milk', second) });
  record.pass(1_000, { page: playing('Rye', 1) });
  record.act({ ...button('Stop'), page: playing('Rye', 2) });
  const session = ticking(record.end(), playing('Rye', 2));
  const [, next] = copyTest(session).split(/'Next'|'Stop'/);
  expect(next?.match(/heading "\w+"|runFor\(\w+/g)).toEqual([
    ...['heading "Milk"', 'runFor(2_000'],
    ...['heading "Rye"', 'runFor(1_000'],
  ]);
  expect(copySteps(session).match(/.*is now “(?:Milk|Rye).*/g)).toEqual([
    '   - The heading “Tea” is now “Milk”.',
    '   - After 3.0 s: The heading “Milk” is now “Rye”.',
  ]);
});

it('R18.54 waits as long as each part takes where no clock is run, and knows no page after a gap', () => {
  const at = (slide: string) => pageWith(`- heading "${slide}"`);
  const record = startTicking(pageWith('- main'));
  for (let second = 0; second < 21; second += 1) record.pass(1_000);
  record.pass(400);
  record.act({ ...button('Menu'), page: at('B') });
  const session = ticking(record.end(), at('B'));
  const timers = session.entries.filter(({ cause }) => cause.type === 'timer');
  /** The session with a timer each 7 s alone. `isKnown`: whether the page was looked at then. */
  const headingsOf = (isKnown: boolean) => {
    const kept = session.entries.flatMap((entry) => {
      const place = timers.indexOf(entry);
      if (place >= 0 && place % 7 !== 6) return [];
      if (place < 0) return entry;
      const turn = (place - 6) / 7;
      return isKnown || turn === 0
        ? { ...entry, page: at('ABA'[turn] as string) }
        : { ...entry, isSamePage: true as const };
    });
    const [, start] = copyTest({ ...session, entries: kept }).split("'Start'");
    return start?.match(/heading "\w"|timeout: \w+/g);
  };
  expect(headingsOf(true)).toEqual([
    ...['heading "A"', 'timeout: 12_000'],
    ...['heading "B"', 'timeout: 12_000'],
    ...['heading "A"', 'timeout: 19_000'],
    ...['heading "B"', 'timeout: 26_000'],
    'heading "B"',
  ]);
  expect(headingsOf(false)).toEqual([
    ...['heading "A"', 'timeout: 12_000'],
    ...['heading "B"', 'timeout: 27_000'],
    ...['heading "B"', 'timeout: 27_000'],
  ]);
});

it('R18.54 expects nothing that came with an answer shortly before the next act', () => {
  const record = startRecord();
  const note = (gesture: Gesture) => record.act({ ...gesture, page: undefined } as never);
  record.act({ ...button('Save'), page: pageWith('- main') });
  note({ kind: 'ask', value: 'POST /api/cart' });
  record.pass(950);
  note({ kind: 'answer', value: 'POST /api/cart: 200' });
  record.pass(100);
  record.act({ ...button('Menu'), page: pageWith('- paragraph: Half\n- heading "Cart"') });
  record.pass(600);
  const page = pageWith('- paragraph: Whole\n- heading "Cart"');
  expect(expectedIn(copyTest({ ...record.end(), page }))[0]).toBe('- heading "Cart"');
});

it('R18.51, R18.54 takes its time where the page asks a server how far it is, and expects what stood meanwhile', () => {
  const at = (heading: string, done: number) =>
    pageWith(`- heading "${heading}"\n- paragraph: ${done} %\n- button "Stop"`);
  const record = startTicking(pageWith('- button "Start"'));
  for (const done of [10, 20, 30, 40, 50, 60, 70, 80]) {
    const page = at(done < 50 ? 'Measuring' : 'Cooling', done);
    record.pass(500);
    record.act({ kind: 'ask', value: 'GET /api/run', page });
    record.act({ kind: 'answer', value: 'GET /api/run: 200', page });
    record.pass(500, { page });
  }
  record.act({ ...button('Stop'), page: at('Cooling', 80) });
  const page = pageWith('- heading "Stopped"\n- status: Stopped at 80 %, not at 180 %');
  const session = ticking(record.end(), page);
  const test = copyTest(session);
  expect(test).not.toContain('runFor');
  expect(test.match(/heading "\w+"/g)).toEqual(
    ['Measuring', 'Cooling', 'Stopped'].map((one) => `heading "${one}"`),
  );
  // A sentence repeats the number that went on.
  expect(test).toMatch(/status: "?\/\^Stopped at \S+d\+ %, not at 180 %\$/);
  expect(copySteps(session).match(/.*GET.*/g)).toEqual([
    '   - After 0.5 s: The page sends GET /api/run, 8 times until 7.5 s.',
    '   - After 0.5 s: The answer to GET /api/run: 200, 8 times until 7.5 s.',
  ]);
});

it('R18.57 is called by what was done, where something failed later', () => {
  const record = startRecord();
  write(record, { by: 'person' });
  record.act({ ...button('Send'), page: pageWith('- button "Send"') });
  send(record);
  record.pass(1_500);
  record.settle('error', 'letter', 'deliver', 'No', { page: pageWith('- status: Sending') });
  record.pass(600);
  const test = copyTest({ ...record.end(), page: pageWith('- alert: Failed') });
  expect(linesIn(test).join()).toContain('- status: Sending');
  expect(test).toContain("test('Click the button “Send” on /about: The answer fails'");
});
