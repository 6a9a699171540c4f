import {
  checkModel,
  type Expected,
  type Fixture,
  formatTestCoverage,
  type Knowledge,
  ModelTestFailureError,
  replayTest,
  testPaths,
} from '@interpunct/model-kit';
import { describeChart } from '@interpunct/model-kit/describeChart';
import { textOfFailure } from '@interpunct/model-kit/failure';
import { mutantsOf, mutated, survivorsOf } from '@interpunct/model-kit/mutants';
import { propertyTest } from '@interpunct/model-kit/random';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import { door } from './door.machine.ts';
import { counter, desk, diary, form, letter, oven, player, pool } from './machines.ts';

const expected: Expected<typeof door> = {
  start: [{ to: 'shut' }],
  states: { checking: { actors: ['check'] }, open: { timers: { 5000: 5_000 } } },
  events: {
    press: [
      { in: 'shut', to: 'checking', given: { check: ({ event }) => ({ code: event.code }) } },
    ],
    'check done': [
      { when: ({ event }) => event.output, to: 'open', calls: ['ring'] },
      { to: 'shut' },
    ],
    'check error': [{ to: 'shut' }],
    'after 5000': [{ to: 'shut' }],
  },
};

const known: Knowledge<typeof door> = {
  events: { press: { 'a code': { code: '1234' } } },
  results: { check: { outputs: { right: true, wrong: false }, errors: { offline: 'lost' } } },
  expected,
};

/** An observable that says nothing by itself. */
const interval = { subscribe: () => ({ unsubscribe: () => {} }) };

const faultsOf = (machine: AnyStateMachine, knowledge: Knowledge<AnyStateMachine>) =>
  checkModel(machine, knowledge).failures.map(textOfFailure);

/** A door whose bell is broken. */
const silent = mutated(door, ({ chart }) => {
  (chart.states.open as { entry: unknown[] }).entry = [];
});

const opened = 'shut → press (a code) → check done (right)';

