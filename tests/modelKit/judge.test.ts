import { checkModel, type Expected } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup, stopChild } from 'xstate';
import { door } from './door.machine.ts';
import { faultsIn, known, loose, opened } from './knownMachines.ts';

/** What is expected of the check, with more of the row by which the door opens. */
const opening = (more: object = {}): Expected<typeof door> => ({
  events: {
    'check done': [{ when: ({ event }) => event.output, to: 'open', ...more }, { to: 'shut' }],
  },
});

it.each<[string, Expected<typeof door>, string[]]>([
  [
    'a timer of another length',
    { states: { open: { timers: { 5000: 4_000 } } } },
    [`${opened}: timers: 5000 ms; expected 5000 (4000 ms)`],
  ],
  [
    'an actor that does not run',
    { states: { checking: { actors: ['check', 'ask'] } } },
    ['shut → press (a code): the actors that run: check; expected check, ask'],
  ],
  [
    'an actor that runs with something else',
    { states: { checking: { actors: { check: () => ({ code: '' }) } } } },
    ['shut → press (a code): check runs with: {"code":"1234"}; expected {"code":""}'],
  ],
  [
    'a context',
    { states: { open: { holds: () => false } } },
    [`${opened}: \`holds\` of open: false with the context {}; expected true`],
  ],
  ['a start', { start: [{ to: 'open' }] }, ['shut: it is in shut; expected open']],
  [
    'another state',
    { events: { 'check error': [{ to: 'open' }] } },
    ['shut → press (a code) → check error (offline): it is in shut; expected open'],
  ],
  ['no call', opening(), [`${opened}: it calls: ring; expected nothing (row 1 of check done)`]],
  [
    'what goes along with a call',
    opening({ calls: ['ring'], given: { ring: 'twice' } }),
    [`${opened}: ring is given: undefined; expected "twice" (row 1 of check done)`],
  ],
  [
    'an expectation that throws',
    {
      events: {
        'after 5000': [{ in: 'shut' }, { when: ({ event }) => event.output.isLate, to: 'shut' }],
      },
    },
    [
      `${opened} → after 5000 ms: it cannot be judged: TypeError: Cannot read properties of undefined (reading 'isLate') (row 2 of after 5000)`,
      'no step meets row 1 of after 5000',
    ],
  ],
  [
    'what a row asks for wrongly, and not that no step meets it',
    { events: { 'check error': [{ to: 'shut', calls: ['rong' as never], ends: ['late'] }] } },
    ['shut → press (a code) → check error (offline): it calls: nothing; expected rong'],
  ],
  [
    'a state whose expectation throws, and not a row that fits',
    {
      ...opening(),
      states: {
        open: {
          holds: () => {
            throw new Error('no');
          },
        },
      },
    },
    ['', ' → press (a code)'].map((on) => `${opened}${on}: it cannot be judged: Error: no`),
  ],
  [
    'a context that gives nothing',
    { start: [{ to: 'shut', context: () => undefined as never }] },
    ['shut: it cannot be judged: Error: `context` gives undefined; expected an object'],
  ],
  [
    'an event that changes nothing',
    { events: { press: [{ in: 'open' }] } },
    [
      'shut → press (a code): it goes to: checking; expected shut, and check begins: no row of press admits it here',
    ],
  ],
  [
    'states, events, timers and actors of another machine',
    {
      states: { ajar: {}, chcking: {} } as never,
      events: {
        ...{ push: [{ to: 'open' }], 'chekc done': [{}, {}], 'ring error': [{}] },
        ...{ 'after 500': [{}], 'after late': [{}], 'xstate.after.9.door.open': [{}] },
      } as never,
    },
    [
      'unknown: the state ajar',
      'unknown: the state chcking',
      '`events` has rows of push, and the chart has no such event',
      '`events` has rows of xstate.after.9.door.open, and the chart has no such event',
      'unknown: the actor chekc',
      'unknown: the actor ring',
      'unknown: the timer 500',
      'unknown: the timer late',
    ],
  ],
])('R17.14 names %s', (_, expected, faults) => {
  expect(faultsIn(door, { ...known, expected })).toEqual(faults);
});

it('R17.14 says of a lost event that the chart has none, and nothing that follows from it', () => {
  const lost = createMachine({ initial: 'on', states: { on: {} } });
  const expected = { start: [{}], events: { STOP: [{ in: 'on' }] } };
  const { failures } = checkModel(lost, { events: { STOP: [{}] }, expected } as never);
  expect(failures.map(({ fault }) => fault)).toEqual([
    '`events` has rows of STOP, and the chart has no such event',
  ]);
});

