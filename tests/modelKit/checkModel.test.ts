import {
  checkModel,
  type Expected,
  formatTestCoverage,
  type Knowledge,
  ModelTestFailureError,
  testPaths,
} from '@interpunct/model-kit';
import { textOfFailure } from '@interpunct/model-kit/failure';
import { expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromPromise,
  fromTransition,
  raise,
  sendParent,
  setup,
  spawnChild,
} from 'xstate';
import { door } from './door.machine.ts';
import { expected, faultsOf, known, loose, opened, silent, type Told } from './knownMachines.ts';

it('R17.14 has the paths, and what they and an exploration have looked at', () => {
  const { passed, results, coverage, notes } = checkModel(door, known);
  expect([passed, notes]).toEqual([true, []]);
  expect(results.map(({ title }) => title)).toEqual([
    'shut → press (a code) → check done (wrong)',
    'shut → press (a code) → check error (offline)',
    `${opened} → after 5000 ms`,
  ]);
  expect(formatTestCoverage(coverage)).toBe('stateNodes: 4/4\ntransitions: 5/5\nguards: 2/2');
});

it('R17.14 takes a machine that says who it is, and that raises what nobody else may send', () => {
  const late = loose({
    id: 'late',
    context: ({ self }: Told) => ({ me: self.id }),
    initial: 'waiting',
    states: {
      waiting: { entry: raise({ type: 'go' }, { delay: 300 }), on: { go: 'over' } },
      over: { entry: sendParent(({ self }) => ({ type: 'gone', id: self.id })) },
    },
  });
  const given = { 'to parent gone': { type: 'gone', id: 'late' } };
  const expected = {
    start: [{ to: 'waiting', context: { me: 'late' } }],
    states: { waiting: { timers: { go: 300 } } },
    events: { 'after go': [{ to: 'over', calls: ['to parent gone'], given }] },
  };
  expect(faultsOf(late, { expected, isPossible: () => false })).toEqual([]);
});

it('R17.14 names the events of which nothing is expected', () => {
  const { press, 'check error': _, ...events } = expected.events ?? {};
  const open = { ...known, expected: { ...expected, events } };
  expect(faultsOf(door, open as never)).toEqual([
    'no row is about press, check error: add rows, or list them under `anything`',
  ]);
  const anything = ['press', 'check error'];
  expect(faultsOf(door, { ...open, expected: { ...open.expected, anything } })).toEqual([]);
  anything.push('gone');
  expect(faultsOf(door, { ...known, expected: { ...expected, anything } })).toEqual([
    'press has rows, so `anything` may not list it',
    'check error has rows, so `anything` may not list it',
    '`anything` lists gone, which never happens',
  ]);
});

it('R17.14 names the cases that the chart does not have', () => {
  const cases: object = {
    inputs: {},
    events: { ...known.events, presss: {}, 'xstate.snapshot.tickz': {} },
    results: { ...known.results, chekc: { outputs: { right: true } } },
    expected: { ...expected, anything: [], limits: { pres: [{}] } },
  };
  expect(faultsOf(door, cases)).toEqual(
    expect.arrayContaining([
      '`inputs` has no case: nothing is tested',
      'unknown: the event presss, in `events`',
      'unknown: the event pres, in `limits`',
      'unknown: the actor tickz, in `events`',
      'unknown: the actor chekc, in `results`',
    ]),
  );
});

it('R17.14 says that nothing is expected, but not where `temporal` says what is', () => {
  const { events, results } = known;
  const temporal = [{ type: 'always', id: 'it is', predicate: () => true }] as const;
  const untold = 'Nothing is expected of it: it is compared with its own chart alone.';
  const notes = [{}, { temporal: [] }, { temporal }].map(
    (more) => checkModel(door, { events, results, ...more }).notes,
  );
  expect(notes).toEqual([[untold], [untold], []]);
});

it('R17.14 says that functions without a name are not told apart', () => {
  const lamp = createMachine({ on: { press: { actions: [() => {}] } } });
  expect(checkModel(lamp).notes).toContain(
    'Functions without a name are not told apart: (anonymous). Name them in `setup`.',
  );
});

it.each([true, false])('R17.14 hears a spawned actor where it syncs: %s', (syncSnapshot) => {
  const machine = setup({
    actors: { count: fromTransition((n: number) => n + 1, 0) },
  }).createMachine({
    context: ({ spawn }) => ({ ref: spawn('count', { id: 'one', syncSnapshot }) }),
    on: { 'xstate.snapshot.one': { actions: assign({ seen: true }) } },
  });
  expect(
    faultsOf(machine, {
      events: { 'xstate.snapshot.one': { two: { snapshot: { context: 2 } } } },
      expected: {
        events: { 'one snapshot': [{ context: { seen: true } }] },
        anything: ['start'],
      },
    }),
  ).toEqual(syncSnapshot ? [] : expect.arrayContaining(['no step meets row 1 of one snapshot']));
});