describe('a report', () => {
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

  it('R17.14 names the outcome of a guard that no case brings about', () => {
    const { coverage } = checkModel(door, {
      ...known,
      results: { check: { outputs: { right: true }, errors: {} } },
    });
    expect(formatTestCoverage(coverage)).toBe(
      [
        'stateNodes: 4/4',
        'transitions: 3/5',
        '  - door.checking check done',
        '  - door.checking check error',
        'guards: 1/2',
        '  - door.checking check done if guard: never false',
      ].join('\n'),
    );
  });

  it('R17.14 names the pairs of transitions that no path takes, where it is asked to', () => {
    const { coverage, notes } = checkModel(door, { ...known, pairs: true });
    const [asked, wrong, offline] = ['press', 'check done', 'check error'];
    const again = ` → door.shut ${asked}`;
    expect(coverage.pairs?.covered).toHaveLength(4);
    expect(formatTestCoverage(coverage).split('\n').slice(-4)).toEqual([
      'pairs: 4/7',
      `  - door.checking ${wrong}${again}`,
      `  - door.checking ${offline}${again}`,
      `  - door.open after 5000${again}`,
    ]);
    expect(notes).toEqual([
      expect.stringMatching(/^No path takes one after the other: .* → door\.shut press\.$/),
    ]);
  });

  it('R17.14 finds the pairs and the guards of a transition that the start takes', () => {
    const gate = setup({
      types: { input: {} as boolean, context: {} as { isNew: boolean } },
      guards: { isNew: ({ context }) => context.isNew },
    }).createMachine({
      id: 'gate',
      context: ({ input }) => ({ isNew: input }),
      initial: 'made',
      states: {
        made: { always: [{ guard: 'isNew', target: 'shut' }, { target: 'shut' }] },
        shut: { on: { open: 'open' } },
        open: {},
      },
    });
    const { pairs, guards } = checkModel(gate, {
      inputs: { young: true, old: false },
      pairs: true,
    }).coverage;
    expect(guards.uncovered).toEqual([]);
    expect(pairs).toEqual({
      covered: ['gate.made||0 → gate.shut|open|0'],
      uncovered: ['gate.made||1 → gate.shut|open|0'],
    });
  });

  it('R17.14 parts no pair by a step that takes no transition', () => {
    const toast = createMachine({
      id: 'toast',
      initial: 'off',
      states: {
        off: { on: { brown: 'hot', warm: 'hot' } },
        hot: { after: { 100: { guard: () => false, target: 'off' }, 200: 'done' } },
        done: {},
      },
    });
    const { coverage } = checkModel(toast, { pairs: true });
    const done = 'toast.hot|xstate.after.200.toast.hot|0';
    expect(coverage.pairs).toEqual({
      covered: [`toast.off|brown|0 → ${done}`],
      uncovered: [`toast.off|warm|0 → ${done}`],
    });
  });

  it('R17.14 names the events of which nothing is expected', () => {
    const { press, 'check error': _, ...events } = expected.events ?? {};
    const open = { ...known, expected: { ...expected, events } };
    expect(faultsOf(door as never, open as never)).toEqual([
      'no row is about press, check error: add rows, or list them under `anything`',
    ]);
    const anything = ['press', 'check error'];
    expect(
      faultsOf(door as never, { ...open, expected: { ...open.expected, anything } } as never),
    ).toEqual([]);
    expect(
      faultsOf(door as never, { ...known, expected: { ...expected, anything } } as never),
    ).toEqual([
      'no step is press, which may do anything',
      'no step is check error, which may do anything',
    ]);
  });

  it('R17.14 names the cases that the chart does not have', () => {
    const cases: object = {
      inputs: {},
      events: { ...known.events, presss: {}, 'xstate.snapshot.tickz': {} },
      results: { ...known.results, chekc: { outputs: { right: true } } },
      expected: { ...expected, anything: [] },
    };
    expect(faultsOf(door as never, cases)).toEqual(
      expect.arrayContaining([
        '`inputs` has no case: nothing is tested',
        'unknown: the event presss, in `events`',
        'unknown: the actor tickz, in `events`',
        'unknown: the actor chekc, in `results`',
      ]),
    );
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
      faultsOf(machine as never, {
        events: { 'xstate.snapshot.one': { two: { snapshot: { context: 2 } } } },
        expected: {
          events: { 'one snapshot': [{ context: { seen: true } }] },
          anything: ['start'],
        },
      }),
    ).toEqual(syncSnapshot ? [] : expect.arrayContaining(['no step meets row 1 of one snapshot']));
  });

  it('R17.14 tries what an observable shows while it runs', () => {
    const clock = setup({ actors: { ticks: fromObservable(() => interval) } }).createMachine({
      initial: 'off',
      states: {
        off: { on: { start: 'on' } },
        on: { invoke: { src: 'ticks', onSnapshot: 'rung', onError: 'off' } },
        rung: {},
      },
    });
    const row = [{ in: 'on', to: 'rung' }];
    const { failures } = checkModel(clock as AnyStateMachine, {
      temporal: [
        { type: 'never', id: 'it shows', predicate: () => false },
        { type: 'always', id: 'it runs', predicate: () => true },
      ],
      isPossible: ({ running }, { type }) => {
        if (type.startsWith('xstate.snapshot.')) expect(running).toHaveLength(1);
        return true;
      },
      expected: {
        limits: { 'xstate.snapshot.ticks': [{ snapshot: { context: 1 } }] },
        events: { 'ticks snapshot': row },
        anything: ['start', 'ticks error'],
      },
    });
    expect(failures).toEqual([]);
  });

  it('R17.14 tries an error of each promise that is not said to be safe', () => {
    const machine = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
      initial: 'asking',
      states: { asking: { invoke: { src: 'ask', onDone: 'asked' } }, asked: {} },
    });
    expect(faultsOf(machine as never, {})).toEqual([
      'asking → ask error (any failure): nothing handles that ask fails, so the machine stops',
    ]);
    expect(faultsOf(machine as never, { results: { ask: { errors: {} } } })).toEqual([]);
    // A row, or `anything`, is about it: a step is that error.
    for (const expected of [{ events: { 'ask error': [{}] } }, { anything: ['ask error'] }]) {
      const anything = ['start', 'ask done', ...(expected.anything ?? [])];
      expect(faultsOf(machine as never, { expected: { ...expected, anything } })).toHaveLength(1);
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
    expect(faultsOf(gate as never, { expected: { start: [{ to: 'shut' }], events } })).toEqual([
      'shut → pass: it calls: nothing; expected report (row 1 of pass)',
      'shut → pass → pass: it calls: nothing; expected report (row 2 of pass)',
    ]);
  });

  it('R17.14 has a fault once that has another value in each world and on each path', () => {
    const isLow = ({ context }: { context: { floor: number } }) => context.floor < 5;
    const up = [{ when: isLow, context: { floor: 0 } }];
    const { failures, results } = checkModel(stairs, {
      expected: { events: { up }, anything: ['start', 'down'] },
    });
    expect(results.map(({ passed }) => passed)).toEqual([false]);
    expect(failures.map(textOfFailure)).toEqual([
      'open → up: floor: 1; expected 0 … and 4 more values',
    ]);
  });

  it('R17.14 has each failure as JSON, which fails again until it is mended', () => {
    const { failures } = checkModel(silent, known);
    expect(textOfFailure(failures.at(-1) as never)).toBe(
      `${opened}: it calls: nothing; expected ring (row 1 of check done)`,
    );
    const fixture = JSON.parse(JSON.stringify(failures.at(-1)?.fixture));
    expect(fixture).toMatchObject({ version: 1, machine: 'door', steps: [{}, {}] });
    expect(() => replayTest(silent, fixture, known)).toThrow('it calls: nothing; expected ring');
    expect(() => replayTest(door, fixture, known)).not.toThrow();
    expect(() => replayTest(desk, fixture)).toThrow('The failure is one of door, not of desk.');
    expect(() => replayTest(silent, fixture)).toThrow(
      'Nothing is expected of door, so “it calls: nothing; expected ring (row 1 of check done)” cannot show: give `expected`.',
    );
    // Where a failure has no way, it comes after those that have one.
    const results = { check: { outputs: { right: true }, errors: {} } };
    expect(
      checkModel(silent, { ...known, results }).failures.map((one) => one.fixture?.fault ?? ''),
    ).toEqual(['it calls: nothing; expected ring (row 1 of check done)', '', '', '']);
    // A machine that is mended may have no such timer or actor any more.
    for (const gone of [
      { type: 'timer', id: 'xstate.after.1.door.open', ms: 1 },
      { type: 'output', invoke: 'check', value: true },
    ] as const) {
      const longer = { ...fixture, steps: [...fixture.steps, gone] };
      expect(() => replayTest(door, longer, known)).not.toThrow();
      expect(() => replayTest(silent, longer, known)).toThrow('expected ring');
    }
  });

  it('R17.14 calls an error of a fixture as its case does', () => {
    const lost = {
      ...known,
      results: { check: { outputs: { right: true }, errors: { offline: new Error('lost') } } },
      expected: { events: { 'check error': [{ to: 'open' as const }] } },
    };
    const fixtures = checkModel(door, lost).failures.flatMap((one) => one.fixture ?? []);
    const fixture = JSON.parse(JSON.stringify(fixtures[0]));
    expect(() => replayTest(door, fixture, lost)).toThrow('check error (offline)');
  });

  it('R17.14 names a result after what runs where an actor has no id', () => {
    const press = setup({
      types: { context: {} as { printed: number } },
      actors: { printer: fromPromise(async () => 1) },
    }).createMachine({
      id: 'press',
      context: { printed: 0 },
      entry: spawnChild('printer'),
      on: { 'xstate.done.actor.*': { actions: assign({ printed: 1 }) } },
    });
    const row = [{ context: { printed: 1 } }];
    const results = { printer: { outputs: { page: 1 }, errors: {} } };
    expect(
      faultsOf(press as never, {
        results,
        expected: { events: { 'printer done': row }, anything: ['start'] },
      }),
    ).toEqual([]);
  });

  it('R17.14 says what it is in a machine or an expectation that throws', () => {
    const broken = createMachine({
      context: () => {
        throw new Error('no storage');
      },
    });
    expect(faultsOf(broken as never, {})).toEqual(['it cannot be tested: Error: no storage']);
    const throwing = { events: { press: [{ when: () => JSON.parse('') }] } };
    const atStart = { states: { shut: { holds: () => JSON.parse('') } } };
    expect(faultsOf(door as never, { ...known, expected: atStart } as never)).toContainEqual(
      expect.stringMatching(/^shut: .*it cannot be judged: SyntaxError/),
    );
    const { results } = checkModel(door, { ...known, expected: throwing } as never);
    expect(textOfFailure(results[0]?.failures[0] as never)).toContain(
      'shut → press (a code), now in checking: it cannot be judged: SyntaxError',
    );
  });

  it('R17.14 names what the start leaves in the context and no row tells', () => {
    const lamp = createMachine({ context: { isOn: false, lamps: 3 } }) as AnyStateMachine;
    const faults = (expected: Expected<AnyStateMachine>) => faultsOf(lamp, { expected });
    expect(faults({})).toEqual(['no row is about start: add rows, or list them under `anything`']);
    expect(faults({ start: [{ context: { isOn: false } }] })).toEqual([
      '(machine): lamps: 3; expected undefined',
    ]);
    expect(faults({ start: [{ context: ({ context }) => context }] })).toEqual([]);
    expect(faults({ anything: ['start'] })).toEqual([]);
  });

  it('R17.14 says where an input or a payload is missing', () => {
    const greeting = setup({ types: { input: {} as { name: string } } }).createMachine({
      context: ({ input }) => ({ text: input.name.trim() }),
    });
    expect(faultsOf(greeting as never, {})).toEqual([
      expect.stringMatching(
        /^it cannot be tested: Error: It begins without an input: give `inputs`\. TypeError: .*name/,
      ),
    ]);
    const asking = setup({ actors: { ask: fromPromise(async () => ({ v: 1 })) } }).createMachine({
      invoke: { src: 'ask', onDone: { guard: ({ event }) => event.output.v > 0 }, onError: {} },
    });
    expect(faultsOf(asking as never, {})[0]).toMatch(/ask is done with undefined: give `results`$/);
    expect(faultsOf(form as never, {})).toEqual([
      expect.stringMatching(
        /^editing → email\.change → submit: it throws .*\n.*reading 'includes'\); `email\.change` has no case: give `events`$/,
      ),
      'no path comes to: form.sent',
      'no path takes: form.editing submit if guard',
    ]);
  });

  it('R17.14 throws for a runner of any kind', () => {
    expect(testPaths(door, known).passed).toBe(true);
    expect(() => testPaths(silent, known)).toThrow(ModelTestFailureError);
  });
});

