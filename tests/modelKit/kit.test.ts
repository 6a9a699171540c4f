import { readFileSync } from 'node:fs';
import {
  checkModel,
  type Expected,
  explore,
  type Fixture,
  failuresOf,
  type Knowledge,
  modelFrom,
  pathsOf,
  replayTest,
} from '@interpunct/model-kit';
import { titleOf } from '@interpunct/model-kit/checkModel';
import { describePath } from '@interpunct/model-kit/describePath';
import { textOfFailure } from '@interpunct/model-kit/failure';
import type { Model } from '@interpunct/model-kit/model';
import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  enqueueActions,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { door } from './door.machine.ts';

const known = {
  events: { press: { 'a code': { code: '1234' } } },
  results: { check: { outputs: { right: true, wrong: false }, errors: { offline: 'lost' } } },
};

/** What an exploration says. */
const faultsIn = (model: Model) => explore(model).failures.map(textOfFailure);

const faultsOf = (expected: Expected<typeof door>) =>
  faultsIn(modelFrom(door, { ...known, expected }));

const opened = 'shut → press (a code) → check done (right)';

describe('what people expect of a machine', () => {
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
      ['shut → press (a code): check runs with {"code":"1234"}; expected {"code":""}'],
    ],
    [
      'a context',
      { states: { open: { holds: () => false } } },
      [`${opened}: open holds: false with {}; expected true`],
    ],
    ['a start', { start: [{ to: 'open' }] }, ['shut: it is in shut; expected open']],
    [
      'another state',
      { events: { 'check error': [{ to: 'open' }] } },
      ['shut → press (a code) → check error (offline): it is in shut; expected open'],
    ],
    [
      'no call',
      {
        events: {
          'check done': [{ when: ({ event }) => event.output, to: 'open' }, { to: 'shut' }],
        },
      },
      [`${opened}: it calls: ring; expected nothing (row 1 of check done)`],
    ],
    [
      'what goes along with a call',
      {
        events: {
          'check done': [
            {
              when: ({ event }) => event.output,
              to: 'open',
              calls: ['ring'],
              given: { ring: 'twice' },
            },
            { to: 'shut' },
          ],
        },
      },
      [`${opened}: ring is given: undefined; expected "twice" (row 1 of check done)`],
    ],
    [
      'an expectation that throws',
      { events: { 'after 5000': [{ when: ({ event }) => event.output.isLate, to: 'shut' }] } },
      [
        `${opened} → after 5000 ms: it cannot be judged: TypeError: Cannot read properties of undefined (reading 'isLate')`,
        'no step meets row 1 of after 5000',
      ],
    ],
    [
      'an event that changes nothing',
      { events: { press: [{ in: 'open' }] } },
      [
        'shut → press (a code): it goes to: checking; expected shut, and check begins: no row of press admits it here',
      ],
    ],
    [
      'what never happens',
      {
        events: {
          press: [
            { in: 'shut', to: 'checking' },
            { in: 'shut', to: 'open' },
          ],
        },
      },
      ['no step meets row 2 of press'],
    ],
    [
      'states and events of another machine',
      { states: { ajar: {}, chcking: {} } as never, events: { push: [] } as never },
      [
        'unknown: the state ajar',
        'unknown: the state chcking; is it checking?',
        'unknown: the event push',
      ],
    ],
  ])('R17.14 names %s', (_, expected, faults) => {
    expect(faultsOf(expected)).toEqual(faults);
  });
});

it('R17.14 names a timer that does not begin again in a state that is entered again', () => {
  const chart = (reenter: boolean) =>
    setup({ delays: { life: 100 } }).createMachine({
      id: 'toast',
      initial: 'shown',
      states: {
        shown: { after: { life: 'gone' }, on: { more: { target: 'shown', reenter } } },
        gone: {},
      },
    });
  const expected = {
    states: { shown: { timers: { life: 100 } } },
    events: { more: [{ in: 'shown', to: 'shown' }] },
  } as const;
  expect(faultsIn(modelFrom(chart(true), { expected }))).toEqual([]);
  expect(faultsIn(modelFrom(chart(false), { expected }))).toEqual([
    'shown → more: after life does not begin again',
  ]);
  const unmoved = { ...expected, events: { more: [{ in: 'shown' }] } } as const;
  expect(faultsIn(modelFrom(chart(false), { expected: unmoved }))).toEqual([]);
  expect(faultsIn(modelFrom(chart(true), { expected: unmoved }))).toEqual([
    'shown → more: after life begins again',
  ]);
  const late = {
    states: { gone: { timers: { grace: 100 } } },
    events: { 'after life': [{ to: 'gone' }] },
  } as const;
  expect(faultsIn(modelFrom(chart(true), { expected: late })).join()).toContain(
    'shown → after 100 ms: after grace does not begin',
  );
});

