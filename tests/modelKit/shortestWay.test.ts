import type { WayOptions } from '@interpunct/model-kit/chances';
import { shortestWay, shortestWays } from '@interpunct/model-kit/shortestWay';
import type { Step } from '@interpunct/model-kit/takeStep';
import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { loose, type Told } from './knownMachines.ts';
import { letter } from './letter.machine.ts';

const withoutCases: WayOptions = { cases: undefined };

const options: WayOptions = {
  cases: {
    events: { write: { 'a line': { text: 'Dear Ada' } } },
    results: { deliver: { outputs: { home: 'home' }, errors: { lost: 'lost' } } },
  },
};

it('R18.6 a shortest way is a list of events, timers and results', () => {
  const posted = [
    { type: 'event', event: { type: 'write', text: 'Dear Ada' } },
    { type: 'event', event: { type: 'post' } },
  ];
  const wayTo = (goal: Parameters<typeof shortestWay>[1]) => shortestWay(letter, goal, options);
  const lost = { type: 'error', invoke: 'deliver', value: 'lost' };
  expect(wayTo({ state: 'letter.mail.failed' })).toEqual([...posted, lost]);
  expect(wayTo({ transition: 'letter.mail.waiting|xstate.done.actor.deliver|0' })).toEqual([
    ...posted,
    { type: 'output', invoke: 'deliver', value: 'home' },
  ]);
  const unfolded = { type: 'event', event: { type: 'unfold' } };
  const timer = 'xstate.after.unfoldFor.letter.sheet.open.unfolding';
  const rest = 'sheet.open.flat mail.failed';
  expect(wayTo({ rest })).toEqual([
    unfolded,
    ...posted,
    lost,
    { type: 'timer', id: timer, ms: 100 },
  ]);
  expect(wayTo({ state: 'letter' })).toEqual([]);
  expect(wayTo({ state: 'letter.unknown' })).toBeNull();
});

it('R18.6 tries both answers of a guard that only the app knows', () => {
  const unknown = (): never => {
    throw new Error('Only the app knows.');
  };
  const asking = setup({ guards: { isKnown: unknown } }).createMachine({
    id: 'asking',
    initial: 'open',
    states: {
      open: { on: { ask: [{ guard: 'isKnown', target: 'yes' }, 'no'] } },
      yes: {},
      no: {},
    },
  });
  const { states } = shortestWays(asking, withoutCases);
  expect(Object.keys(states)).toEqual(['asking', 'asking.open', 'asking.yes', 'asking.no']);
});

const waits = setup({ delays: { short: 100, long: 500 } }).createMachine({
  id: 'waits',
  initial: 'resting',
  states: {
    resting: { after: { short: 'early', long: 'never' }, on: { hold: 'held' } },
    held: { after: { long: 'late' } },
    early: {},
    late: {},
    never: {},
  },
});

it('R18.6 lets the timer fire that is due first', () => {
  const ways = shortestWays(waits, withoutCases);
  expect(Object.keys(ways.states)).toEqual([
    'waits',
    'waits.resting',
    'waits.held',
    'waits.early',
    'waits.late',
  ]);
  expect(ways.states['waits.late']).toMatchObject([{ type: 'event' }, { ms: 500 }]);
});

it('R18.6 says of a state without a way that the machine only passes through it', () => {
  const ways = shortestWays(letter, options);
  expect(ways.passed).toContain('letter.mail.deciding');
  expect(ways.passed).not.toContain('letter.mail.ready');
});

it('R18.6 lets the time of a timer pass for the others as well', () => {
  const both = setup({ delays: { short: 100, long: 500 } }).createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      one: { initial: 'a', states: { a: { after: { short: 'b' } }, b: {} } },
      other: { initial: 'a', states: { a: { after: { long: 'b' } }, b: {} } },
    },
  });
  expect(shortestWay(both, { state: 'both.other.b' }, withoutCases)).toMatchObject([
    { ms: 100 },
    { ms: 400 },
  ]);
});

it('R18.6 a way begins where an actor stands, timers included', () => {
  const actor = createActor(waits).start();
  const from = {
    snapshot: actor.getPersistedSnapshot(),
    timers: [{ id: 'one', event: { type: 'xstate.after.short.waits.resting' }, remaining: 40 }],
  };
  actor.stop();
  expect(shortestWay(waits, { state: 'waits.early' }, { ...withoutCases, from })).toEqual([
    { type: 'timer', id: 'one', ms: 40 },
  ]);
  const snapshot = createActor(letter).getPersistedSnapshot();
  const later = { cases: options.cases, from: { snapshot, timers: [] } };
  expect(shortestWay(letter, { state: 'letter.sheet.open.flat' }, later)).toMatchObject([
    { event: { type: 'unfold' } },
    { ms: 100 },
  ]);
});

it('R18.6 a search is given up where a context grows without end', () => {
  const counting = loose({
    id: 'counting',
    context: { count: 0 },
    initial: 'low',
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    states: {
      low: { always: { guard: ({ context }: Told) => context.count > 99, target: 'high' } },
      high: {},
    },
  });
  const goal = { state: 'counting.high' };
  expect(shortestWay(counting, goal, { ...withoutCases, limit: 50 })).toBeNull();
  expect(shortestWays(counting, { ...withoutCases, limit: 50 })).toMatchObject({
    looked: 50,
    left: 1,
  });
  expect(shortestWay(counting, goal, withoutCases)).toHaveLength(100);
});

const listening = setup({}).createMachine({
  id: 'listening',
  initial: 'one',
  states: {
    one: { on: { 'door.*': 'two' } },
    two: { on: { '*': 'three' } },
    three: {},
  },
});

it('R18.6 answers by a wildcard to what the cases name', () => {
  const cases = { events: { 'door.open': { wide: {} } }, results: {} };
  expect(shortestWay(listening, { state: 'listening.three' }, { cases })).toEqual([
    { type: 'event', event: { type: 'door.open' } },
    { type: 'event', event: { type: 'door.open' } },
  ]);
  expect(shortestWay(listening, { state: 'listening.two' }, withoutCases)).toBeNull();
});

it('R18.6 tells of each step that it tries, ignored ones and failing ones included', () => {
  const tried: string[] = [];
  const failing = loose({
    initial: 'one',
    states: {
      one: { on: { go: 'two' } },
      two: { on: { fail: { guard: ({ event }: Told) => event.no.way, target: 'one' } } },
    },
  });
  const cases = { events: { go: { now: {} }, fail: { now: {} } }, results: {} };
  shortestWays(
    failing,
    {
      cases,
      onStep: ({ way, before, step, after }) => {
        const { type } = (step as Step & { type: 'event' }).event;
        const ends = after ? String(after.snapshot.value) : 'a throw';
        tried.push(`${way().length} ${before.snapshot.value} ${type} ${ends}`);
      },
    },
    () => false,
  );
  expect(tried).toEqual(['0 one go two', '0 one fail one', '1 two fail a throw', '1 two go two']);
});

it('R18.6 runs no action', () => {
  const ran: string[] = [];
  const act = (name: string) => () => {
    ran.push(name);
  };
  const acting = setup({ actions: { begin: act('begin'), leave: act('leave') } }).createMachine({
    id: 'acting',
    entry: ['begin', act('inline')],
    initial: 'one',
    states: { one: { exit: 'leave', on: { go: 'two' } }, two: { entry: act('two') } },
  });
  expect(shortestWay(acting, { state: 'acting.two' }, withoutCases)).toHaveLength(1);
  expect(ran).toEqual([]);
});