const stairs = setup({ types: { context: {} as { floor: number } } }).createMachine({
  id: 'stairs',
  context: { floor: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        up: {
          guard: ({ context }) => context.floor < 5,
          actions: assign({ floor: ({ context }) => context.floor + 1 }),
        },
        down: {
          guard: ({ context }) => context.floor > 0 && context.floor < 5,
          actions: assign({ floor: ({ context }) => context.floor - 1 }),
        },
      },
    },
  },
});

it('R17.14 tries an event of which the chart says that it does nothing', () => {
  const machine = createMachine({ on: { noise: {} } }) as AnyStateMachine;
  expect(faultsOf(machine, { expected: { start: [{}], events: { noise: [{}] } } })).toEqual([]);
});

describe('what holds in every world', () => {
  const isGround: NonNullable<Knowledge<typeof stairs>['temporal']>[number]['predicate'] = ({
    snapshot,
  }) => snapshot.context.floor === 0;

  it.each([
    ['always', 'open → up: “ground” is not true'],
    ['never', 'open: “ground” is true'],
    ['eventually', 'open → up → up → up → up → up: “ground” is out of reach from here'],
  ] as const)('R17.14 is %s true, or a fault with the way to it', (type, fault) => {
    const { failures } = checkModel(stairs, {
      temporal: [{ type, id: 'ground', predicate: isGround }],
    });
    expect(failures.map(textOfFailure)).toContain(fault);
  });

  it('R17.14 says what it has not decided where the limit ends the search first', () => {
    const eventually = (floor: number) =>
      checkModel(stairs, {
        temporal: [
          {
            type: 'eventually',
            id: 'there',
            predicate: ({ snapshot }) => snapshot.context.floor === floor,
          },
        ],
        limit: 3,
      });
    const { failures, notes } = eventually(1);
    expect(failures).toEqual([]);
    expect(notes).toContain(
      'From 1 of 4 worlds, whether “there” is in reach is not decided: the search ended first.',
    );
    expect(eventually(9).failures.map(textOfFailure)).toEqual([
      'open: whether “there” is in reach is not decided: the search ended first',
    ]);
  });

  it.each([
    ['a', 'a → after 10 ms: “awake” is out of reach from here'],
    ['b', 'b: “awake” is out of reach from here'],
  ])('R17.14 is out of reach where nothing can happen any more, begun in %s', (initial, fault) => {
    const dozing = createMachine({
      id: 'dozing',
      initial,
      states: { a: { after: { 10: 'b' } }, b: {} },
    }) as AnyStateMachine;
    const temporal = [
      { type: 'eventually', id: 'awake', predicate: ({ snapshot }) => snapshot.matches('a') },
    ] satisfies Knowledge<AnyStateMachine>['temporal'];
    const { failures } = checkModel(dozing, { temporal });
    expect(failures.map(textOfFailure)).toContain(fault);
    // As a file, it fails until something leads back, and only where somebody asks for it.
    const fixture = failures.find((one) => one.fixture)?.fixture as Fixture;
    expect(() => replayTest(dozing, fixture, { temporal })).toThrow(fault);
    expect(() => replayTest(dozing, fixture, { expected: {} })).toThrow('give `temporal`');
    const awake = createMachine({
      id: 'dozing',
      initial,
      states: { a: { after: { 10: 'b' } }, b: { after: { 10: 'a' } } },
    });
    expect(replayTest(awake as AnyStateMachine, fixture, { temporal })).toEqual([]);
  });
});