it('R17.14 names an actor or a timer that does not begin, and lets one begin that a row names', () => {
  const ask = fromPromise<void, number>(async () => {});
  const asking = (actions: object[]) =>
    setup({ actors: { ask } }).createMachine({
      id: 'asking',
      initial: 'on',
      states: { on: { on: { go: { actions: actions as never } } } },
    });
  const again = asking([cancel('s'), raise({ type: 'over' }, { id: 's', delay: 100 })]);
  const spawning = asking([spawnChild('ask', { id: 'one', input: 1 })]);
  const faults = (machine: unknown, given: object) =>
    faultsIn(
      modelFrom(machine as AnyStateMachine, {
        results: { ask: { errors: {} } },
        stopWhen: ({ running }) => running.length > 0,
        expected: { events: { go: [{ in: 'on', given: given as never }] } },
      }),
    );
  expect(faults(again, {})).toContain('on → go: after s begins');
  expect(faults(again, { 'after s': () => 100 })).toEqual([]);
  // One that the step ends again has not begun, and what is called does not begin.
  const ended = asking([raise({ type: 'over' }, { id: 's', delay: 100 }), cancel('s')]);
  expect(faults(ended, { 'after s': 100, 'to ask hi': undefined })).toEqual([
    'on → go: after s does not begin, and to ask hi is not called',
  ]);
  // It is called by its id, or by what it runs.
  expect(faults(spawning, { one: () => 1, ask: () => 1 })).toEqual([]);
  expect(faults(asking([cancel('s')]), { ask: () => 1 })).toEqual(['on → go: ask does not begin']);
});

it('R17.14 names a timer that does not end where a row or its state says so', () => {
  const searching = (clear: object[], exit: object[] = []) =>
    createMachine({
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
    }) as AnyStateMachine;
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
  expect(reported(clears, debouncing(['lat']))).toEqual(['no step meets row 1 of clear']);
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
    faultsIn(
      modelFrom(parent as AnyStateMachine, {
        isPossible: (_, { type }) => type === 'go',
        expected: { states, events: { go: [{ in: 'p', ...row }] } },
      }),
    ).join();
  expect(faults({ to: 'p.y' })).toMatch(
    /late begins again,.*5000 begins again,.*load begins again,/,
  );
  expect(faults({ to: ['p', 'p.y'] })).toBe('');
  const given = { c: undefined, 'after late': 100, 'after 5000': 5000 };
  expect(faults({ to: 'p.y', given })).toBe('');
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
    faultsIn(
      modelFrom(radio as AnyStateMachine, {
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
      }),
    );
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
  const faults = (stop: (_?: unknown) => void) =>
    faultsIn(modelFrom(leaving(stop) as never, { expected }));
  expect(faults(() => {})).toEqual([]);
  expect(faults((_) => {})).toEqual(['on → go: stopAudio sees a context that the step changes']);
});

it('R17.14 names a state that is entered, too', () => {
  const lamp = { initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } };
  const lamps = setup({}).createMachine({ type: 'parallel', states: { left: lamp, right: lamp } });
  const expected = { events: { press: [{ in: 'left.off', to: 'left.on' }] } };
  expect(faultsIn(modelFrom(lamps, { expected } as never))).toEqual([
    'left.off right.off → press: it enters, too: right.on; expected nothing',
  ]);
  const start = [{ to: 'left.off' }];
  expect(faultsIn(modelFrom(lamps, { expected: { start } } as never))).toEqual([
    'left.off right.off: it enters, too: right, right.off; expected nothing',
  ]);
  const player = createMachine({
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: { initial: 'loud', states: { loud: {}, low: {} } },
    },
  });
  const inner = (to: string) =>
    faultsIn(
      modelFrom(player as AnyStateMachine, {
        expected: { events: { press: [{ in: 'off', to }, { in: 'on' }] } },
      }),
    );
  expect(inner('on.loud')).toEqual([]);
  expect(inner('on')).toEqual([
    'off → press: it enters, too: on.loud; expected nothing (row 1 of press)',
  ]);
});

