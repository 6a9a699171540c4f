import { checkModel } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { createMachine, fromPromise, raise, setup } from 'xstate';
import { door } from './door.machine.ts';
import { expected, faultsOf, known, loose, type Told } from './knownMachines.ts';
import { form } from './machines.ts';

it('R17.14 says where an input or a payload is missing', () => {
  const greeting = loose({ context: ({ input }: Told) => ({ text: input.name.trim() }) });
  expect(faultsOf(greeting)).toEqual([
    expect.stringMatching(
      /^it cannot be tested: Error: It begins without an input: give `inputs`\. TypeError: .*name/,
    ),
  ]);
  const asking = setup({ actors: { ask: fromPromise(async () => ({ v: 1 })) } }).createMachine({
    invoke: { src: 'ask', onDone: { guard: ({ event }) => event.output.v > 0 }, onError: {} },
  });
  expect(faultsOf(asking)[0]).toMatch(/ask is done with undefined: give `results`$/);
  expect(faultsOf(form)).toEqual([
    expect.stringMatching(
      /^editing → email\.change → submit: it throws .*\n.*reading 'includes'\); `email\.change` has no case: give `events`$/,
    ),
    'no path comes to: form.sent',
    'no path takes: form.editing submit if guard. `email.change` has no case: give `events`',
  ]);
  const results = { check: { outputs: { right: true }, errors: {} } };
  expect(faultsOf(door, { ...known, results })).toEqual([
    'no step meets row 2 of check done',
    'no step meets row 1 of check error; `errors` of check has no case',
    'no path takes: door.checking check done; door.checking check error. `errors` of check has no case',
  ]);
  const { events: _, ...rest } = known;
  const events = {
    press: [
      {
        in: 'shut',
        when: ({ event }: { event: { code: string } }) => event.code > '0',
        to: 'checking',
      },
    ],
  };
  expect(faultsOf(door, { ...rest, expected: { ...expected, events } })).toContain(
    'no step meets row 1 of press; `press` has no case: give `events`',
  );
});

it('R17.14 refuses a config in place of a machine', () => {
  expect(() => checkModel({ initial: 'a' } as never, {} as never)).toThrow('This is not a machine');
});

it('R17.14 tries the payloads of `limits` beside those of a list, each by its value', () => {
  const add = [
    { guard: ({ event }: { event: { by: number } }) => event.by > 1, target: 'high' },
    'low',
  ];
  const states = { a: { on: { add } }, high: {}, low: {} };
  const { results } = checkModel(createMachine({ initial: 'a', states } as never), {
    events: { add: [{ by: 1 }] },
    expected: { limits: { add: [{ by: 2 }] } },
  } as never);
  expect(results.map(({ title }) => title)).toEqual(['a → add ({"by":1})', 'a → add ({"by":2})']);
});

const circle = { a: { always: 'b' }, b: { always: 'a' } };

const late = (delay: unknown) => ({
  a: { entry: raise({ type: 'go' }, { delay: () => delay as number }) },
});

it.each<[object, string]>([
  ...[Number.NaN, Number.POSITIVE_INFINITY, -5, 2 ** 31].map((delay): [object, string] => [
    late(delay),
    `after go: the delay is ${delay}; it has to be a number of ms, from 0 to 2147483647`,
  ]),
  [late('500'), 'the delay is “500”; it has to be a number of ms'],
  [circle, 'Infinite loop detected'],
  [{ s: { on: { go: 'a' } }, ...circle }, 's → go: it throws Error: Infinite loop detected'],
  [{ a: { after: { nope: {} } } }, 'not implemented: the delay nope'],
  [{ a: { invoke: { src: 'nope' } } }, 'tested: Error: not implemented: the actor nope'],
  [{ a: { invoke: { src: 'toString' } } }, 'not implemented: the actor toString'],
  [{ a: { on: { toString: {} } }, far: {} }, 'no path comes to: (machine).far'],
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
  const found = faultsOf(machine);
  expect([found[0] ?? '', found.length > 0]).toEqual([
    expect.stringContaining(fault),
    fault !== '',
  ]);
});

it('R17.14 names a delay that a function does not give', () => {
  const states = { a: { after: { late: 'b' } }, b: {} };
  const machine = loose({ initial: 'a', states }, { delays: { late: () => undefined } });
  expect(faultsOf(machine)).toEqual([
    'it cannot be tested: Error: after late: the delay is null; it has to be a number of ms, from 0 to 2147483647',
  ]);
});

it('R17.14 says where an earlier timer always fires first, and takes it where it may do anything', () => {
  const states = { a: { after: { 100: 'b', 500: 'c' }, on: { skip: 'c' } }, b: {}, c: {} };
  const machine = loose({ id: 'm', initial: 'a', states });
  expect(faultsOf(machine)).toEqual([
    'no path takes: m.a after 500 (an earlier timer always fires first: the kit does not wait between timers)',
  ]);
  const anything = ['start', 'skip', 'after 100', 'after 500'];
  expect(faultsOf(machine, { expected: { anything } })).toEqual([]);
});