describe('random sequences', () => {
  const temporal = [
    {
      type: 'always',
      id: 'low',
      predicate: ({ snapshot }: { snapshot: { context: { floor: number } } }) =>
        snapshot.context.floor < 3,
    },
  ] as const;

  it('R17.14 find nothing in a machine that is right', () => {
    expect(() => propertyTest(door, { ...known, numRuns: 20 })).not.toThrow();
  });

  it('R17.14 are silent about what reaches an actor that has settled', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asking = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
      invoke: { id: 'ask', src: 'ask' },
      on: { hurry: { actions: sendTo('ask', { type: 'hurry' }) } },
    });
    propertyTest(asking, {
      results: { ask: { outputs: { done: undefined }, errors: {} } },
      seed: 1,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('R17.14 go no further than the search', () => {
    const stopWhen = ({ snapshot }: { snapshot: { context: { floor: number } } }) =>
      snapshot.context.floor === 2;
    expect(() => propertyTest(stairs, { temporal, stopWhen, numRuns: 50 })).not.toThrow();
  });

  it('R17.14 shrink to the shortest one that fails, and come again by their seed', () => {
    const run = () => propertyTest(stairs, { temporal, seed: 7, numRuns: 200 });
    expect(run).toThrow('open → up → up → up, now in open: what people expect: “low” is not true');
    expect(run).toThrow('Repeat it with `seed: 7`.');
    const bag = createMachine({
      id: 'bag',
      context: { isFull: false },
      on: { fill: { actions: assign({ isFull: true }) } },
    }) as AnyStateMachine;
    const predicate = ({ snapshot }: { snapshot: { context: { isFull: boolean } } }) =>
      snapshot.context.isFull;
    expect(() =>
      propertyTest(bag, { temporal: [{ type: 'never', id: 'full', predicate }] }),
    ).toThrow('bag → fill, now in bag: what people expect: “full” is true');
  });
});

describe('the mutants of a chart', () => {
  it('R17.14 are all noticed by the expectations of the door', () => {
    expect(mutantsOf(door).length).toBeGreaterThan(10);
    expect(survivorsOf(door, known)).toEqual([]);
  });

  it('R17.14 change the delay, the input, the payload and the params of an action', () => {
    const names = mutantsOf(
      setup({
        actors: { ask: fromPromise<void, number>(async () => {}) },
        actions: { remind: raise({ type: 'late' }, { delay: 100 }) },
      }).createMachine({
        id: 'asking',
        entry: [
          spawnChild('ask', { input: 1 }),
          sendTo('ask', { type: 'hurry' }, { delay: 50 }),
          { type: 'remind', params: { loud: true } } as never,
        ],
      }),
    ).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'asking entry: xstate.spawnChild without its input',
        'asking entry: xstate.sendTo ask longer by 1 ms',
        'remind: shorter by 1 ms',
        'asking entry: remind without its params',
      ]),
    );
    const telling = (payload: object) =>
      createMachine({ on: { go: { actions: emit({ type: 'told', ...payload }) } } });
    const rows = { expected: { events: { go: [{ calls: ['emit told'] }] } } };
    const survivors = (payload: object) => survivorsOf(telling(payload) as AnyStateMachine, rows);
    expect(survivors({ of: 'it' })).toEqual(['(machine) go 0: xstate.emit without its payload']);
    expect(survivors({})).toEqual([]);
  });

  it('R17.14 change tags, outputs, histories and what follows a state that is done', () => {
    const lift = createMachine({
      id: 'lift',
      initial: 'up',
      output: { floor: 1 },
      states: {
        up: {
          tags: 'moves',
          initial: 'slow',
          onDone: { target: 'there', actions: 'ring' },
          states: { slow: { on: { go: 'end' } }, end: { type: 'final' } },
        },
        there: { on: { back: 'past', leave: 'gone' } },
        past: { type: 'history', history: 'deep', target: 'up' },
        gone: { type: 'final' },
      },
    }) as AnyStateMachine;
    expect(mutantsOf(lift).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'lift.up: without the tag moves',
        'lift: without its output',
        'lift.past: shallow',
        'lift.up onDone 0: dropped',
        'lift.up onDone 0: to lift.gone',
        'lift.up onDone 0: without ring',
      ]),
    );
    expect(survivorsOf(lift, { limit: 1 }).at(-1)).toMatch(
      /^The exploration stopped after 1 world/,
    );
  });

  it('R17.14 leave an event forbidden', () => {
    const b = { entry: 'siren', on: { fail: undefined, back: 'a' } };
    const machine = createMachine({
      initial: 'a',
      on: { fail: '.b' },
      states: { a: {}, b },
    }) as AnyStateMachine;
    const fail = [{ in: 'a', to: 'b', calls: ['siren'] }];
    const events = { fail, back: [{ in: 'b', to: 'a' }] };
    expect(survivorsOf(machine, { expected: { start: [{ to: 'a' }], events } })).toEqual([]);
  });

  it('R17.14 are not tried where the machine itself is wrong', () => {
    expect(() => survivorsOf(silent, known)).toThrow('it calls: nothing; expected ring');
  });

  it('R17.14 are named where no expectation notices them', () => {
    expect(survivorsOf(door, { ...known, expected: {} })).toContain(
      'door.open entry: without ring',
    );
  });

  it.each(Object.entries({ counter, desk, diary, letter, oven, player, pool }))(
    'R17.14 can be made of the %s',
    (_, machine) => {
      for (const { change } of mutantsOf(machine)) mutated(machine as AnyStateMachine, change);
      const unchanged = mutated(machine as AnyStateMachine, () => {});
      expect(describeChart(unchanged)).toEqual(describeChart(machine as AnyStateMachine));
    },
  );
});

