import { fromJson, isPlain, lossesIn, textOf, toJson } from '@interpunct/model-kit/data';
import { expect, it } from 'vitest';

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

it('R18.39 copies nothing that JSON holds as it is', () => {
  const plain = { list: [1, { two: 2 }] };
  const converted = toJson({ plain, since: new Date(0) });
  expect(converted.plain).toBe(plain);
});

it('R18.41 tells plain data from others', () => {
  expect([{}, [], Object.create(null)].map(isPlain)).toEqual([true, true, true]);
  expect([new Date(), new Point(), 'a', null, () => {}].some(isPlain)).toBe(false);
});
