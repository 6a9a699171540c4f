// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { useNearness } from '../../../src/inspector/panel/Gallery.tsx';
import {
  galleryMachine,
  type Places,
  pagesIn,
} from '../../../src/inspector/panel/gallery.machine.ts';

it('R18.28 three pictures load at once, in the order in which they come near', () => {
  const gallery = createActor(galleryMachine, { input: { actors: [] } }).start();
  const send = (type: 'near' | 'loaded' | 'far', id: string) =>
    gallery.send({ type: `picture.${type}`, id });
  const pages = () => pagesIn(gallery.getSnapshot().context).join('');
  for (const id of 'abcde') send('near', id);
  expect(pages()).toBe('abc');
  send('loaded', 'b');
  expect(pages()).toBe('bacd');
  send('far', 'a');
  expect(pages()).toBe('bcde');
  send('far', 'b');
  send('near', 'b');
  expect(pages()).toBe('cde');
  // Its page is there, though something in it never loads.
  gallery.send({ type: 'picture.framed', id: 'd', part: 'nothing of it is seen in this state' });
  expect(pages()).toBe('dceb');
});

it('R18.28 a picture is where the last of several moves has left it', () => {
  let tell: (moves: Partial<IntersectionObserverEntry>[]) => void = () => {};
  class Observer {
    observe = () => {};
    disconnect = () => {};
    constructor(callback: typeof tell) {
      tell = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const gallery = createActor(galleryMachine, { input: { actors: [] } }).start();
  renderHook(() => useNearness(gallery, 'a', { current: document.body }));
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(gallery.getSnapshot().context.near).toEqual(['a']);
});

it('R18.28 says why the states of an actor cannot be searched, and goes on with the next one', async () => {
  const searchStates = fromPromise<Places, { actor: string }>(async ({ input: { actor } }) => {
    if (actor === 'a') throw new Error('It is gone.');
    return { shown: [{ actor, state: 'on' }], missing: [] };
  });
  const machine = galleryMachine.provide({ actors: { searchStates } });
  const gallery = createActor(machine, { input: { actors: ['a', 'b'] } }).start();
  await waitFor(gallery, (snapshot) => snapshot.matches('complete'));
  expect(gallery.getSnapshot().context.places).toEqual({
    shown: [{ actor: 'b', state: 'on' }],
    missing: [{ actor: 'a', state: '', reason: 'It is gone.' }],
  });
});

it('R18.28 searches the actor that a tester wants next', () => {
  const searchStates = fromPromise<Places, { actor: string }>(() => new Promise(() => {}));
  const machine = galleryMachine.provide({ actors: { searchStates } });
  const gallery = createActor(machine, { input: { actors: ['a', 'b', 'c'] } }).start();
  gallery.send({ type: 'actor.wanted', actor: 'c' });
  expect(gallery.getSnapshot().context.waiting.join('')).toBe('acb');
});