it.each([
  [{ expect: {} }, '`expect` in what is known. Is it `expected`?'],
  [{ temporals: [] }, '`temporals` in what is known. Is it `temporal`?'],
  [{ expected: { state: {} } }, '`state` in `expected`. Is it `states`?'],
  [{ expected: { states: { shut: { tag: [] } } } }, '`tag` in the state shut. Is it `tags`?'],
  [{ expected: { events: { press: [{ wen: 1 }] } } }, '`wen` in row 1 of press. Is it `when`?'],
  [{ expected: { start: [{ call: [] }] } }, '`call` in row 1 of start. Is it `calls`?'],
  [{ results: { check: { output: {} } } }, '`output` in the results of check. Is it `outputs`?'],
  [{ results: { check: { x: {} } } }, '`x` in the results of check. It may have outputs, errors.'],
  [{ temporal: [{ type: 'sometimes', id: 'on' }] }, '`sometimes` in the type of “on”. It may have'],
  [{ expected: { events: { press: {} } } }, 'The rows of press have to be a list.'],
  [{ limit: Number.NaN }, '`limit` is NaN: nothing would be tested'],
  [{ numRuns: 0, maxCommands: 1 }, '`numRuns` is 0: nothing would be tested'],
  [{ maxCommands: 0 }, '`maxCommands` is 0: nothing would be tested'],
])('R17.14 refuses what nothing reads: %j', (strange, message) => {
  const take = 'maxCommands' in strange ? propertyTest : checkModel;
  expect(() => take(door, { ...known, ...strange } as never)).toThrow(message);
});

