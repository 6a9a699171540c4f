import {
  checkModel,
  explore,
  type Fixture,
  type Knowledge,
  modelFrom,
  replayTest,
} from '@interpunct/model-kit';
import { textOfFailure } from '@interpunct/model-kit/failure';
import { expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  fromPromise,
  raise,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { faultsIn, faultsOf, loose } from './knownMachines.ts';

it('R17.14 names what does not begin again in a state that is entered again', () => {
  const ask = fromPromise(async () => {});
  const chart = (reenter: boolean) =>
    setup({
      types: { context: {} as { ms: number } },
      actors: { ask },
      delays: { life: ({ context }) => context.ms },
    }).createMachine({
      id: 'toast',
      context: { ms: 100 },
      initial: 'shown',
      states: {
        shown: {
          invoke: { src: 'ask' },
          after: { life: 'gone' },
          on: { more: { target: 'shown', reenter, actions: assign({ ms: 300 }) } },
        },
        gone: {},
      },
    });
  const results = { ask: { errors: {} } };
  const faults = (reenter: boolean, expected: object) =>
    faultsIn(chart(reenter), { results, expected });
  const expected = {
    states: { shown: { timers: { life: ({ ms }: { ms: number }) => ms } } },
    events: { more: [{ in: 'shown', to: 'shown', context: { ms: 300 } }] },
  };
  expect(faults(true, expected)).toEqual([]);
  // Its timer goes on with the length that it had before.
  expect(faults(false, expected)).toContain(
    'shown → more: after life does not begin again, and ask does not begin again, and timers: life (100 ms); expected life (300 ms)',
  );
  const unmoved = { events: { more: [{ in: 'shown', context: { ms: 300 } }] } };
  expect(faults(false, unmoved)).toEqual([]);
  expect(faults(true, unmoved)).toEqual([
    'shown → more: after life begins again, and ask begins again',
  ]);
  const late = {
    states: { gone: { timers: { grace: 100 } } },
    events: { 'after life': [{ to: 'gone', given: { 'after grace': 100 } }] },
  };
  expect(faults(true, late)).toEqual([
    'shown: timers: life (100 ms); expected nothing',
    'shown → after 100 ms: after grace does not begin',
  ]);
});

it('R17.14 names other tags, an event that is raised, and another output', () => {
  const sent = { type: 'final', entry: raise({ type: 'over' }) };
  const states = { idle: { on: { send: 'sent' } }, sent };
  const sending = loose({ initial: 'idle', output: () => 0, states });
  const row = { to: 'sent', calls: ['to parent done'], given: { 'to parent done': 3 }, raises: [] };
  const expected = { states: { sent: { tags: ['busy'] } }, events: { send: [row] } };
  expect(faultsIn(sending, { expected })).toEqual([
    'idle → send: to parent done is given: 0; expected 3, and it raises: over; expected nothing, and tags: nothing; expected busy',
  ]);
});

it('R17.14 names an actor or a timer that does not begin, and lets one begin that a row names', () => {
  const ask = fromPromise<void, number>(async () => {});
  const asking = (actions: object[]) =>
    loose({ initial: 'on', states: { on: { on: { go: { actions } } } } }, { actors: { ask } });
  const again = asking([cancel('s'), raise({ type: 'over' }, { id: 's', delay: 100 })]);
  const spawning = asking([spawnChild('ask', { id: 'one', input: 1 })]);
  const faults = (machine: object, given: object) =>
    faultsIn(machine, {
      results: { ask: { errors: {} } },
      stopWhen: ({ running }) => running.length > 0,
      expected: { events: { go: [{ in: 'on', given: given as never }] } },
    });
  expect(faults(again, {})).toContain('on → go: after s begins');
  expect(faults(again, { 'after s': () => 100 })).toEqual([]);
  // One that the step ends again has not begun.
  const ended = asking([raise({ type: 'over' }, { id: 's', delay: 100 }), cancel('s')]);
  expect(faults(ended, { 'after s': 100, 'to ask hi': undefined })).toEqual([
    'on → go: after s is neither called nor begun, and to ask hi is neither called nor begun',
  ]);
  // It is called by its id, or by what it runs.
  expect(faults(spawning, { one: () => 1, ask: () => 1 })).toEqual([]);
  expect(faults(asking([cancel('s')]), { ask: () => 1 })).toEqual([
    'on → go: ask is neither called nor begun',
  ]);
});

it('R17.14 names a timer that does not end where a row or its state says so', () => {
  const searching = (clear: object[], exit: object[] = []) =>
    loose({
      initial: 'on',
      states: {
        on: {
          exit: exit as never,
          on: {
            type: { actions: [cancel('late'), raise({ type: 'go' }, { id: 'late', delay: 300 })] },
            clear: { actions: clear as never },
            go: { actions: 'search' },
            leave: 'off',
          },
        },
        off: {},
      },
    });
  const debouncing = (ends: string[] | undefined, on?: object): Knowledge<AnyStateMachine> => ({
    expected: {
      start: [{ to: 'on' }],
      states: { ...(on && { on }), off: {} },
      events: {
        type: [{ in: 'on', given: { 'after late': 300 } }],
        clear: [{ in: 'on', ...(ends && { ends }) }],
        leave: [{ in: 'on', to: 'off' }],
      },
      anything: ['go', 'after late'],
    },
  });
  const reported = (machine: AnyStateMachine, known: Knowledge<AnyStateMachine>) => {
    const { failures, notes } = checkModel(machine, known);
    return [...failures.map(textOfFailure), ...notes];
  };
  const clears = searching([cancel('late')]);
  expect(reported(clears, debouncing(['late']))).toEqual([]);
  expect(reported(searching([]), debouncing(['late']))).toEqual([
    'on → type → clear: late does not end',
  ]);
  // A name of which no step ends anything.
  expect(reported(clears, debouncing(['lat']))).toEqual([
    'no step meets row 1 of clear; no timer or actor lat runs',
  ]);
  const leaves = searching([cancel('late')], [cancel('late')]);
  for (const timers of [['late?'], { 'late?': 300 }]) {
    expect(reported(leaves, debouncing(['late'], { timers }))).toEqual([]);
    expect(reported(clears, debouncing(['late'], { timers }))).toContain(
      'on → type → leave: timers: late (300 ms); expected nothing',
    );
  }
  expect(reported(leaves, debouncing(['late'], { timers: { 'late?': 200 } }))).toContain(
    'on → type: timers: late (300 ms); expected late (200 ms)',
  );
  expect(reported(leaves, debouncing(undefined))).toEqual([
    "Nothing says when these timers end: late. A state may have `timers: ['late?']`, a row `ends`.",
  ]);
});

it('R17.14 names what begins again of a state that stays, unless the row says so', () => {
  const p = {
    initial: 'x',
    invoke: { id: 'load', src: 'c' },
    entry: raise({ type: 'over' }, { id: 'late', delay: 100 }),
    exit: cancel('late'),
    after: { 5000: {} },
    on: { go: { target: '.y', reenter: true } },
    states: { x: {}, y: {} },
  };
  const actors = { c: fromPromise<void>(async () => {}) };
  const parent = createMachine({ initial: 'p', states: { p } } as never, { actors } as never);
  const states = { p: { actors: ['load'], timers: ['late', '5000'] } };
  const faults = (row: object) =>
    faultsIn(parent, {
      isPossible: (_, { type }) => type === 'go',
      expected: { states, events: { go: [{ in: 'p', ...row }] } },
    }).join();
  expect(faults({ to: 'p.y' })).toMatch(
    /late begins again,.*5000 begins again,.*load begins again,/,
  );
  expect(faults({ to: ['p', 'p.y'] })).toBe('');
  const given = { c: undefined, 'after late': 100, 'after 5000': 5000 };
  expect(faults({ to: 'p.y', given })).toBe('');
});

it('R17.14 names a state that is entered, too', () => {
  const player = createMachine({
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: { initial: 'loud', states: { loud: {}, low: {} } },
    },
  });
  const inner = (to: string) =>
    faultsIn(player, {
      expected: { events: { press: [{ in: 'off', to }, { in: 'on' }] } },
    });
  expect(inner('on.loud')).toEqual([]);
  expect(inner('on')).toEqual([
    'off → press: it enters, too: on.loud; expected nothing (row 1 of press)',
  ]);
});

