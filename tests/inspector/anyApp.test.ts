import { readFileSync } from 'node:fs';
import { lossesIn } from '@interpunct/model-kit/data';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  assign,
  createActor,
  createMachine,
  fromPromise,
  fromTransition,
  setup,
  spawnChild,
} from 'xstate';
import { createInspector } from '../../src/inspector/createInspector.ts';
import { copyAsSteps } from '../../src/inspector/handOver/copyAsSteps.ts';
import type { AppToInspect, RootOptions } from '../../src/inspector/inspected.ts';
import { isEntryIgnored, outcomeOf, waysIn } from '../../src/inspector/panel/events/entryTexts.ts';
import { searchStates } from '../../src/inspector/panel/searchStates.ts';
import type { Entry } from '../../src/inspector/record/entry.ts';
import { arrive, fakeTime, settled } from './fakeTime.ts';
import { letter } from './smallApp/letter.machine.ts';
import { workshop } from './smallApp/workshop.machine.ts';
import { world } from './smallApp/world.ts';

const ROOT = '(machine)';

/** The workshop under inspection, or another app in its place. */
function openWorkshop(
  more: Partial<AppToInspect> = {},
  create = (options: RootOptions): AnyActorRef => createActor(workshop, options),
) {
  let shown: AnyActorRef;
  const inspector = createInspector({
    name: 'Workshop',
    root: { machine: workshop },
    show: (root) => {
      shown = root;
    },
    ...more,
  });
  shown = inspector.create(create);
  inspector.begin();
  const actorOf = (path: string) => inspector.getView().actors.find((one) => one.path === path);
  return {
    inspector,
    leavesOf: (path = ROOT) => actorOf(path)?.leaves,
    contextOf: (path = ROOT) => actorOf(path)?.context as Record<string, unknown>,
    workers: () => inspector.getView().actors.filter(({ chart }) => chart === 'worker'),
    shownNow: () => shown,
    send: (type: string, more: object = {}, path = ROOT) => inspector.send(path, { type, ...more }),
  };
}

const causesOf = (entries: readonly Entry[]) =>
  entries.map(({ cause }) => ('event' in cause ? cause.event.type : cause.type));

fakeTime();
beforeEach(() => {
  world.reset();
});

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
  expect(causesOf(inspector.getView().entries)).toEqual([
    'start',
    'key.pressed',
    'xstate.observable.next',
    'key.pressed',
    'xstate.observable.next',
  ]);
  expect(contextOf()).toMatchObject({ keys: ['hello', 'a'], heard: 21 });
  expect(lossesIn(inspector.exportSession({ redacted: false }))).toEqual([]);
});

it('R18.33 hears what the world has said while time was held when it goes on', async () => {
  const { inspector, contextOf } = openWorkshop();
  inspector.pause();
  for (let press = 0; press < 60; press += 1) world.press(`${press}`);
  world.warm(21);
  expect(inspector.getView().entries).toHaveLength(3);
  inspector.resume();
  expect(contextOf()).toMatchObject({ heard: 21 });
  // The latest: a stopwatch that ran on would fill the record.
  const keys = contextOf()?.keys as string[];
  expect([keys[1], keys.at(-1), keys.length]).toEqual(['11', '59', 50]);
});

it.each(['a file', 'the record'])(
  'R18.40 holds what a timer of a session from %s asks of the world, until a person acts',
  async (source) => {
    const order = vi.fn(async () => 'oak boards');
    const shop = setup({ actors: { order: fromPromise(order) } }).createMachine({
      initial: 'resting',
      on: { rest: '.resting' },
      states: {
        resting: { after: { 100: 'ordering' } },
        ordering: { invoke: { id: 'order', src: 'order', onDone: 'resting' } },
      },
    });
    const { inspector, send, leavesOf } = openWorkshop({ root: { machine: shop } }, (options) =>
      createActor(shop, options),
    );
    const file = inspector.getSession();
    if (source === 'a file') await inspector.importSession(file);
    else await inspector.look(0);
    await inspector.restore(false);
    inspector.resume();
    await vi.advanceTimersByTimeAsync(200);
    expect(leavesOf()).toEqual(['ordering']);
    expect(order).not.toHaveBeenCalled();
    expect(inspector.getView().outgoing).toMatchObject([{ what: 'start order' }]);
    inspector.note({ kind: 'click' });
    send('rest');
    await vi.advanceTimersByTimeAsync(150);
    expect(order).toHaveBeenCalledOnce();
  },
);