it('R17.14 refuses a config in place of a machine', () => {
  expect(() => checkModel({ initial: 'a' } as never, {} as never)).toThrow('This is not a machine');
});

it.each([
  [{ states: { shut: { holds: () => undefined } } }, 'shut holds: undefined with {}'],
  [{ states: { shut: { holds: async () => true } } }, 'shut holds: "[Promise]" with {}'],
  [
    { events: { press: [{ when: () => undefined }] } },
    'it cannot be judged: Error: `when` of row 1 of press gives undefined; expected true or false',
  ],
  ...(['never', 'eventually'] as const).map((type): [object, string] => [
    { temporal: [{ type, id: 'shut', predicate: () => undefined }] },
    'Error: the predicate of “shut” gives undefined; expected true or false',
  ]),
])('R17.14 takes nothing for an answer but true and false: %#', (wrong, message) => {
  const knowledge = 'temporal' in wrong ? wrong : { expected: wrong };
  const { failures } = checkModel(door, { ...known, ...knowledge } as never);
  expect(failures.map(({ fault }) => fault).join()).toContain(message);
});

class Kept {
  v = 1;
}

it.each<[unknown, unknown, string]>([
  [0, -0, '-0; expected 0'],
  [new Error('a', { cause: 1 }), new Error('a', { cause: 2 }), '[cause]: 2'],
  [new Set([1, 2]), new Set([2, 1]), '[2,1]; expected [1,2]'],
  [new Headers({ a: '1' }), new Headers({ a: '2' }), '["a","2"]]; expected ["Headers",["a","1"]]'],
  [new URLSearchParams('a=1'), new URLSearchParams('a=2'), '["a","2"]]; expected'],
  [new Blob(['a']), new Blob(['b']), 'equal to itself alone'],
  [new Kept(), { v: 1 }, '{ v: 1 }; expected Kept { v: 1 }'],
])('R17.14 says what differs between two values: %#', (wanted, found, fault) => {
  const actions = assign({ v: () => found } as never);
  const machine = createMachine({ context: { v: null }, on: { go: { actions } } } as never);
  const faults = (v: unknown) =>
    checkModel(machine as AnyStateMachine, {
      expected: { events: { go: [{ context: () => ({ v }) }] }, anything: ['start'] },
    }).failures.map(textOfFailure);
  expect(faults(wanted)).toEqual([expect.stringContaining(fault)]);
  expect(faults(found)).toEqual([]);
});

