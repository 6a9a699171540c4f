import { fromJson } from '@interpunct/model-kit/data';
import { standAt } from '@interpunct/model-kit/keptRoot';
import { beforeEach, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, setup, spawnChild } from 'xstate';
import { addCoverage, coverageOf, reportCoverage } from '../../src/inspector/charts/coverage.ts';
import { labelOf } from '../../src/inspector/handOver/labels.ts';
import { rowsOf } from '../../src/inspector/panel/events/rows.ts';
import { searchStates } from '../../src/inspector/panel/searchStates.ts';
import { faultIn } from '../../src/inspector/record/breakpoint.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { openWorkshop, ROOT, turning } from './openWorkshop.ts';
import { letter } from './smallApp/letter.machine.ts';
import { world } from './smallApp/world.ts';

fakeTime();
beforeEach(() => world.reset());

it('R18.41 sends to actors that an action has spawned, until they stop', async () => {
  const { inspector, workers, send } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  const { path = '', leaves } = workers()[1] ?? {};
  expect(leaves).toEqual(['working']);
  const [rest] = inspector.optionsOf(path);
  expect(rest).toEqual({ type: 'worker.rest', isEnabled: true, blockedBy: [] });
  send('worker.rest', {}, path);
  expect(workers()[1]?.leaves).toEqual(['resting']);
  await inspector.advance(200);
  expect(workers()[1]?.leaves).toEqual(['working']);
  send('worker.fire');
  expect(workers()).toHaveLength(1);
  expect(() => send('worker.rest', {}, path)).toThrow('does not run');
});

it('R18.41 goes to a state of a machine, and of an actor that was spawned', async () => {
  const { inspector, leavesOf, workers, send } = openWorkshop();
  const goTo = (actor: string, state: string) => arrive(inspector.goTo(actor, state));
  await goTo(ROOT, 'desk.open.sawing.smooth');
  expect(leavesOf()).toContain('desk.open.sawing.smooth');
  send('worker.hire', { name: 'Bob' });
  await goTo(workers()[1]?.path ?? '', 'resting');
  expect(workers()[1]?.leaves).toEqual(['resting']);
});

it('R18.41 takes names that each object has for names of actors', async () => {
  const ping = createMachine({ on: { ping: {} } });
  const names = ['constructor', 'toString', '__proto__'];
  const machine = setup({ actors: { ping } }).createMachine({
    id: 'constructor',
    on: { spawn: { actions: names.map((id) => spawnChild('ping', { id })) } },
  });
  const { inspector, send } = openWorkshop({ root: { machine, id: 'app' } });
  const { app, charts, chartAt, getView } = inspector;
  send('spawn', {}, 'app');
  send('ping', {}, 'toString');
  expect(names.map((path) => labelOf(app, path))).toEqual([
    'Constructor',
    'To string',
    '__proto__',
  ]);
  const { entries } = getView();
  expect(
    rowsOf(getView(), { text: '', kind: 'all' }, { charts, quiet: names, root: 'app' }),
  ).toHaveLength(3);
  const coverage = addCoverage(coverageOf('app', entries, chartAt), {});
  expect(addCoverage({}, coverage)).toEqual(coverage);
  expect(reportCoverage(charts, {}).machines.map(({ id }) => id)).toEqual(Object.keys(charts));
  for (const name of ['valueOf', '__proto__'])
    expect(faultIn(`app:${name}`, charts, getView().actors)).toContain('has no state and no datum');
  await expect(arrive(inspector.goTo('valueOf', 'x'))).rejects.toThrow(
    'No actor is called “valueOf”',
  );
  expect(inspector.casesOf('toString')).toBeUndefined();
  const file = inspector.getSession();
  const other = { ...file, charts: { ...file.charts, valueOf: 'x' } };
  await expect(arrive(inspector.importSession(other))).rejects.toThrow('other charts of “valueOf”');
  await arrive(inspector.importSession(file));
  expect(getView().lookingAt).toBe(2);
});

it('R18.21 keeps an actor that has ended in the list, as it was last', async () => {
  const { inspector, send, workers } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  const { path = '' } = workers()[1] ?? {};
  send('worker.rest', {}, path);
  const before = inspector.getView().entries.at(-1)?.index ?? 0;
  send('worker.fire');
  expect(inspector.getView().ended).toMatchObject([
    { path, status: 'stopped', leaves: ['resting'], context: { name: 'Bob' } },
  ]);
  // Before its end it runs, and before its start there is none.
  await arrive(inspector.look(before));
  expect([workers()[1]?.path, inspector.getView().ended]).toEqual([path, []]);
  await arrive(inspector.look(0));
  expect([workers().length, inspector.getView().ended]).toEqual([1, []]);
});

it('R18.21 keeps an actor in the list that has ended by the event that has reached it', () => {
  const guest = createMachine({
    initial: 'in',
    states: { in: { on: { leave: 'out' } }, out: { type: 'final' } },
  });
  const house = createMachine({
    initial: 'open',
    states: { open: { invoke: { id: 'guest', src: guest, onDone: 'shut' } }, shut: {} },
  });
  const { inspector, send } = openWorkshop({ root: { machine: house } });
  send('leave', {}, 'guest');
  expect(inspector.getView().ended).toMatchObject([{ path: 'guest', status: 'stopped' }]);
});

it('R18.17 tells of two actors with one id which one an event has reached', () => {
  const twin = createMachine({ on: { rest: {} } });
  const shop = setup({ actors: { twin } }).createMachine({
    id: 'shop',
    entry: [spawnChild('twin', { id: 'twin' }), spawnChild('twin', { id: 'twin' })],
  });
  const { inspector } = openWorkshop({ root: { machine: shop } });
  const [start] = inspector.getView().entries;
  const twins = start?.deliveries.filter(({ receiver }) => receiver === 'twin') ?? [];
  expect(twins.map(({ isReplaced = false }) => isReplaced).sort()).toEqual([false, true]);
});

