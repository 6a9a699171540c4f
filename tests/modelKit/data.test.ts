import { fromJson, isPlain, lossesIn, textOf, toJson } from '@interpunct/model-kit/data';
import { expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { faultsOf } from './knownMachines.ts';

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

it.each([
  ['BigInt', 'abc'],
  ['Map', 5],
])('R18.24 says of a damaged %s in a file what is wrong', (type, value) => {
  expect(() => fromJson({ boxed$$type: type, value })).toThrow(
    `This file is damaged: “${value}” is no ${type}.`,
  );
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
    faultsOf(machine as AnyStateMachine, {
      expected: { events: { go: [{ context: () => ({ v }) }] }, anything: ['start'] },
    });
  expect(faults(wanted)).toEqual([expect.stringContaining(fault)]);
  expect(faults(found)).toEqual([]);
});