it('R17.14 takes rows of a spawned actor under the name of what it runs', () => {
  const spawning = setup({ actors: { worker: fromPromise(async () => 1) } }).createMachine({
    entry: spawnChild('worker', { id: 'worker-1' }),
    on: { 'xstate.done.actor.worker-1': { actions: function note() {} } },
  });
  const events = { 'worker done': [{ calls: ['note'], given: { ring: 1 } }] };
  const expected = { start: [{}], events };
  const results = { worker: { errors: {} } };
  expect(
    checkModel(spawning as AnyStateMachine, { results, expected }).failures.map(textOfFailure),
  ).toEqual(['(machine) → worker-1 done: ring does not begin: `given` may name note here']);
});

const circle = { a: { always: 'b' }, b: { always: 'a' } };

const late = (delay: unknown) => ({
  a: { entry: raise({ type: 'go' }, { delay: () => delay as number }) },
});

it.each<[object, string]>([
  ...[Number.NaN, Number.POSITIVE_INFINITY, -5, '500'].map((delay): [object, string] => [
    late(delay),
    `after go: the delay is ${delay}; it has to be a number of ms, 0 or more`,
  ]),
  [circle, 'Infinite loop detected'],
  [{ s: { on: { go: 'a' } }, ...circle }, 's → go: it throws Error: Infinite loop detected'],
  [{ a: { after: { nope: {} } } }, 'not implemented: the delay nope'],
  [{ a: { invoke: { src: 'nope' } } }, 'tested: Error: not implemented: the actor nope'],
  [{ a: { after: { 10: {} }, invoke: { src: fromPromise(async () => {}), onError: {} } } }, ''],
  [
    { a: { entry: raise({ type: 'go' }, { delay: 'nope' as never }) } },
    'not implemented: the delay nope',
  ],
  [
    { a: { on: { go: { actions: raise({ type: 'on' }, { delay: 9 }) } } }, far: {} },
    'a → go (51 times): more than 50 timers run: they pile up',
  ],
  [
    { a: { on: { go: { actions: raise({ type: 'on' }, { id: 'late', delay: 9 }) } } } },
    'a → go → go: after late begins while an earlier after late runs',
  ],
])('R17.14 names what a chart cannot do: %#', (states, fault) => {
  const machine = createMachine({ initial: Object.keys(states)[0], states } as never);
  const found = checkModel(machine as AnyStateMachine).failures.map(textOfFailure);
  expect([found[0] ?? '', found.length > 0]).toEqual([
    expect.stringContaining(fault),
    fault !== '',
  ]);
});

