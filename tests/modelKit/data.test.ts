import { checkModel } from '@interpunct/model-kit';
import { fromJson, isPlain, lossesIn, textOf, toJson } from '@interpunct/model-kit/data';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { faultsOf, loose, type Told } from './knownMachines.ts';

class Point {
  readonly x = 1;
}

const loop: Record<string, unknown> = { name: 'loop' };
loop.self = loop;
const ring = new Set<unknown>([1]);
ring.add(ring);
const chain = new Map<string, unknown>();
chain.set('next', { chain });

it.each([
  [{ a: [1, 'b', null] }, '{"a":[1,"b",null]}'],
  [undefined, 'undefined'],
  [new Map([['a', new Set([1])]]), '[["a",[1]]]'],
  [new Map([['a', loop]]), '[["a",{"name":"loop","self":"↻"}]]'],
  [{ a: loop, b: loop }, '{"a":{"name":"loop","self":"↻"},"b":{"name":"loop","self":"↻"}}'],
  [ring, '[1,"↻"]'],
  [chain, '[["next",{"chain":"↻"}]]'],
  [[2n, new Date(0)], '["2n","1970-01-01T00:00:00.000Z"]'],
  [[Number.NaN, null], '["NaN",null]'],
  [{ error: new Error('no') }, '{"error":"[Error: no]"}'],
  [{ gone: new AbortController().signal }, '{"gone":"[AbortSignal]"}'],
])('R18.41 writes a value on one line: %#', (value, text) => {
  expect(textOf(value)).toBe(text);
});

it('R18.41 takes values through JSON, and names what is lost', () => {
  const data = {
    since: new Date(5),
    map: new Map([['a', { days: new Set([1n]) }]]),
    plain: { list: [1, { two: 2 }] },
    numbers: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  };
  const more = { ...data, loop, point: new Point(), act: () => {}, error: new TypeError('no') };
  const text = JSON.stringify(toJson(more));
  expect(fromJson(JSON.parse(text))).toEqual({
    ...data,
    loop: { name: 'loop' },
    error: { name: 'TypeError', message: 'no' },
  });
  expect(lossesIn(JSON.parse(text))).toEqual(['self (loop)', 'point (Point)', 'act (function)']);
});

it('R18.39 copies nothing that JSON holds as it is', () => {
  const plain = { list: [1, { two: 2 }] };
  const converted = toJson({ plain, since: new Date(0) });
  expect(converted.plain).toBe(plain);
});

it('R18.41 tells plain data from others', () => {
  expect([{}, [], Object.create(null)].map(isPlain)).toEqual([true, true, true]);
  expect([new Date(), new Point(), 'a', null, () => {}].some(isPlain)).toBe(false);
});

class Kept {
  constructor(readonly v: unknown = 1) {}
}

class Counter {
  readonly name = 'counter';
  readonly #n: number;
  constructor(n: number) {
    this.#n = n;
  }
  isHigh() {
    return this.#n > 1;
  }
  next() {
    return new Counter(this.#n + 1);
  }
}

class Day extends Counter {
  /** JSON tells it the key, which it reads. */
  toJSON(key: string) {
    return key.length < 0 || this.isHigh();
  }
}

const hiding = (n: number) => Object.defineProperty({}, 'n', { value: n });

/** What is wrong where a machine assigns something and a row says another thing. */
function faultsWhere(found: () => unknown, v: unknown) {
  const actions = assign({ v: found } as never);
  const machine = loose({ context: { v: null }, on: { go: { actions } } });
  return faultsOf(machine, {
    expected: { events: { go: [{ context: () => ({ v }) }] }, anything: ['start'] },
  });
}

it.each<[unknown, unknown, string]>([
  [0, -0, '-0; expected 0'],
  [new Error('a', { cause: 1 }), new Error('a', { cause: 2 }), '[cause]: 2'],
  [new AggregateError([1]), new AggregateError([2]), '[errors]: [ 2 ]'],
  [new Set([1, 2]), new Set([2, 1]), '[2,1]; expected [1,2]'],
  [new Headers({ a: '1' }), new Headers({ a: '2' }), "{ a: '2' }; expected Headers"],
  [new URLSearchParams('a=1'), new URLSearchParams('a=2'), "{ 'a' => '2' }; expected"],
  [new Blob(['a']), new Blob(['b']), 'equal to itself alone'],
  [new Kept(), { v: 1 }, '{ v: 1 }; expected Kept { v: 1 }'],
  [new Counter(1), new Counter(2), 'equal to itself alone'],
  [new Kept(new Counter(1)), new Kept(new Counter(2)), 'equal to itself alone'],
  [hiding(1), hiding(2), 'equal to itself alone'],
  [new AbortController(), new AbortController(), 'equal to itself alone]'],
  [new Day(1), new Day(2), 'true; expected false'],
  [new URL('http://a'), new URL('http://b'), '"http://b/"; expected "http://a/"'],
  [/a/, /b/, '/b/; expected /a/'],
  [() => 1, () => 1, '"[Function ]"; expected another one that looks alike'],
])('R17.14 says what differs between two values: %#', (wanted, found, fault) => {
  expect(faultsWhere(() => found, wanted)).toEqual([expect.stringContaining(fault)]);
  expect(faultsWhere(() => found, found)).toEqual([]);
});

it.each([
  () => new Kept(new Map([[1, new Kept()]])),
  () => new Day(1),
  () => new URL('http://a'),
  () => [/a/g, new Uint8Array([1]), new Date(1), Object(1), new RangeError('a')],
  () => loop,
])('R17.14 takes a copy for the same value where it shows all that it has: %#', (make) => {
  expect(faultsWhere(make, make())).toEqual([]);
});

it('R17.14 tells worlds apart that differ in what hides its parts', () => {
  const machine = loose({
    context: { c: new Counter(0), others: [new Counter(0), new AbortController()] },
    initial: 'low',
    states: {
      low: {
        on: {
          go: { actions: assign({ c: ({ context }) => context.c.next() }) },
          rise: { guard: ({ context }: Told) => context.c.isHigh(), target: 'high' },
        },
      },
      high: {},
    },
  });
  const { failures, notes } = checkModel(machine, { limit: 9 });
  expect(failures).toEqual([]);
  expect(notes).toContain(
    'These hide what they hold, so nobody sees it change in place, and each new one is another world: c (Counter), others (Counter), others (AbortController).',
  );
});
