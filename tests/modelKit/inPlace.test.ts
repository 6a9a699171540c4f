import { inspect } from 'node:util';
import type { Knowledge } from '@interpunct/model-kit';
import { propertyTest } from '@interpunct/model-kit/random';
import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { faultsOf, loose } from './knownMachines.ts';

type Sorting = { context: { list: number[] }; event: { list: number[] } };
const shared = { list: [3, 1, 2] };
const inContext = ({ context }: Sorting) => context.list.sort();
const inEvent = ({ event }: Sorting) => event.list.sort();
const sorting = (list: (told: Sorting) => number[]) => ({
  on: { sort: { actions: assign({ list } as never), target: 'b' } },
});
const begin = { entry: assign({ list: inContext } as never), on: { sort: 'b' } };
const atSort = 'a → sort (shared): it changes list in place';
const fromInput = ({ input }: { input: object }) => ({ ...input });

it.each<[where: string, context: unknown, a: object, fault: string]>([
  ['the chart', shared, sorting(inContext), atSort],
  ['its module', () => ({ ...shared }), sorting(inContext), atSort],
  ['the chart, at the start', shared, begin, 'a: it changes list in place'],
  ['its module, at the start', () => ({ ...shared }), begin, 'a: it changes list in place'],
  ['the input', fromInput, sorting(inContext), atSort],
  ['a payload', { list: [] }, sorting(inEvent), atSort.replace('list', 'event.list')],
])(
  'R17.14 notices a single change in place of what is in %s, and no other fault',
  (_, context, a, fault) => {
    const states = { a, b: { on: { back: 'a' } } };
    const machine = loose({ context, initial: 'a', states });
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

it('R17.14 notices what the function of a context changes of the one that it made before', () => {
  const list: number[] = [];
  const machine = loose({ context: () => ({ list, count: list.push(0) }) });
  expect(faultsOf(machine)).toEqual(['(machine): it changes list in place']);
  expect(list).toEqual([0]);
});

class Money {
  #cents = 0;
  pay() {
    this.#cents += 1;
  }
  toJSON() {
    return this.#cents;
  }
}

class Purse extends Money {
  name = 'purse';
}

/** What is wrong where an event changes a value in place. */
function faultsWhere(v: object, change: (v: never) => unknown, chart: object = {}) {
  const actions = assign({
    v: ({ context }: { context: { v: object } }) => {
      change(context.v as never);
      return context.v;
    },
  } as never);
  const machine = createMachine({ ...chart, context: { v }, on: { go: { actions } } } as never);
  return faultsOf(machine);
}

it.each<[object, (v: never) => void]>([
  [new Date(0), (v: Date) => v.setTime(1)],
  [new Map([[1, 2]]), (v: Map<number, number>) => v.set(1, 3)],
  [new Set([1]), (v: Set<number>) => v.add(2)],
  [new URL('http://a'), (v: URL) => v.searchParams.set('a', '1')],
  [new Headers({ a: '1' }), (v: Headers) => v.append('b', '2')],
  [new URLSearchParams('a=1&a=2'), (v: URLSearchParams) => v.set('a', '3')],
  [new FormData(), (v: FormData) => v.set('a', '1')],
  [new Uint8Array([1, 2]), (v: Uint8Array) => v.fill(3)],
  [new BigInt64Array([1n, 2n]), (v: BigInt64Array) => v.fill(3n)],
  [new Uint8Array([1, 2]).buffer, (v: ArrayBuffer) => new Uint8Array(v).fill(3)],
  [new DataView(new ArrayBuffer(4), 2), (v: DataView) => v.setInt8(0, 3)],
])('R17.14 notices a change in place, and takes it back: %#', (v, change) => {
  const before = inspect(v);
  expect(faultsWhere(v, change)).toEqual(['(machine) → go: it changes v in place']);
  expect(inspect(v)).toBe(before);
});

it.each<[object, (v: never) => unknown]>([
  [new Money(), (v: Money) => v.pay()],
  [new Purse(), (v: Purse) => Object.assign(v, { name: `${v.name}${v.pay()}` })],
])(
  'R17.14 notices a change in place of what hides its parts, and goes on with it: %#',
  (v, change) => {
    expect(faultsWhere(v, change)).toEqual(['(machine) → go: it changes v in place']);
  },
);

it.each<[what: string, v: Iterable<unknown>, rise: (v: never) => void]>([
  ['a Buffer that has its own memory', Buffer.from([0]), (v: Buffer) => v.fill(1)],
  ['a Set and its parts', new Set([[0]]), (v: Set<number[]>) => [...v][0]?.fill(1)],
])('R17.14 goes on with a copy of %s', (_, v, rise) => {
  const isHigh = ({ context }: { context: { v: typeof v } }) => String([...context.v]) === '1';
  const states = { low: { on: { rise: { guard: isHigh, target: 'high' } } }, high: {} };
  expect(faultsWhere(v, rise, { initial: 'low', states })).toEqual([
    'low → go: it changes v in place',
  ]);
});