it('R17.14 names an actor that an assignment begins while an earlier one runs', () => {
  const list = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
    on: { add: { actions: assign({ asked: ({ spawn }) => spawn('ask', { id: 'A1' }) }) } },
  });
  const results = { ask: { errors: {} } };
  const fault = '(machine) → add → add: A1 begins while an earlier A1 runs';
  const model = modelFrom(list as never, { results });
  const { failures } = explore(model);
  expect(failures.map(textOfFailure)).toEqual([fault]);
  expect(() => replayTest(list, failures[0]?.fixture as Fixture, { results } as never)).toThrow(
    'A1 begins while an earlier A1 runs',
  );
});

it('R17.14 names an actor that runs although the context tells of none', () => {
  const faults = (asked: string[]) =>
    faultsIn(
      loose(
        {
          context: { asked: [] },
          on: { add: { actions: [spawnChild('ask', { id: 'A1' }), assign({ asked })] } },
        },
        { actors: { ask: fromPromise(async () => {}) } },
      ),
      {
        results: { ask: { outputs: {}, errors: {} } },
        stopWhen: ({ running }) => running.length > 0,
        expected: {
          states: { '': { actors: (context) => context.asked } },
          events: { add: [{ given: { ask: undefined }, context: { asked } }] },
        },
      },
    );
  expect(faults(['A1'])).toEqual([]);
  expect(faults([])).toEqual(['(machine) → add: the actors that run: A1; expected nothing']);
});

it('R17.14 takes an actor that an assignment starts and the same step stops', () => {
  const entry = assign({
    diver: ({ spawn }) => spawn('dive', { id: 'diver', input: { deep: true } } as never),
  });
  const exit = [stopChild('diver'), assign({ diver: null } as never)];
  const machine = setup({ actors: { dive: fromPromise(async () => {}) } }).createMachine({
    context: { diver: null },
    initial: 'dry',
    states: { dry: { on: { jump: 'wet' } }, wet: { entry, exit, always: 'dry' } },
  } as never);
  const faults = (input: object | undefined) =>
    faultsOf(machine, {
      expected: {
        start: [{ to: 'dry', context: { diver: null } }],
        states: { dry: { actors: [] } },
        events: { jump: [{ to: 'dry', given: { diver: input } }] },
      },
    });
  expect(faults({ deep: true })).toEqual([]);
  expect(faults(undefined)).toContain(
    'dry → jump: diver is given: {"deep":true}; expected undefined',
  );
});

it('R17.14 names an actor that runs something else than its name says', () => {
  const promise = fromPromise(async () => {});
  const asking = setup({ actors: { ask: promise, guess: promise } }).createMachine({
    id: 'asking',
    initial: 'waiting',
    states: { waiting: { invoke: { id: 'ask', src: 'guess' } } },
  });
  const expected = { states: { waiting: { actors: ['ask'] } } };
  const results = { guess: { errors: {} } };
  expect(faultsIn(asking, { results, expected })).toEqual([
    'waiting: the actor ask runs guess; expected ask',
  ]);
});
