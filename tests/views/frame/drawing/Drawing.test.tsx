// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { drawingMachine } from '#machines/drawing.machine.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { settle } from '#tests/machines/journey.ts';
import { ScreenProvider } from '#views/basics/visit.ts';
import { Drawing, type PictureEvent } from '#views/frame/drawing/Drawing.tsx';

afterEach(cleanup);

/** A page behind the layer, whose pictures an animator moves that notes what it is told. */
async function showDrawing() {
  const notes: string[] = [];
  const pictures: { tell: (event: PictureEvent) => void } = { tell: () => {} };
  const createPictureAnimator = vi.fn((_: HTMLElement, tell: (event: PictureEvent) => void) => {
    pictures.tell = tell;
    return {
      leave: () => notes.push(`leave ${document.querySelector('h1')?.textContent}`),
      watch: () => notes.push(`watch ${document.querySelector('h1')?.textContent}`),
      show: ({ type }: { type: string }) => notes.push(type),
      stop: () => notes.push('stop'),
    };
  });
  const code = { createPictureAnimator: createPictureAnimator as never };
  const clock = new VirtualClock();
  const machine = drawingMachine.provide({ actors: { loadAnimator: fromPromise(async () => {}) } });
  const actor = createActor(machine, { clock, input: { page: 'home' } }).start();
  const screen = (page: string) => (
    <ScreenProvider
      value={{
        shown: { page, language: 'en', prefix: '', path: '/', key: page },
        hasFailed: false,
      }}
    >
      <Drawing actor={actor} code={code} />
      <main>
        <h1 key={page}>{page}</h1>
      </main>
    </ScreenProvider>
  );
  const { rerender, container } = render(screen('home'));
  const allow = () =>
    act(async () => {
      actor.send({ type: 'tab.shown' });
      actor.send({ type: 'motion.allowed' });
      await settle();
    });
  const go = (page: string) => {
    rerender(screen(page));
    act(() => actor.send({ type: 'route.changed', page }));
  };
  const layer = container.querySelector<HTMLElement>('[data-machine=drawing]');
  return { actor, clock, createPictureAnimator, notes, pictures, allow, go, layer };
}

it('R6.10, R6.15 creates no animator before the machine is live, and stops it when it rests', async () => {
  const { actor, createPictureAnimator, notes, allow, go, layer } = await showDrawing();
  go('about');
  expect([createPictureAnimator.mock.calls.length, notes, layer?.dataset.state]).toEqual([
    0,
    [],
    'still.held',
  ]);
  await allow();
  expect(layer?.dataset.state).toBe('still.ready');
  expect(createPictureAnimator).toHaveBeenCalledOnce();
  expect(notes).toEqual(['watch about']);
  act(() => actor.send({ type: 'tab.hidden' }));
  expect([notes.at(-1), layer?.dataset.state]).toEqual(['stop', 'still.held']);
  go('home');
  expect(notes.at(-1)).toBe('stop');
});

it('R6.11 measures the old page before it leaves the document, and passes the moments on', async () => {
  const { clock, notes, pictures, allow, go, layer } = await showDrawing();
  await allow();
  notes.length = 0;
  go('about');
  expect(notes).toEqual(['leave home', 'watch about', 'departure.due']);
  expect(layer?.dataset.state).toBe('travelling.painting');
  act(() => {
    clock.advance(32);
  });
  expect([notes.at(-1), layer?.dataset.state]).toEqual(['travel.due', 'travelling.moving']);
  act(() => pictures.tell({ type: 'picture.seen', picture: 2 }));
  expect(notes.at(-1)).toBe('picture.due');
  act(() => {
    clock.advance(760 + 1_500);
  });
  expect([notes.at(-1), layer?.dataset.state]).toEqual(['rest.due', 'still.ready']);
});