it('R18.35 goes to a state of an actor that another actor has spawned', async () => {
  const seat = turning('seat', 'take', ['free', 'taken']);
  const hall = setup({ actors: { seat } }).createMachine({
    id: 'hall',
    on: { add: { actions: spawnChild('seat', { id: 'seat' }) } },
  });
  const cinema = createMachine({ id: 'cinema', invoke: { id: 'hall', src: hall } });
  const { inspector, send, leavesOf } = openWorkshop({ root: { machine: cinema } });
  send('add', {}, 'hall');
  await arrive(inspector.goTo('hall/seat', 'taken'));
  expect(leavesOf('hall/seat')).toEqual(['taken']);
});

it('R18.28 asks for cases where the app gives none and no way leads to a state', async () => {
  const named = 'and hasText lets it pass. Give `cases`: ';
  const { missing } = searchStates('letter', letter, { cases: undefined });
  const { reason } = missing.find(({ state }) => state.endsWith('mail.failed')) ?? {};
  expect(reason).toContain(named);
  const { inspector } = openWorkshop();
  const wish = inspector.goTo('letter', 'mail.failed');
  await arrive(expect(wish).rejects.toThrow(named));
});

it('R18.21 picks the running actor that a part of the page names by its path or its chart, or says that none runs', async () => {
  const { inspector, send, workers } = openWorkshop({ actorOf: () => named });
  let named = 'worker';
  inspector.watch({
    surroundings: undefined,
    pick: async () => ({}) as Element,
  });
  send('worker.hire', { name: 'Bob' });
  const [ada, bob] = workers().map(({ path }) => path);
  expect(await inspector.pick()).toEqual([ada, bob]);
  named = bob ?? '';
  expect(await inspector.pick()).toEqual([bob]);
  send('worker.leave', {}, ada);
  named = 'worker';
  expect(await inspector.pick()).toEqual([bob]);
  named = 'shelf';
  await expect(inspector.pick()).rejects.toThrow('No actor with the id “shelf” runs.');
});

it('R18.41 tells a root from an actor that has its name', async () => {
  const invoke = { id: 'same', src: turning('same', 'go', ['one', 'two']) };
  const machine = turning('same', 'go', ['here', 'there'], { invoke });
  const { inspector, leavesOf } = openWorkshop({ root: { machine } });
  inspector.send('same', { type: 'go' });
  await arrive(inspector.goTo('same (root)', 'there'));
  expect([leavesOf('same (root)'), leavesOf('same')]).toEqual([['there'], ['one']]);
  expect(inspector.getView().actors.map(({ chart }) => chart)).toEqual(['same', 'same 2']);
});

it('R18.41 goes on with what the app has provided, under an id that it has not taken over', async () => {
  const bare = setup({
    types: { events: {} as { type: 'go' } },
    guards: {
      mayGo: (): boolean => {
        throw new Error('not provided');
      },
    },
    actors: { helper: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
  }).createMachine({
    id: 'bare',
    initial: 'one',
    states: {
      one: { on: { go: { guard: 'mayGo', target: 'two' } } },
      two: { invoke: { id: 'help', src: 'helper' } },
    },
  });
  const provided = bare.provide({
    guards: { mayGo: () => true },
    actors: { helper: fromPromise(async () => {}) },
  });
  const { inspector, leavesOf } = openWorkshop({ root: { machine: bare } }, ({ clock, inspect }) =>
    createActor(provided, { ...(clock && { clock }), ...(inspect && { inspect }) }),
  );
  inspector.send('bare', { type: 'go' });
  expect(leavesOf('bare')).toEqual(['two']);
  await settled();
  expect((await inspector.replay()).differences).toEqual([]);
  await inspector.look(0);
  await inspector.restore(false);
  inspector.send('bare', { type: 'go' });
  expect(leavesOf('bare')).toEqual(['two']);
});

it('R18.41 makes a root again with the input that it began with', async () => {
  const machine = setup({ types: { input: {} as { name: string } } }).createMachine({
    id: 'shop',
    context: ({ input }) => ({ name: input.name.trim() }),
    initial: 'shut',
    states: { shut: { on: { open: 'opened' } }, opened: {} },
  });
  const { inspector, send, contextOf, leavesOf } = openWorkshop({ root: { machine } }, (options) =>
    createActor(machine, { ...options, input: { name: ' Oak ' } }),
  );
  send('open', {}, 'shop');
  expect((await inspector.replay()).differences).toEqual([]);
  await inspector.look(0);
  await inspector.restore(false);
  await arrive(inspector.goTo('shop', 'opened'));
  expect([leavesOf('shop'), contextOf('shop')]).toEqual([['opened'], { name: 'Oak' }]);
  const { start, root } = inspector.getSession();
  const from = standAt(fromJson(start), root, 'shop');
  expect(
    searchStates('shop', machine, { cases: undefined, ...(from && { from }) }).shown,
  ).toHaveLength(2);
});

it('R18.41 goes to a state of an actor whose id has a slash, from its start', async () => {
  const door = turning('door', 'open', ['closed', 'opened']);
  const machine = createMachine({ id: 'house', invoke: { id: 'front/door', src: door } });
  const { inspector, leavesOf, send } = openWorkshop({ root: { machine } });
  send('open', {}, 'front~1door');
  expect(leavesOf('front~1door')).toEqual(['opened']);
  await arrive(inspector.goTo('front~1door', 'closed'));
  expect(leavesOf('front~1door')).toEqual(['closed']);
});
