import { inspect } from 'node:util';
import type { Knowledge } from '@interpunct/model-kit';
import { propertyTest } from '@interpunct/model-kit/random';
import { expect, it } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
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
const atBegin = ['a', 'a → sort (shared) → back'].map((way) => `${way}: it changes list in place`);
const again = 'a → sort (shared) → back → sort (shared): it changes list in place';
const takesAll = ({ context }: { context: object }) => context;
const fromInput = ({ input }: { input: object }) => ({ ...input });

it.each<[where: string, context: unknown, a: object, ...faults: string[]]>([
  ['the chart', shared, sorting(inContext), atSort],
  ['its module', () => ({ ...shared }), sorting(inContext), atSort],
  ['the chart, at the start', shared, begin, ...atBegin],
  ['its module, at the start', () => ({ ...shared }), begin, ...atBegin],
  ['the input', fromInput, sorting(inContext), atSort],
  ['a payload', { list: [] }, sorting(inEvent), atSort.replace('list', 'event.list'), again],
])(
  'R17.14 notices a single change in place of what is in %s, and no other fault of its step',
  (_, context, a, ...faults) => {
    const states = { a, b: { on: { back: 'a' } } };
    const machine = loose({ context, initial: 'a', states });
    const listed = { context: { list: [1, 2, 3] } };
    const [first, then] = a === begin ? [listed, {}] : [{ context: takesAll }, listed];
    const known: Knowledge<AnyStateMachine> = {
      inputs: { shared },
      events: { sort: { shared } },
      expected: {
        start: [{ to: 'a', ...first }],
        events: { sort: [{ in: 'a', to: 'b', ...then }], back: [{ in: 'b', to: 'a' }] },
      },
    };
    expect(faultsOf(machine, known)).toEqual(faults);
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

it.each<[object, (v: never) => unknown]>([
  [new Date(0), (v: Date) => v.setTime(1)],
  [new Map([[1, 2]]), (v: Map<number, number>) => v.set(1, 3)],
  [new Set([1]), (v: Set<number>) => v.add(2)],
  [new Set([[0]]), (v: Set<number[]>) => [...v][0]?.fill(1)],
  [new URL('http://a'), (v: URL) => v.searchParams.set('a', '1')],
  [new Headers({ a: '1' }), (v: Headers) => v.append('b', '2')],
  [new URLSearchParams('a=1&a=2'), (v: URLSearchParams) => v.set('a', '3')],
  [new FormData(), (v: FormData) => v.set('a', '1')],
  [new Uint8Array([1, 2]), (v: Uint8Array) => v.fill(3)],
  [new BigInt64Array([1n, 2n]), (v: BigInt64Array) => v.fill(3n)],
  [new Uint8Array([1, 2]).buffer, (v: ArrayBuffer) => new Uint8Array(v).fill(3)],
  [new DataView(new ArrayBuffer(4), 2), (v: DataView) => v.setInt8(0, 3)],
  // What it hides is not put back.
  [new Money(), (v: Money) => v.pay()],
  [new Purse(), (v: Purse) => Object.assign(v, { name: `${v.name}${v.pay()}` })],
])('R17.14 notices a change in place, and takes back what shows: %#', (v, change) => {
  const before = inspect(v);
  const actions = assign({
    v: ({ context }: { context: { v: object } }) => {
      change(context.v as never);
      return context.v;
    },
  } as never);
  const machine = loose({ context: { v }, on: { go: { actions } } });
  expect(faultsOf(machine)).toEqual(['(machine) → go: it changes v in place']);
  expect(inspect(v)).toBe(before);
});
