import { expect, it } from 'vitest';
import { replayableOf } from '../../../src/inspector/controller/stage.ts';
import { cutAfter, entryAt, recordOf } from '../../../src/inspector/record/record.ts';
import { replay } from '../../../src/inspector/record/replay.ts';
import { app, startRecord } from '../recordSession.ts';

const MINUTE = 60_000;

/** A visit of the workshop, whose lamp flickers. The test holds its time. */
function visitLit() {
  const session = startRecord();
  session.click('Lamp', 'lamp', 'lamp.press');
  session.click('Flicker', 'lamp', 'lamp.flicker');
  return session;
}

it('R18.39 keeps every act of half an hour, whatever moves meanwhile', async () => {
  const { pass, record, click, send } = visitLit();
  for (let minute = 0; minute < 30; minute += 1) {
    click('Letter', 'letter', 'letter.toggle');
    pass(MINUTE);
    // The desk is closed: nobody can leave it.
    for (let time = 0; time < 60; time += 1) send('workshop', { type: 'desk.leave' });
  }
  expect(record.dropped).toBeGreaterThan(1_000);
  expect(record.entries.length).toBeLessThanOrEqual(2_200);
  expect(record.entries.filter(({ cause }) => cause.type === 'act')).toHaveLength(32);
  expect(record.entries.at(-1)?.index).toBe(record.dropped + record.entries.length - 1);
  // What is left comes out the same again.
  expect([record.from, record.entries[0]?.cause.type]).toEqual([0, 'start']);
  const { replayed, of, differences } = await replay(app, replayableOf(record));
  expect([replayed, differences]).toEqual([of, []]);
});

it('R18.39 tells noise from what an act has set going', () => {
  const { pass, record, click, send } = visitLit();
  pass(MINUTE);
  const since = record.entries.length;
  const isNoise = ({ isNoise: is }: { isNoise?: true }) => is === true;
  expect(record.entries.filter(isNoise).length).toBeGreaterThan(30);
  // The first turn is none yet: the act has set it going.
  const fired = record.entries.filter(({ cause }) => cause.type === 'timer');
  expect(fired.filter((entry) => !isNoise(entry))).not.toEqual([]);

  send('workshop', { type: 'desk.leave' });
  expect(record.entries.at(-1)).toMatchObject({ cause: { type: 'event' }, isNoise: true });
  // What an act sends is none, ignored as it may be.
  click('Order', 'letter', 'letter.retry');
  expect(record.entries.slice(since).filter((entry) => !isNoise(entry))).toHaveLength(2);
});

it('R18.39 drops acts last, and begins a replay after what is gone', async () => {
  const { record, pass, send, end } = visitLit();
  const [first] = record.entries.filter(({ cause }) => cause.type === 'act');
  if (!first) throw new Error('There is no act.');
  // Nobody does this, and each of it changes something.
  for (let index = 0; index < 2_300; index += 1) {
    pass(1_000);
    send('letter', { type: 'letter.write', text: String(index % 2) });
  }
  expect(entryAt(record, first.index)).toBe(first);
  expect(record.from).toBeGreaterThan(first.index);
  expect((await replay(app, replayableOf(record))).differences).toEqual([]);

  const cut = cutAfter(record, first);
  expect([cut.from, cut.entries.at(-1)]).toEqual([first.index + 1, first]);
  // A file keeps where a replay begins.
  const { from, dropped } = record;
  expect(recordOf(end())).toMatchObject({ from, dropped });
});
