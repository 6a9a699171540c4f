import type { Knowledge } from '@interpunct/model-kit';
import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, emit, fromPromise, setup } from 'xstate';
import { faultsOf, loose } from './knownMachines.ts';

it.each<[string, () => unknown, string]>([
  ['the time', () => Date.now(), 'x: '],
  ['a day', () => new Date().toDateString(), 'x: '],
  ['a number', () => Math.floor(Math.random() * 2), 'x: 0, then 1'],
  ['an order', () => (Math.random() < 0.5 ? ['a', 'b'] : ['b', 'a']), 'x: a, b, then b, a'],
  ['one more', () => (Math.random() < 0.5 ? ['a'] : ['a', 'b']), 'x: nothing, then b'],
  ['a closure', () => () => {}, 'x: "[Function ]", then another one that looks alike'],
])('R17.14 says of %s that it is not the same twice', (_, x, fault) => {
  const [first, ...others] = [
    createMachine({ context: () => ({ x: x() }) }),
    createMachine({ context: { x: null }, on: { go: { actions: assign({ x }) } } } as never),
  ].map((machine) => faultsOf(machine));
  expect([first, ...others]).toEqual([
    [expect.stringContaining(`(machine): it is not the same twice: context.${fault}`)],
    [expect.stringContaining(`now in (machine): it is not the same twice: context.${fault}`)],
  ]);
});

it('R17.14 leaves a date its class in the second run', () => {
  const isDate = () => ({ x: new Date().constructor === Date && new Date() instanceof Date });
  expect(faultsOf(loose({ context: isDate }))).toEqual([]);
  expect(new Date().constructor).toBe(Date);
});

it('R17.14 says of a guard and of a call that they are not the same twice', () => {
  const chance = () => Math.random() < 0.1;
  const machine = setup({ actors: { ask: fromPromise(async () => {}) } }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: [{ guard: chance, target: 'b' }, 'c'] } }, b: {}, c: {} },
  });
  expect(faultsOf(machine)).toContain(
    'a → go, now in b: it is not the same twice: it is in: b, then c',
  );
  const telling = createMachine({ entry: emit(() => ({ type: 'E', at: Math.random() })) as never });
  expect(faultsOf(telling)).toEqual([
    expect.stringMatching(/it calls: emit E {"type":"E","at":0}, then emit E {"type":"E","at":0.9/),
  ]);
});

it('R17.14 has a fault once, whatever the other regions and the ids of actors are', () => {
  const region = { initial: 'a', states: { a: { on: { x: 'c' } }, b: {}, c: {} } };
  const other = { initial: 'a', states: { a: { on: { y: 'b' } }, b: {} } };
  const states = { one: region, other };
  const machine = loose({ type: 'parallel', states });
  const events = { x: [{ in: 'one.a', to: 'one.b' }], y: [{ in: 'other.a', to: 'other.b' }] };
  const anything = ['start'];
  expect(faultsOf(machine, { expected: { events, anything } })).toContain(
    'one.a other.a → x: it is in one.c other.a; expected one.b … and 1 more value',
  );
  // A guard that admits less than its row keeps a step from all regions alike.
  type Counted = { context: { n: number } };
  const n = ({ context }: Counted) => context.n + 1;
  const counting = loose({
    type: 'parallel',
    context: { n: 0 },
    states: { one: other, other },
    on: { up: { guard: ({ context }: Counted) => context.n < 1, actions: assign({ n }) } },
  });
  const up = [
    { when: ({ context }: Counted) => context.n < 2, context: (told: Counted) => ({ n: n(told) }) },
  ];
  const rows = { events: { up }, anything: ['start', 'y'] };
  expect(faultsOf(counting, { expected: rows })).toEqual([
    'one.a other.a → up → up: n: 1; expected 2 … and 1 more place',
  ]);
  const add = assign(({ context: { files }, spawn }) => ({
    files: [...files, spawn('ask' as never, { id: `file-${files.length}` } as never)],
  }));
  const adding = loose(
    { context: { files: [] }, on: { add: { actions: add } } },
    { actors: { ask: fromPromise(async () => {}) } },
  );
  const stopWhen: Knowledge<AnyStateMachine>['stopWhen'] = ({ running }) => running.length > 2;
  expect(faultsOf(adding, { stopWhen })).toEqual([
    '(machine) → add → file-0 error (any failure): nothing handles that file-0 fails, so the machine stops … and 1 more value',
  ]);
});

it('R17.14 calls an inline actor by its id', () => {
  const src = fromPromise(async () => {});
  const a = { invoke: { src, id: 'k' } };
  const inline = createMachine({ on: { go: '.a' }, initial: 'a', states: { a } } as never);
  const expected = { start: [{ to: 'a' }], events: { go: [{}] } };
  const results = { k: { errors: {} } };
  expect(faultsOf(inline, { expected, results })).toEqual(['a → go: k begins again']);
});
