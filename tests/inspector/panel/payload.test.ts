import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import type { Delivery } from '@interpunct/model-kit/recorded';
import { expect, it } from 'vitest';
import { readPayload, toText } from '../../../src/inspector/panel/basics/payload.ts';
import {
  differencesBetween,
  differencesOf,
  inOrder,
} from '../../../src/inspector/record/differences.ts';

const cases = {
  one: { text: 'Hi', at: 1, from: { name: 'Ada', tags: ['a'] }, note: null },
  two: { text: 'Ho', at: 2, from: { name: 'Bo', tags: [] }, note: 'x', more: 1 },
};
const right = { text: 'Hey', at: 3, from: { name: 'Cy', tags: [] }, note: null };

it.each([
  ['text', 'The value is text. It should be an object.'],
  [{ ...right, at: '3' }, '“at” is text. It should be a number.'],
  [{ ...right, note: 3 }, '“note” is a number. It should be null or text.'],
  [{ ...right, at: undefined }, '“at” is missing.'],
  [{ ...right, from: { tags: [] } }, '“from.name” is missing.'],
  [{ ...right, from: { name: 'Cy', tags: [1] } }, '“from.tags.0” is a number. It should be text.'],
  [{ ...right, color: 'red' }, '“color” is not known here.'],
])('R18.14 says what is wrong with the payload %j', (value, problem) => {
  expect(readPayload(JSON.stringify(value), cases, true)).toEqual({ problem });
});

it('R18.14 takes a payload in the shape of the samples, with or without its optional fields', () => {
  expect(readPayload(JSON.stringify(right), cases, true)).toEqual({ value: right });
  const more = { ...right, more: 2 };
  expect(readPayload(JSON.stringify(more), cases, true)).toEqual({ value: more });
});

it('R18.14 takes an object alone for an event without a case, and any value for a result', () => {
  const problem = 'The value is a list. It should be an object.';
  expect(readPayload('[1, 2]', {}, true)).toEqual({ problem });
  const noJson = { problem: expect.stringContaining('This is not JSON') };
  expect(readPayload('{', {}, true)).toEqual(noJson);
  expect(readPayload('{"at":1}', {}, true)).toEqual({ value: { at: 1 } });
  const named = { problem: '“type” is the name of the event itself: leave it out.' };
  expect(readPayload('{"type":"other"}', {}, true)).toEqual(named);
  expect(readPayload('{"type":"cat"}', {}, false)).toEqual({ value: { type: 'cat' } });
  expect(readPayload('[1, 2]', {}, false)).toEqual({ value: [1, 2] });
});

it('R18.18 keeps a case that JSON cannot hold as it is', () => {
  const error = new Error('Gone');
  const odd = { other: new Error('Here'), gone: error };
  expect(readPayload(toText(error), odd, false)).toEqual({ value: error });
  const nothing = { nothing: undefined };
  expect(readPayload('', nothing, false)).toEqual({ value: undefined });
});

it('R18.17 finds the deepest places where two contexts differ', () => {
  const before = { a: 1, list: [{ x: 1 }], same: { y: 2 } };
  const after = { a: 2, list: [{ x: 1 }, { x: 3 }], same: { y: 2 }, new: null };
  expect(differencesOf(before, after)).toEqual([
    { path: 'a', before: 1, after: 2 },
    { path: 'list.1', before: undefined, after: { x: 3 } },
    { path: 'new', before: undefined, after: null },
  ]);
});

it('R18.17 finds where every actor differs, the root, inner and gone ones included', () => {
  const rootOf = (house: number, door: object, lock: object) =>
    ({
      snapshot: {
        context: { visits: house },
        children: {
          door: { snapshot: { ...door, children: lock } },
          letter: { snapshot: { context: { stamp: 'A1' } } },
        },
      },
    }) as unknown as KeptRoot;
  const before = rootOf(0, { value: 'shut' }, { lock: { snapshot: { value: 'on', context: 5 } } });
  const after = rootOf(1, { value: { open: 'wide' } }, {});
  expect(differencesBetween(before, after, 'house')).toEqual([
    { actor: 'house', differences: [{ path: 'visits', before: 0, after: 1 }] },
    { actor: 'door', differences: [{ path: '(state)', before: 'shut', after: 'open.wide' }] },
    {
      actor: 'door/lock',
      differences: [
        { path: '(state)', before: 'on', after: undefined },
        { path: '', before: 5, after: undefined },
      ],
    },
  ]);
});

it('R18.17 orders differences by what was reached first, and quiet actors last', () => {
  const found = ['house', 'door', 'bell', 'lamp'].map((actor) => ({ actor, differences: [] }));
  const entries = [
    ['bell', 'lamp'],
    ['door', 'bell'],
  ].map((receivers) => ({
    deliveries: receivers.map((receiver) => ({ receiver }) as Delivery),
  }));
  const ordered = inOrder(found, entries, ['bell']).map(({ actor }) => actor);
  expect(ordered).toEqual(['lamp', 'door', 'bell', 'house']);
});
