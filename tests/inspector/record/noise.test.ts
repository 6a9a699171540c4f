import { expect, it } from 'vitest';
import { replayableOf } from '../../../src/inspector/controller/stage.ts';
import { cutAfter, entryAt, recordOf } from '../../../src/inspector/record/record.ts';
import { replay } from '../../../src/inspector/record/replay.ts';
import { app, home, startRecord } from '../recordSession.ts';

const MINUTE = 60_000;

/** A visit of the home page, whose time the test holds. */
function visitHome() {
  const session = startRecord(home);
  const send = (type: string, more: object = {}) => session.send('site', { type, ...more });
  send('motion.allowed');
  send('route.changed', { address: home });
  const scroll = (y: number) => send('page.scrolled', { y });
  /** What a person does, and what the page makes of it. */
  const click = (name: string, type: string, actor: string) => {
    session.act({ kind: 'click', control: { role: 'button', name } });
    session.send(actor, { type }, { by: 'person' });
  };
  return { ...session, send, scroll, click };
}

it('R18.39 keeps every act of an hour on the home page, whatever moves there', async () => {
  const { pass, record, click, scroll } = visitHome();
  for (let minute = 0; minute < 60; minute += 1) {
    click('Chat', 'chat.toggle', 'chat');
    pass(MINUTE);
    for (let y = 0; y < 60; y += 1) scroll(y * 10);
  }
  expect(record.dropped).toBeGreaterThan(3_000);
  expect(record.entries.length).toBeLessThanOrEqual(2_200);
  expect(record.entries.filter(({ cause }) => cause.type === 'act')).toHaveLength(60);
  expect(record.entries.at(-1)?.index).toBe(record.dropped + record.entries.length - 1);
  // What is left comes out the same again.
  const { replayed, differences } = await replay(app, replayableOf(record));
  expect(differences).toEqual([]);
  expect(replayed).toBeGreaterThan(0);
});

it('R18.39 replays a record whose noise was dropped from its start', async () => {
  const { pass, record, click } = visitHome();
  for (let minute = 0; minute < 150; minute += 1) {
    click('Chat', 'chat.toggle', 'chat');
    pass(MINUTE);
  }
  expect(record.dropped).toBeGreaterThan(500);
  expect([record.from, record.entries[0]?.cause.type]).toEqual([0, 'start']);
  const { replayed, of, differences } = await replay(app, replayableOf(record));
  expect([replayed, differences]).toEqual([of, []]);
});

it('R18.39 tells noise from what an act has set going', () => {
  const { pass, record, click, send } = visitHome();
  pass(MINUTE);
  const since = record.entries.length;
  const isNoise = ({ isNoise: is }: { isNoise?: true }) => is === true;
  expect(record.entries.filter(isNoise).length).toBeGreaterThan(30);
  // The first turn of each loop is none yet: something has set it going.
  const fired = record.entries.filter(({ cause }) => cause.type === 'timer');
  expect(fired.filter((entry) => !isNoise(entry)).length).toBeGreaterThan(3);

  send('pointer.moved', { y: 400 });
  expect(record.entries.at(-1)).toMatchObject({ cause: { type: 'event' }, isNoise: true });
  // What an act sends is none, ignored as it may be.
  click('Version', 'version.toggle', 'versionBadge');
  expect(record.entries.slice(since).filter((entry) => !isNoise(entry))).toHaveLength(2);
});

it('R18.39 drops acts last, and begins a replay after what is gone', async () => {
  const { record, pass, send, click, end } = visitHome();
  click('Chat', 'chat.toggle', 'chat');
  const [first] = record.entries.filter(({ cause }) => cause.type === 'act');
  if (!first) throw new Error('There is no act.');
  // Nobody does this, and each of it changes something.
  for (let index = 0; index < 2_300; index += 1) {
    pass(1_000);
    send(index % 2 ? 'motion.allowed' : 'motion.reduced');
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
