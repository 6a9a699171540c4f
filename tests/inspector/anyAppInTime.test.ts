import { beforeEach, expect, it, vi } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  setup,
} from 'xstate';
import { copyAsSteps } from '../../src/inspector/handOver/copyAsSteps.ts';
import { isEntryIgnored, outcomeOf, waysIn } from '../../src/inspector/panel/events/entryTexts.ts';
import { nextStep } from '../../src/inspector/panel/toolbar/nextStep.ts';
import type { Entry } from '../../src/inspector/record/entry.ts';
import { fakeTime } from './fakeTime.ts';
import { openWorkshop, ROOT } from './openWorkshop.ts';
import { world } from './smallApp/world.ts';

fakeTime();
beforeEach(() => world.reset());

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

it('R18.15 names what is kept back by the actor that has said it, as long as that runs', () => {
  const nextOf = ({ inspector }: ReturnType<typeof openWorkshop>) =>
    nextStep(inspector.getView(), inspector.charts).name;
  const open = openWorkshop();
  open.inspector.pause();
  world.press('a');
  world.warm(21);
  expect(nextOf(open)).toBe('key.pressed of keys');
  open.inspector.step();
  expect(nextOf(open)).toBe('next of thermometer');

  const shop = setup({
    actors: { keys: fromCallback(({ sendBack }) => world.listen(sendBack, () => {})) },
  }).createMachine({
    initial: 'open',
    states: { open: { invoke: { src: 'keys' }, on: { close: 'shut' } }, shut: {} },
  });
  const other = openWorkshop({ root: { machine: shop } });
  other.inspector.pause();
  world.press('b');
  expect(nextOf(other)).toBe('key.pressed of keys');
  other.send('close');
  expect(other.inspector.step()).toBe(false);
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
    const { inspector, send, leavesOf } = openWorkshop({ root: { machine: shop } });
    const file = inspector.getSession();
    if (source === 'a file') await inspector.importSession(file);
    else await inspector.look(0);
    await inspector.restore(false);
    inspector.resume();
    await vi.advanceTimersByTimeAsync(200);
    expect(leavesOf()).toEqual(['ordering']);
    expect(order).not.toHaveBeenCalled();
    expect(inspector.app.unheld).toMatch('Actions go out');
    expect(inspector.getView().outgoing).toMatchObject([{ what: 'start order of (machine)' }]);
    inspector.note({ kind: 'click' });
    send('rest');
    await vi.advanceTimersByTimeAsync(150);
    expect(order).toHaveBeenCalledOnce();
  },
);

it('R18.39, R18.26 tells the end of a countdown, whose turns are noise', async () => {
  const left = ({ context }: { context: { left: number } }) => context.left > 1;
  const count = assign({ left: ({ context }: { context: { left: number } }) => context.left - 1 });
  const turn = { guard: left, target: 'running', reenter: true, actions: count };
  const egg = createMachine({
    initial: 'idle',
    context: { left: 5 },
    states: {
      idle: { on: { start: 'running' } },
      running: { after: { 1000: [turn, { target: 'done' }] } },
      // What begins then is no turn of the loop.
      done: { after: { 3000: 'cold' } },
      cold: {},
    },
  });
  const { inspector, send } = openWorkshop({ root: { machine: egg } });
  inspector.note({ kind: 'click', control: { role: 'button', name: 'Start' } });
  send('start');
  await vi.advanceTimersByTimeAsync(9_000);
  const timers = inspector.getView().entries.filter(({ cause }) => cause.type === 'timer');
  const told = timers.filter(({ isNoise }) => !isNoise);
  expect([timers.length, told.map(({ at }) => at)]).toEqual([6, [1_000, 5_000, 8_000]]);
  const steps = copyAsSteps([inspector.getSession()], inspector.app, 'http://app.example');
  expect(steps).toMatch(/After 5\.0 s: .*running → done/);
});

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

const poll = vi.fn(() => {});
it.each([
  ['a callback', fromCallback(poll)],
  [
    'an observable',
    fromObservable(() => ({ subscribe: () => ({ unsubscribe: poll() }) }) as never),
  ],
])('R18.40 holds %s of an app that names nothing, as long as it runs', async (_, logic) => {
  poll.mockClear();
  const shop = setup({ actors: { poll: logic } }).createMachine({
    initial: 'off',
    states: {
      off: { on: { go: 'on' } },
      on: { invoke: { id: 'poll', src: 'poll' }, on: { stop: 'off' } },
    },
  });
  const { inspector, send } = openWorkshop({ root: { machine: shop } });
  send('go');
  await inspector.look(1);
  const what = 'start poll of (machine)';
  expect(inspector.getView().outgoing).toEqual([{ id: null, what }]);
  await inspector.restore(false);
  const { outgoing } = inspector.getView();
  expect(outgoing).toMatchObject([{ what }]);
  send('stop');
  expect(inspector.getView().outgoing).toEqual([]);
  // What has stopped since is not started.
  inspector.release(outgoing[0]?.id ?? '');
  expect(poll).toHaveBeenCalledOnce();
  send('go');
  expect(poll).toHaveBeenCalledTimes(2);
});

it('R18.40 does not ask an app what the start of a machine asks of the world', async () => {
  const outgoing = vi.fn((_actor: string, _name: string) => undefined);
  const { inspector } = openWorkshop({ outgoing });
  inspector.pause();
  outgoing.mockClear();
  await inspector.look(0);
  const asked = outgoing.mock.calls.map(([actor, name]) => `${actor} ${name}`);
  expect(asked.toSorted()).toEqual([`${ROOT} keys`, `${ROOT} thermometer`]);
});

const readOfNull = (name: string) => `Cannot read properties of null (reading '${name}')`;

it.each([
  ['error', { message: 'HTTP 503' }, 'HTTP 503', 'HTTP 503'],
  ['output', null, readOfNull('receipt'), readOfNull('▒▒▒')],
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
  const again = { after: { 0: { target: 'two', reenter: true } } };
  const circle = createMachine({
    initial: 'one',
    states: { one: { after: { 10: 'two' } }, two: again },
  });
  const { inspector } = openWorkshop({ root: { machine: circle } });
  const reason = 'Time stands at 10 ms: a timer of 0 ms sets itself again without end.';
  await expect(vi.advanceTimersByTimeAsync(20)).rejects.toThrow(reason);
  expect(inspector.getView()).toMatchObject({ isPaused: true, fault: reason });
});