it('R17.14 names a datum that changes although no row says so', () => {
  const counting = setup({ actions: { count: assign({ count: 1 }) } }).createMachine({
    context: { count: 0 },
    on: { go: { actions: 'count' } },
  });
  const expected = { events: { go: [{}] } };
  expect(faultsIn(modelFrom(counting, { expected } as never))).toEqual([
    '(machine) → go: count: 1; expected 0',
  ]);
  const growing = createMachine({
    context: {} as { error?: string },
    on: { go: { actions: assign({ error: 'lost' }) } },
  });
  expect(faultsIn(modelFrom(growing, { expected } as never))).toEqual([
    '(machine) → go: error: "lost"; expected undefined',
  ]);
});

it('R17.14 tells worlds apart by numbers that JSON does not hold', () => {
  const price = createMachine({
    context: { price: null as number | null },
    initial: 'on',
    on: { type: { actions: assign({ price: Number.NaN }) } },
    states: {
      on: {
        on: { pay: { guard: ({ context }) => Number.isNaN(context.price), target: 'lost' } },
      },
      lost: {},
    },
  });
  expect(checkModel(price as AnyStateMachine).failures).toEqual([]);
});

it('R17.14 names a call that comes before an assignment of its step', () => {
  const counting = (actions: readonly ('save' | 'count')[]) =>
    setup({ actions: { save: () => {}, count: assign({ count: 1 }) } }).createMachine({
      context: { count: 0 },
      on: { go: { actions } },
    });
  const faults = (...actions: ('save' | 'count')[]) =>
    faultsIn(
      modelFrom(counting(actions), {
        expected: { events: { go: [{ calls: ['save'], context: { count: 1 } }] } },
      } as never),
    );
  expect(faults('count', 'save')).toEqual([]);
  expect(faults('save', 'count')).toEqual([
    '(machine) → go: save sees a context that the step changes',
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
  const asking = (drop: object[]) =>
    setup({
      types: { context: {} as { asked: string[] } },
      actors: { ask: fromPromise(async () => {}) },
    }).createMachine({
      context: { asked: [] },
      on: {
        add: {
          guard: ({ context }) => context.asked.length === 0,
          actions: [spawnChild('ask', { id: 'A1' }), assign({ asked: ['A1'] })],
        },
        drop: { actions: [...(drop as never[]), assign({ asked: [] })] },
      },
    });
  const faults = (machine: unknown) =>
    faultsIn(
      modelFrom(machine as AnyStateMachine, {
        results: { ask: { outputs: {}, errors: {} } },
        stopWhen: ({ running, snapshot }) => running.length > snapshot.context.asked.length,
        expected: {
          states: { '': { actors: ({ asked }) => asked } },
          events: {
            add: [
              {
                when: ({ context }) => context.asked.length === 0,
                given: { ask: undefined },
                context: { asked: ['A1'] },
              },
            ],
            drop: [{ context: { asked: [] } }],
          },
        },
      }),
    );
  expect(faults(asking([stopChild('A1')]))).toEqual([]);
  expect(faults(asking([]))).toEqual([
    '(machine) → add → drop: the actors that run: A1; expected nothing',
  ]);
});

it('R17.14 names an actor that ends with the result of another, which no row admits', () => {
  const ask = fromPromise(async () => {});
  const asking = (actions: object[]) =>
    setup({ actors: { ask, guess: ask } }).createMachine({
      invoke: [
        { id: 'ask', src: 'ask', onDone: { actions: actions as never } },
        { id: 'guess', src: 'guess' },
      ],
    });
  const faults = (...actions: object[]) =>
    faultsIn(
      modelFrom(asking(actions) as AnyStateMachine, {
        results: { ask: { errors: {} }, guess: { errors: {} } },
        expected: { events: { 'ask done': [] } },
      }),
    );
  expect(faults()).toEqual([]);
  expect(faults(stopChild('guess'))).toEqual([
    '(machine) → ask done: it changes what the machine waits for: no row of ask done admits it here',
  ]);
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
  expect(faultsIn(modelFrom(asking, { results, expected }))).toEqual([
    'waiting: the actor ask runs guess; expected ask',
  ]);
});

const tell = (machine: AnyStateMachine, knowledge: Knowledge<AnyStateMachine> = {}) => {
  const model = modelFrom(machine, knowledge);
  return pathsOf(model).map((path) => {
    const faults = failuresOf(model, path).map(textOfFailure);
    return faults.length > 0 ? faults.join() : describePath(model, path);
  });
};

describe('a path', () => {
  it('R17.14 begins with the requirements that it meets', () => {
    const expected: Expected<typeof door> = {
      states: { open: { requirement: 'A10' } },
      events: { press: [{ requirement: 'A2, A1', in: 'shut', to: 'checking' }] },
    };
    const model = modelFrom(door, { ...known, expected });
    expect(pathsOf(model).map((path) => titleOf(model, path))).toEqual([
      'A1, A2 shut → press (a code) → check done (wrong)',
      'A1, A2 shut → press (a code) → check error (offline)',
      'A1, A2, A10 shut → press (a code) → check done (right) → after 5000 ms',
    ]);
  });

  it('R17.14 is not found where an event goes out to the machine itself', () => {
    const own = createMachine({ entry: sendTo(({ self }) => self, { type: 'go' }) });
    expect(() => tell(own as never)).toThrow('It sends go to itself');
  });

  it('R17.14 fires what goes out to another actor later', () => {
    const leaving = setup({}).createMachine({
      initial: 'here',
      states: {
        here: { entry: sendParent({ type: 'bye' }, { delay: 50 }), after: { 80: 'gone' } },
        gone: {},
      },
    });
    expect(tell(leaving)).toEqual(['here → after 50 ms → after 30 ms']);
  });

  it('R17.14 keeps each call, in its order', () => {
    const calling = (actions: string[]) =>
      faultsIn(
        modelFrom(
          setup({ actions: { one: () => {}, other: () => {} } }).createMachine({
            on: {
              go: {
                actions: enqueueActions(({ enqueue }) => {
                  for (const name of actions) enqueue(name as 'one');
                }),
              },
            },
          }),
          { expected: { events: { go: [{ calls: ['one', 'other'] }] } } },
        ),
      );
    expect(calling(['one', 'other'])).toEqual([]);
    expect(calling(['other', 'one'])).toEqual([
      '(machine) → go: it calls: other, one; expected one, other',
    ]);
    expect(calling(['one', 'one', 'other'])).toEqual([
      '(machine) → go: it calls: one, one, other; expected one, other',
    ]);
  });

  it('R17.14 says where the search for it stopped, and what it has not found', () => {
    const growing = createMachine({
      id: 'growing',
      context: { count: 0 },
      initial: 'low',
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      states: { low: {}, high: {} },
    });
    const { failures, notes } = checkModel(growing as AnyStateMachine, { limit: 100 });
    expect(failures.map(textOfFailure)).toEqual(['no path comes to: growing.high']);
    expect(notes).toEqual([
      'The search for paths stopped after 100 worlds, with 1 or more to go on from: raise `limit`, or bound it by `stopWhen`.',
      'The exploration stopped after 100 worlds, with 1 or more to go on from: raise `limit`, or bound it by `stopWhen`.',
      'Not looked at: growing.high.',
      'Nothing is expected of it: it is compared with its own chart alone.',
    ]);
  });
});

describe('README.md', () => {
  const readme = readFileSync('src/modelKit/README.md', 'utf8');

  it('R17.14 shows tests that run', () => {
    for (const name of ['door.machine', 'door.test']) {
      const test = readFileSync(`tests/modelKit/${name}.ts`, 'utf8');
      expect(readme).toContain(test);
    }
  });
});