it('R17.14 takes several states together, and a row that knows the snapshot', () => {
  const region = (last: string) => ({
    initial: 'a',
    states: { a: { on: { [last]: 'b' } }, b: {}, c: {} },
  });
  const radio = createMachine({
    id: 'radio',
    initial: 'on',
    states: {
      on: {
        type: 'parallel',
        on: { off: 'off' },
        states: {
          l: region('left'),
          r: region('right'),
          last: { type: 'history', history: 'deep' },
        },
      },
      off: { on: { on: 'on.last' } },
    },
  });
  const resumed = (was: readonly (string | readonly string[])[]) =>
    faultsIn(radio, {
      expected: {
        events: {
          left: [{ when: ({ snapshot }) => snapshot.matches({ on: { l: 'a' } }), to: 'on.l.b' }],
          on: [
            { in: 'off', was, to: ['on.l.b', 'on.r.b'] },
            { in: 'off', was: 'on.l.b', to: ['on.l.b', 'on.r.a'] },
            { in: 'off', was: 'on.r.b', to: ['on.l.a', 'on.r.b'] },
            { in: 'off', to: ['on.l.a', 'on.r.a'] },
          ],
        },
      },
    });
  expect(resumed([['on.l.b', 'on.r.b']])).toEqual([]);
  expect(resumed(['on.l.b', 'on.r.b'])).toContain(
    'on.l.a on.r.a → left → off → on: it is in on.l.b on.r.a; expected on.r.b (row 1 of on)',
  );
});

it('R17.14 lets a state leave by an action that takes no context', () => {
  const leaving = (stopAudio: (_?: unknown) => void) =>
    setup({ actions: { stopAudio } }).createMachine({
      context: { count: 0 },
      initial: 'on',
      states: {
        on: { exit: 'stopAudio', on: { go: { target: 'off', actions: assign({ count: 1 }) } } },
        off: {},
      },
    });
  const expected = {
    events: { go: [{ in: 'on', to: 'off', calls: ['stopAudio'], context: { count: 1 } }] },
  };
  const faults = (stop: (_?: unknown) => void) => faultsIn(leaving(stop), { expected });
  expect(faults(() => {})).toEqual([]);
  expect(faults((_) => {})).toEqual([
    'on → go: stopAudio stands before an assignment: put it behind, or name it under `given`',
  ]);
});

it('R17.14 names a datum that changes although no row says so', () => {
  const counting = setup({ actions: { count: assign({ count: 1 }) } }).createMachine({
    context: { count: 0 },
    on: { go: { actions: 'count' } },
  });
  const expected = { events: { go: [{}] } };
  expect(faultsIn(counting, { expected })).toEqual(['(machine) → go: count: 1; expected 0']);
});

it('R17.14 goes on past what has a `toJSON` that throws, and names it', () => {
  const toJSON = () => {
    throw new Error('no text');
  };
  const mute = loose({ context: { at: Object.assign(new Date(), { toJSON }), map: { toJSON } } });
  const expected = { states: { '': { holds: () => false } }, anything: ['start'] };
  const { failures, notes } = checkModel(mute, { expected });
  expect(failures.map(({ fault }) => fault)).toEqual([
    '`holds` of the machine itself: false with the context {"at":"[Date]","map":"[Object]"}; expected true',
  ]);
  expect(notes.join()).toContain('another world: at (Date), map (Object).');
});

it('R17.14 names an actor that ends with the result of another, which no row admits', () => {
  const ask = fromPromise(async () => {});
  const asking = (actions: object[]) =>
    loose(
      {
        invoke: [
          { src: 'ask', id: 'ask', onDone: { actions } },
          { src: 'guess', id: 'guess' },
        ],
      },
      { actors: { ask, guess: ask } },
    );
  const faults = (...actions: object[]) =>
    faultsIn(asking(actions), {
      results: { ask: { errors: {} }, guess: { errors: {} } },
      expected: { events: { 'ask done': [] } },
    });
  expect(faults()).toEqual([]);
  expect(faults(stopChild('guess'))).toEqual([
    '(machine) → ask done: it waits for: nothing; expected guess: no row of ask done admits it here',
  ]);
});