it('R18.41 fires delayed events of every kind, at their actors', async () => {
  const { inspector, leavesOf, contextOf, send } = openWorkshop();
  send('desk.open');
  send('desk.leave');
  send('bell.later');
  expect(inspector.getView().timers.map(({ actor, remaining }) => [actor, remaining])).toEqual([
    [ROOT, 300],
    [ROOT, 150],
    [ROOT, 100],
  ]);
  inspector.pause();
  inspector.step();
  expect(contextOf('tally')).toBe(1);
  expect(inspector.getView().entries.at(-1)?.cause).toMatchObject({ type: 'timer' });
  await inspector.advance(50);
  expect(contextOf().keys).toEqual(['hello', 'bell']);
  await inspector.advance(150);
  expect(leavesOf()).toContain('desk.closed');
});

it('R18.41 sends to actors that an action has spawned, until they stop', async () => {
  const { inspector, workers, send } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  const [, bob] = workers();
  expect(bob?.leaves).toEqual(['working']);
  const path = bob?.path ?? '';
  expect(inspector.optionsOf(path)[0]).toEqual({
    type: 'worker.rest',
    isEnabled: true,
    blockedBy: [],
  });
  send('worker.rest', {}, path);
  expect(workers()[1]?.leaves).toEqual(['resting']);
  await inspector.advance(200);
  expect(workers()[1]?.leaves).toEqual(['working']);
  send('worker.fire');
  expect(workers()).toHaveLength(1);
  expect(() => send('worker.rest', {}, path)).toThrow('does not run');
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

it('R18.41 looks at the same past twice, with the actors that its context names', async () => {
  const { inspector, shownNow, send, workers } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  send('desk.open');
  for (const index of [3, 4, 3, 3]) {
    await inspector.look(index);
    const { context, children } = shownNow().getSnapshot();
    expect(context.workers).toEqual(workers().map(({ path }) => children[path]));
    expect(context.workers).toHaveLength(2);
  }
});

it('R18.41 goes on from the past, and only the page on the screen listens to the world', async () => {
  const { inspector, contextOf, send, workers } = openWorkshop();
  send('worker.hire', { name: 'Bob' });
  send('bell.later');
  await inspector.look(4);
  await inspector.restore(false);
  expect([world.listeners.size, world.observers.size]).toEqual([1, 1]);
  expect(inspector.getSession().interventions).toMatchObject([
    {
      after: 4,
      text: 'restore the moment after `bell.later` to (machine). The page goes on from here, with its time paused',
    },
  ]);
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

it('R18.41 goes to a state of a machine, and of an actor that was spawned', async () => {
  const { inspector, leavesOf, workers, send } = openWorkshop();
  const goTo = (actor: string, state: string) => arrive(inspector.goTo(actor, state));
  await goTo(ROOT, 'desk.open.sawing.smooth');
  expect(leavesOf()).toContain('desk.open.sawing.smooth');
  send('worker.hire', { name: 'Bob' });
  await goTo(workers()[1]?.path ?? '', 'resting');
  expect(workers()[1]?.leaves).toEqual(['resting']);
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
  const guest = setup({}).createMachine({
    id: 'guest',
    initial: 'in',
    states: { in: { on: { leave: 'out' } }, out: { type: 'final' } },
  });
  const house = setup({ actors: { guest } }).createMachine({
    id: 'house',
    initial: 'open',
    states: { open: { invoke: { id: 'guest', src: 'guest', onDone: 'shut' } }, shut: {} },
  });
  const { inspector, send } = openWorkshop({ root: { machine: house } }, (options) =>
    createActor(house, options),
  );
  send('leave', {}, 'guest');
  expect(inspector.getView().ended).toMatchObject([{ path: 'guest', status: 'stopped' }]);
});

it('R18.17 tells of two actors with one id which one an event has reached', () => {
  const twin = setup({}).createMachine({ on: { rest: {} } });
  const shop = setup({ actors: { twin } }).createMachine({
    id: 'shop',
    entry: [spawnChild('twin', { id: 'twin' }), spawnChild('twin', { id: 'twin' })],
  });
  const { inspector } = openWorkshop({ root: { machine: shop } }, (options) =>
    createActor(shop, options),
  );
  const [start] = inspector.getView().entries;
  const twins = start?.deliveries.filter(({ receiver }) => receiver === 'twin') ?? [];
  expect(twins.map(({ isReplaced = false }) => isReplaced).sort()).toEqual([false, true]);
});

it('R18.35 goes to a state of an actor that another actor has spawned', async () => {
  const seat = setup({}).createMachine({
    id: 'seat',
    initial: 'free',
    states: { free: { on: { take: 'taken' } }, taken: {} },
  });
  const hall = setup({ actors: { seat } }).createMachine({
    id: 'hall',
    on: { add: { actions: spawnChild('seat', { id: 'seat' }) } },
  });
  const cinema = setup({ actors: { hall } }).createMachine({
    id: 'cinema',
    invoke: { id: 'hall', src: 'hall' },
  });
  const { inspector, send, leavesOf } = openWorkshop({ root: { machine: cinema } }, (options) =>
    createActor(cinema, options),
  );
  send('add', {}, 'hall');
  await arrive(inspector.goTo('hall/seat', 'taken'));
  expect(leavesOf('hall/seat')).toEqual(['taken']);
});

it('R18.28 names the event without a case, where no way leads to a state', async () => {
  const named = 'No case describes “letter.write”, “letter.send”, “letter.retry”.';
  const { missing } = searchStates('letter', letter, { cases: undefined });
  const { reason } = missing.find(({ state }) => state.endsWith('mail.failed')) ?? {};
  expect(reason).toContain(named);
  const { inspector } = openWorkshop();
  const wish = inspector.goTo('letter', 'mail.failed');
  await arrive(expect(wish).rejects.toThrow(named));
});

it('R18.21 picks the running actor that a part of the page names, by its path or by its chart', async () => {
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
});

it('R18.41 takes a session through a file', async () => {
  const first = openWorkshop();
  first.send('worker.hire', { name: 'Bob' });
  first.send('desk.open');
  first.send('desk.leave');
  const text = JSON.stringify(first.inspector.exportSession({ redacted: false }));
  world.reset();
  const { inspector, leavesOf, workers, contextOf, send } = openWorkshop();
  await inspector.importSession(JSON.parse(text));
  expect([leavesOf()?.[0], workers().length]).toEqual(['desk.left', 2]);
  await inspector.restore(false);
  expect(contextOf().since).toEqual(new Date(0));
  send('worker.rest', {}, workers()[1]?.path);
  await inspector.advance(300);
  expect(leavesOf()).toContain('desk.closed');
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
  const root = { machine: odd };
  const create = (options: object) => createActor(odd, options);
  const open = () => openWorkshop({ root }, create);
  const first = open();
  first.inspector.send('odd', { type: 'go', loop });
  const file = first.inspector.exportSession({ redacted: false });
  expect(lossesIn(file)).toEqual([
    'self (loop)',
    'listen (function)',
    'gone (AbortController)',
    'src (code)',
  ]);
  const { inspector, contextOf, shownNow } = open();
  await inspector.importSession(JSON.parse(JSON.stringify(file)));
  await inspector.restore(false);
  expect(contextOf('odd')).toEqual({ loop: { name: 'Ada' }, days: new Set([1n]) });
  expect(Object.keys(shownNow().getSnapshot().children)).toEqual([]);
  await first.inspector.look(0);
  await first.inspector.restore(false);
  expect((await first.inspector.replay()).differences).toEqual([]);
});

it('R18.41 tells a root from an actor that has its name', async () => {
  const child = createMachine({
    id: 'same',
    initial: 'one',
    states: { one: { on: { go: 'two' } }, two: {} },
  });
  const machine = createMachine({
    id: 'same',
    invoke: { id: 'same', src: child },
    initial: 'here',
    states: { here: { on: { go: 'there' } }, there: {} },
  });
  const { inspector, leavesOf } = openWorkshop({ root: { machine } }, (options) =>
    createActor(machine, options),
  );
  inspector.send('same', { type: 'go' });
  await arrive(inspector.goTo('same (root)', 'there'));
  expect([leavesOf('same (root)'), leavesOf('same')]).toEqual([['there'], ['one']]);
  expect(inspector.getView().actors.map(({ chart }) => chart)).toEqual(['same', 'same 2']);
});

it('R18.41 is taken in as its README says', () => {
  const [, block] =
    /a way to show it:[\s\S]*?```ts\n([\s\S]*?)```/.exec(
      readFileSync('src/inspector/README.md', 'utf8'),
    ) ?? [];
  expect(block).toBe(readFileSync('tests/inspector/smallApp/main.ts', 'utf8'));
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

it('R18.40 holds a callback that an app names, until it is released', async () => {
  const { inspector } = openWorkshop({
    outgoing: (actor, name) =>
      actor === ROOT && name === 'keys' ? 'listen to the keyboard' : undefined,
  });
  expect(world.listeners.size).toBe(1);
  await inspector.look(0);
  expect(inspector.getView().outgoing).toEqual([{ id: null, what: 'listen to the keyboard' }]);
  await inspector.restore(false);
  expect([world.listeners.size, world.observers.size]).toEqual([0, 1]);
  const [held] = inspector.getView().outgoing;
  expect(held?.what).toBe('listen to the keyboard');
  inspector.release(held?.id ?? '');
  expect(world.listeners.size).toBe(1);
});

it('R18.41 goes to a state of an actor whose id has a slash, from its start', async () => {
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { open: 'opened' } }, opened: {} },
  });
  const machine = createMachine({ id: 'house', invoke: { id: 'front/door', src: door } });
  const { inspector, leavesOf, send } = openWorkshop({ root: { machine } }, (options) =>
    createActor(machine, options),
  );
  send('open', {}, 'front~1door');
  expect(leavesOf('front~1door')).toEqual(['opened']);
  await arrive(inspector.goTo('front~1door', 'closed'));
  expect(leavesOf('front~1door')).toEqual(['closed']);
});

it('R18.40 does not ask an app what the start of a machine asks of the world', async () => {
  const asked: string[] = [];
  const { inspector } = openWorkshop({
    outgoing: (actor, name) => {
      asked.push(`${actor} ${name}`);
      return undefined;
    },
  });
  inspector.pause();
  asked.length = 0;
  await inspector.look(0);
  expect(asked.toSorted()).toEqual([`${ROOT} keys`, `${ROOT} tally`, `${ROOT} thermometer`]);
});

it.each([
  ['error', { message: 'HTTP 503' }, 'HTTP 503', 'HTTP 503'],
  [
    'output',
    null,
    "Cannot read properties of null (reading 'receipt')",
    "Cannot read properties of null (reading '▒▒▒')",
  ],
] as const)(
  'R18.17, R18.26 tells what has stopped a machine: an %s of a promise',
  async (type, value, why, redactedWhy) => {
    const checkout = createMachine({
      id: 'checkout',
      invoke: {
        id: 'pay',
        src: fromPromise(() => new Promise(() => {})),
        onDone: { actions: assign(({ event }) => ({ receipt: event.output.receipt })) },
      },
    });
    const shop = createMachine({ id: 'shop', invoke: { id: 'checkout', src: checkout } });
    const { inspector } = openWorkshop({ root: { machine: shop } }, (options) => {
      const root = createActor(shop, options);
      root.subscribe({ error: () => {} });
      return root;
    });
    const [promise] = inspector.getView().promises;
    inspector[type === 'error' ? 'reject' : 'settle'](promise?.id ?? '', value);
    const last = inspector.getView().entries.at(-1) as Entry;
    expect(isEntryIgnored(last)).toBe(false);
    // What was written as data is an error for the page.
    expect(last.stopped?.[0]?.error).toBeInstanceOf(Error);
    const end = `stopped by an error: ${why}`;
    expect(
      outcomeOf(last, waysIn(last, undefined, { charts: inspector.charts, root: '' })),
    ).toContain(`checkout, shop ${end}`);
    const steps = (redacted: boolean) =>
      copyAsSteps([inspector.exportSession({ redacted })], inspector.app, 'http://app.example');
    expect(steps(false)).toContain(`   - Checkout, Shop ${end}.`);
    expect(steps(true)).toContain(`   - Checkout, Shop stopped by an error: ${redactedWhy}.`);
  },
);

it('R18.15, R18.30 says that time stands where a timer of 0 ms sets itself again', async () => {
  const circle = createMachine({
    id: 'circle',
    initial: 'one',
    states: {
      one: { after: { 10: 'two' } },
      two: { after: { 0: { target: 'two', reenter: true } } },
    },
  });
  const { inspector } = openWorkshop({ root: { machine: circle } }, (options) =>
    createActor(circle, options),
  );
  const reason = 'Time stands at 10 ms: a timer of 0 ms sets itself again without end.';
  await expect(vi.advanceTimersByTimeAsync(20)).rejects.toThrow(reason);
  expect(inspector.getView()).toMatchObject({ isPaused: true, fault: reason });
});
