import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { scoreOf } from '#inspector/controller/stage.ts';
import { toSessionFile } from '#inspector/handOver/sessionFile.ts';
import { createConductor, type Macrostep } from '#inspector/record/conductor.ts';
import type { Gesture } from '#inspector/record/entry.ts';
import { append, beginRecord, cutAfter, entryAt, recordOf } from '#inspector/record/record.ts';
import { rehearsed, replay } from '#inspector/record/replay.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { actorAt, keepRoot } from '#statechart/keptRoot.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { app, input } from './recordWalk.ts';

const MINUTE = 60_000;

/** A visit of the home page, whose time the test holds. */
function visitHome() {
  const clock = new VirtualClock();
  let onStep = (_: Macrostep) => {};
  let isActing = false;
  const permissions = { ...rehearsed, isOpen: () => true, isHandlingAct: () => isActing };
  const conductor = createConductor(clock, permissions, (step) => onStep(step));
  const address = { page: 'home', language: 'en', prefix: '', path: '/' };
  const root = createActor(siteMachine, {
    id: 'site',
    systemId: 'site',
    input: { ...input, entry: { ...address, key: '' } },
    clock,
    inspect: conductor.inspect,
  });
  conductor.adopt(root);
  const record = beginRecord(keepRoot(root, clock));
  onStep = (step) => append(record, step);
  conductor.start(true);
  const send = (event: { type: string }, actor = 'site') => actorAt(root, actor)?.send(event);
  for (const type of ['motion.allowed', 'tab.shown']) send({ type });
  send({ type: 'route.changed', address } as { type: string });
  const animator = conductor.promises().find(({ actor }) => actor === 'drawing');
  conductor.settle(animator?.id ?? '', 'output', undefined);
  /** What a person does, and what the page makes of it. */
  const click = (name: string, type: string, actor: string) => {
    const gesture: Gesture = { kind: 'click', control: { role: 'button', name }, shown: [] };
    conductor.note(gesture);
    isActing = true;
    send({ type }, actor);
    isActing = false;
  };
  return { clock, record, send, click, conductor };
}

it('R18.39 keeps every act of an hour on the home page, whatever moves there', async () => {
  const { clock, record, click, send } = visitHome();
  for (let minute = 0; minute < 60; minute += 1) {
    click('Chat', 'chat.toggle', 'chat');
    clock.advance(MINUTE);
    for (let y = 0; y < 60; y += 1) send({ type: 'page.scrolled', y: y * 10 } as { type: string });
  }
  expect(record.dropped).toBeGreaterThan(3_000);
  expect(record.entries.length).toBeLessThanOrEqual(2_200);
  expect(record.entries.filter(({ cause }) => cause.type === 'act')).toHaveLength(60);
  expect(record.entries.at(-1)?.index).toBe(record.dropped + record.entries.length - 1);
  // What is left comes out the same again.
  const { replayed, differences } = await replay(app, scoreOf(record));
  expect(differences).toEqual([]);
  expect(replayed).toBeGreaterThan(0);
});

it('R18.39 replays a record whose noise was dropped from its start', async () => {
  const { clock, record, click } = visitHome();
  for (let minute = 0; minute < 50; minute += 1) {
    click('Chat', 'chat.toggle', 'chat');
    clock.advance(MINUTE);
  }
  expect(record.dropped).toBeGreaterThan(500);
  expect([record.from, record.entries[0]?.cause.type]).toEqual([0, 'start']);
  const { replayed, of, differences } = await replay(app, scoreOf(record));
  expect([replayed, differences]).toEqual([of, []]);
});

it('R18.39 tells noise from what an act has set going', () => {
  const { clock, record, click, send } = visitHome();
  clock.advance(MINUTE);
  const since = record.entries.length;
  const isNoise = ({ isNoise: is }: { isNoise?: true }) => is === true;
  expect(record.entries.filter(isNoise).length).toBeGreaterThan(50);
  // The first turn of each loop is none yet: something has set it going.
  const fired = record.entries.filter(({ cause }) => cause.type === 'timer');
  expect(fired.filter((entry) => !isNoise(entry)).length).toBeGreaterThan(3);

  send({ type: 'page.scrolled', y: 0 } as { type: string });
  expect(record.entries.at(-1)).toMatchObject({ cause: { type: 'event' }, isNoise: true });
  // What an act sends is none, ignored as it may be.
  click('Version', 'version.toggle', 'versionBadge');
  expect(record.entries.slice(since).filter((entry) => !isNoise(entry))).toHaveLength(2);
});

it('R18.39 drops acts last, and begins a replay after what is gone', async () => {
  const { record, clock, send, click } = visitHome();
  click('Chat', 'chat.toggle', 'chat');
  const [first] = record.entries.filter(({ cause }) => cause.type === 'act');
  if (!first) throw new Error('There is no act.');
  // Nobody does this, and each of it changes something.
  for (let index = 0; index < 2_300; index += 1) {
    clock.advance(1_000);
    send({ type: index % 2 ? 'motion.allowed' : 'motion.reduced' });
  }
  expect(entryAt(record, first.index)).toBe(first);
  expect(record.from).toBeGreaterThan(first.index);
  expect((await replay(app, scoreOf(record))).differences).toEqual([]);

  const cut = cutAfter(record, first);
  expect([cut.from, cut.entries.at(-1)]).toEqual([first.index + 1, first]);
  // A file keeps where a replay begins.
  const { start, startedAt: startAt, from, entries, dropped } = record;
  const session = { root: 'site', start, startAt, from, entries };
  const file = toSessionFile({ app: { name: 'site', version: '1' }, charts: {}, ...session });
  expect(recordOf(file)).toMatchObject({ from, dropped });
});
