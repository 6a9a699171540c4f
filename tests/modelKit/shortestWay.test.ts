import type { WayOptions } from '@interpunct/model-kit/chances';
import { shortestWay, shortestWays } from '@interpunct/model-kit/shortestWay';
import { expect, it } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
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

it('R18.6 says of a state without a way that the machine only passes through it', () => {
  const ways = shortestWays(letter, options);
  expect(ways.passed).toContain('letter.mail.deciding');
  expect(ways.passed).not.toContain('letter.mail.ready');
});

it('R18.6 a way begins where an actor stands, timers included', () => {
  const states = { resting: { after: { 100: 'early' } }, early: {} };
  const waits = createMachine({ id: 'waits', initial: 'resting', states });
  const actor = createActor(waits).start();
  const from = {
    snapshot: actor.getPersistedSnapshot(),
    timers: [{ id: 'one', event: { type: 'xstate.after.100.waits.resting' }, remaining: 40 }],
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