it('R17.14 says where an earlier timer always fires first, and takes it where it may do anything', () => {
  const states = { a: { after: { 100: 'b', 500: 'c' }, on: { skip: 'c' } }, b: {}, c: {} };
  const machine = createMachine({ id: 'm', initial: 'a', states }) as AnyStateMachine;
  expect(faultsOf(machine, {})).toEqual([
    'no path takes: m.a after 500 (an earlier timer always fires first: the kit does not wait between timers)',
  ]);
  const anything = ['start', 'skip', 'after 100', 'after 500'];
  expect(faultsOf(machine, { expected: { anything } })).toEqual([]);
});

it('R17.14 names a delay that a function does not give', () => {
  const states = { a: { after: { late: 'b' } }, b: {} };
  const machine = setup({ delays: { late: () => undefined as never } }).createMachine({
    initial: 'a',
    states,
  });
  expect(faultsOf(machine as AnyStateMachine, {})).toEqual([
    'it cannot be tested: Error: after late: the delay is nothing; it has to be a number of ms, 0 or more',
  ]);
});

it('R17.14 says how many worlds `stopWhen` has left out, and in which states', () => {
  const stopWhen: Knowledge<typeof door>['stopWhen'] = ({ snapshot }) => snapshot.matches('open');
  expect(checkModel(door, { ...known, expected, stopWhen }).notes).toContain(
    '`stopWhen` ended the search in 1 world: open (1).',
  );
});

type Sorting = { context: { list: number[] }; event: { list: number[] } };
const shared = { list: [3, 1, 2] };
const inContext = ({ context }: Sorting) => context.list.sort();
const sort = { actions: assign({ list: inContext } as never), target: 'b' };
const begin = { entry: assign({ list: inContext } as never), on: { sort: 'b' } };

it.each<[where: string, context: unknown, a: object, fault: string]>([
  ['the chart', shared, { on: { sort } }, 'a → sort (shared): it changes list in place'],
  [
    'its module',
    () => ({ ...shared }),
    { on: { sort } },
    'a → sort (shared): it changes list in place',
  ],
  ['the chart, at the start', shared, begin, 'a: it changes list in place'],
  ['its module, at the start', () => ({ ...shared }), begin, 'a: it changes list in place'],
  [
    'the input',
    ({ input }: { input: object }) => ({ ...input }),
    { on: { sort } },
    'a → sort (shared): it changes list in place',
  ],
  [
    'a payload',
    { list: [] },
    {
      on: {
        sort: {
          actions: assign({ list: ({ event }: Sorting) => event.list.sort() } as never),
          target: 'b',
        },
      },
    },
    'a → sort (shared): it changes event.list in place',
  ],
])(
  'R17.14 notices a single change in place of what is in %s, and no other fault',
  (_, context, a, fault) => {
    const states = { a, b: { on: { back: 'a' } } };
    const machine = createMachine({ context, initial: 'a', states } as never) as AnyStateMachine;
    const listed = { context: { list: [1, 2, 3] } };
    const known: Knowledge<AnyStateMachine> = {
      inputs: { shared },
      events: { sort: { shared } },
      expected: {
        start: [{ to: 'a', ...(a === begin ? listed : { context: ({ context }) => context }) }],
        events: { sort: [{ in: 'a', to: 'b', ...listed }], back: [{ in: 'b', to: 'a' }] },
      },
    };
    expect(faultsOf(machine, known)).toEqual([fault]);
    expect(() => propertyTest(machine, known)).toThrow('it changes');
    expect(shared.list).toEqual([3, 1, 2]);
  },
);
