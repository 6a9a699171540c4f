import { readFileSync } from 'node:fs';
import { lossesIn } from '@interpunct/model-kit/data';
import { beforeEach, expect, it } from 'vitest';
import { createMachine, fromTransition, spawnChild } from 'xstate';
import { outcomeOf, waysIn } from '../../src/inspector/panel/events/entryTexts.ts';
import type { Entry } from '../../src/inspector/record/entry.ts';
import { fakeTime, settled } from './fakeTime.ts';
import { openWorkshop, ROOT } from './openWorkshop.ts';
import { world } from './smallApp/world.ts';

const causesOf = (entries: readonly Entry[]) =>
  entries.map(({ cause }) => ('event' in cause ? cause.event.type : cause.type));

fakeTime();
beforeEach(() => world.reset());

it('R18.41 lists every actor with its kind, and each machine with a chart of its own', () => {
  const { inspector } = openWorkshop();
  expect(inspector.getView().actors.map(({ path, kind, chart }) => [path, kind, chart])).toEqual([
    [ROOT, 'machine', ROOT],
    ['x.1', 'machine', 'worker'],
    ['tally', 'transition', null],
    ['letter', 'machine', 'letter'],
    ['lamp', 'machine', 'lamp'],
    ['keys', 'callback', null],
    ['thermometer', 'observable', null],
  ]);
});

it('R18.41 records what callbacks and observables say, and nothing of it as a timer', () => {
  const { inspector, contextOf } = openWorkshop();
  world.press('a');
  world.warm(21);
  const heard = ['key.pressed', 'xstate.observable.next'];
  expect(causesOf(inspector.getView().entries)).toEqual(['start', ...heard, ...heard]);
  expect(contextOf()).toMatchObject({ keys: ['hello', 'a'], heard: 21 });
  expect(lossesIn(inspector.exportSession({ redacted: false }))).toEqual([]);
});

it('R18.41 takes history, final and eventless states and raised events', async () => {
  const { inspector, leavesOf, send } = openWorkshop();
  for (const type of ['desk.open', 'desk.saw', 'desk.smooth', 'desk.leave']) send(type);
  send('desk.return deep');
  expect(leavesOf()).toContain('desk.open.sawing.smooth');
  send('desk.leave');
  send('desk.return');
  expect(leavesOf()).toContain('desk.open.sawing.rough');
  const last = inspector.getView().entries.at(-1) as Entry;
  expect(outcomeOf(last, waysIn(last, undefined, { charts: inspector.charts, root: '' }))).toBe(
    '(machine): desk.left → desk.open.last',
  );
  send('desk.close');
  expect(leavesOf()).toContain('desk.closed');
  send('wood.order', { kind: 'oak' });
  await settled();
});

it('R18.41 goes on from the past, and only the page on the screen listens to the world', async () => {
  const { inspector, contextOf, shownNow, send, workers } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  send('bell.later');
  // The same past twice, with the actors that its context names.
  for (const index of [3, 4, 3, 3, 4]) {
    await inspector.look(index);
    const { context, children } = shownNow().getSnapshot();
    expect(context.workers).toEqual(workers().map(({ path }) => children[path]));
    expect(context.workers).toHaveLength(2);
  }
  await inspector.restore(true);
  expect([world.listeners.size, world.observers.size]).toEqual([1, 1]);
  const about = '`bell.later` to (machine). The page goes on from here, with its time paused';
  const { interventions } = inspector.getSession();
  expect(interventions).toMatchObject([{ after: 4, kind: 'restore', about }]);
  await inspector.advance(100);
  expect(contextOf('tally')).toBe(1);
  inspector.resume();
  const before = (contextOf().keys as string[]).length;
  world.press('z');
  expect(contextOf().keys).toHaveLength(before + 1);
  send('worker.hire', { name: 'Eve' });
  expect(workers()).toHaveLength(3);
  expect(new Set(workers().map(({ path }) => path)).size).toBe(3);
});

it('R18.41 replays a session without a difference and without the world', async () => {
  const { inspector, send, workers } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  send('worker.rest', {}, workers()[1]?.path);
  send('bell.later');
  world.press('a');
  world.warm(20);
  send('wood.order', { kind: 'oak' });
  await settled();
  await inspector.advance(400);
  send('worker.fire');
  // The start is none that a person counts.
  const length = inspector.getView().entries.length - 1;
  const report = await inspector.replay();
  expect(report).toEqual({ replayed: length, of: length, differences: [] });
  expect([world.listeners.size, world.observers.size, world.orders]).toEqual([1, 1, ['oak']]);
  // A visit that goes on from the past makes the same actors again.
  await inspector.look(3);
  await inspector.restore(false);
  send('worker.hire', { name: 'Eve' });
  expect((await inspector.replay()).differences).toEqual([]);
});

it('R18.41 says what a file cannot hold, and goes on without it', async () => {
  const loop: Record<string, unknown> = { name: 'Ada' };
  loop.self = loop;
  const odd = createMachine({
    id: 'odd',
    context: { loop, days: new Set([1n]), listen: () => {}, gone: new AbortController() },
    entry: spawnChild(fromTransition((state: object) => state, {})),
    initial: 'one',
    states: { one: { on: { go: 'two' } }, two: {} },
  });
  const open = () => openWorkshop({ root: { machine: odd } });
  const first = open();
  first.inspector.send('odd', { type: 'go', loop });
  const file = first.inspector.exportSession({ redacted: false });
  const losses = ['self (loop)', 'listen (function)', 'gone (AbortController)', 'src (code)'];
  expect(lossesIn(file)).toEqual(losses);
  const { inspector, contextOf, shownNow } = open();
  await inspector.importSession(JSON.parse(JSON.stringify(file)));
  await inspector.restore(false);
  expect(contextOf('odd')).toEqual({ loop: { name: 'Ada' }, days: new Set([1n]) });
  expect(Object.keys(shownNow().getSnapshot().children)).toEqual([]);
  await first.inspector.look(0);
  await first.inspector.restore(false);
  expect((await first.inspector.replay()).differences).toEqual([]);
});

it('R18.56 tells what a restored page still holds when time runs again', async () => {
  const { inspector, send } = openWorkshop();
  send('wood.order', { kind: 'oak' });
  await inspector.look(inspector.getView().entries.length - 1);
  await inspector.restore(false);
  inspector.resume();
  inspector.note({ kind: 'press', value: 'k' });
  expect(inspector.getView().entries.at(-1)?.heldBack).toMatchObject([{ actor: ROOT }]);
});

it('R18.41 is taken in as its README says', () => {
  const [, block] =
    /a way to show it:[\s\S]*?```ts\n([\s\S]*?)```/.exec(
      readFileSync('src/inspector/README.md', 'utf8'),
    ) ?? [];
  expect(block).toBe(readFileSync('tests/inspector/smallApp/main.ts', 'utf8'));
});