it('R17.14 tries an error of each promise that is not said to be safe', () => {
  const machine = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
    initial: 'asking',
    states: { asking: { invoke: { src: 'ask', onDone: 'asked' } }, asked: {} },
  });
  expect(faultsOf(machine)).toEqual([
    'asking → ask error (any failure): nothing handles that ask fails, so the machine stops',
  ]);
  expect(faultsOf(machine, { results: { ask: { errors: {} } } })).toEqual([]);
  // A row, or `anything`, is about it: a step is that error.
  for (const expected of [{ events: { 'ask error': [{}] } }, { anything: ['ask error'] }]) {
    const anything = ['start', 'ask done', ...(expected.anything ?? [])];
    expect(faultsOf(machine, { expected: { ...expected, anything } })).toHaveLength(1);
  }
});

it('R17.14 tells faults apart that read the same', () => {
  const gate = setup({ actions: { report: () => {} } }).createMachine({
    initial: 'shut',
    states: { shut: { on: { pass: 'open' } }, open: { on: { pass: 'shut' } } },
  });
  const events = {
    pass: [
      { in: 'shut', to: 'open', calls: ['report'] },
      { in: 'open', to: 'shut', calls: ['report'] },
    ],
  };
  expect(faultsOf(gate, { expected: { start: [{ to: 'shut' }], events } })).toEqual([
    'shut → pass: it calls: nothing; expected report (row 1 of pass)',
    'shut → pass → pass: it calls: nothing; expected report (row 2 of pass)',
  ]);
});

it('R17.14 says on its path what an expectation throws', () => {
  const throwing = { events: { press: [{ when: () => JSON.parse('') }] } };
  const { results } = checkModel(door, { ...known, expected: throwing } as never);
  expect(textOfFailure(results[0]?.failures[0] as never)).toContain(
    'shut → press (a code), now in checking: it cannot be judged: SyntaxError',
  );
});

it('R17.14 names what the start leaves in the context and no row tells', () => {
  const lamp = loose({ context: { isOn: false, lamps: 3 } });
  const faults = (expected: Expected<AnyStateMachine>) => faultsOf(lamp, { expected });
  expect(faults({})).toEqual(['no row is about start: add rows, or list them under `anything`']);
  expect(faults({ start: [{ context: { isOn: false } }] })).toEqual([
    '(machine): lamps: 3; expected undefined',
  ]);
  expect(faults({ start: [{ context: ({ context }) => context }] })).toEqual([]);
  expect(faults({ anything: ['start'] })).toEqual([]);
});

it('R17.14 throws for a runner of any kind', () => {
  expect(testPaths(door, known).passed).toBe(true);
  expect(() => testPaths(silent, known)).toThrow(ModelTestFailureError);
});

it('R17.14 tries an event of which the chart says that it does nothing', () => {
  const machine = loose({ on: { noise: {} } });
  expect(faultsOf(machine, { expected: { start: [{}], events: { noise: [{}] } } })).toEqual([]);
});

it('R17.14 takes rows of a spawned actor under the name of what it runs, with and without an id', () => {
  const spawning = loose(
    {
      entry: [spawnChild('worker'), spawnChild('worker', { id: 'worker-1' })],
      on: { 'xstate.done.actor.*': { actions: function note() {} } },
    },
    { actors: { worker: fromPromise(async () => 1) } },
  );
  const faults = (given: object) => {
    const events = { 'worker done': [{ calls: ['note'], ...given }] };
    const results = { worker: { outputs: { one: 1 }, errors: {} } };
    return faultsOf(spawning, { results, expected: { start: [{}], events } });
  };
  expect(faults({})).toEqual([]);
  expect(faults({ given: { ring: 1 } }).join()).toContain(
    'ring is neither called nor begun: `given` may name note here',
  );
});

it('R17.14 says how many worlds `stopWhen` has left out, and in which states', () => {
  const stopWhen: Knowledge<typeof door>['stopWhen'] = ({ snapshot }) => snapshot.matches('open');
  expect(checkModel(door, { ...known, expected, stopWhen }).notes).toContain(
    '`stopWhen` ended the search in 1 world: open (1).',
  );
});
