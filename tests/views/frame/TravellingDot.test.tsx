// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dotMachine } from '#machines/dot.machine.ts';
import { ScreenContext } from '#views/basics/visit.ts';
import { TravellingDot } from '#views/frame/TravellingDot.tsx';

const animate = vi.fn();

afterEach(() => {
  cleanup();
  animate.mockClear();
});

/** A page whose dots stand in the middle of the window, or as far below it, in px. */
function screen(
  actor: Parameters<typeof TravellingDot>[0]['actor'],
  page: string,
  places: number[],
) {
  const shown = { page, prefix: '', language: 'en', path: '/', key: page } as const;
  const boxOf = (place: number) => () => new DOMRect(5, places[place], 20, 20);
  return (
    <ScreenContext value={{ shown, hasFailed: false }}>
      <TravellingDot actor={actor} />
      <main key={page}>
        {places.map((_, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a dot is known by
            key={place}
            data-dot
            ref={(dot) => {
              if (dot) Object.assign(dot, { animate, getBoundingClientRect: boxOf(place) });
            }}
          />
        ))}
      </main>
    </ScreenContext>
  );
}

const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dot]')].map((dot) => dot.dataset.lit);

it('R6.11 gives the red to the dot that is nearest to the middle, as the page scrolls', () => {
  const actor = createActor(dotMachine, { input: { page: 'about' } }).start();
  const places = [300, 900];
  render(screen(actor, 'about', places));
  expect(lit()).toEqual(['yes', 'no']);
  places.splice(0, 2, -200, 400);
  dispatchEvent(new Event('scroll'));
  expect(lit()).toEqual(['no', 'yes']);
  expect(animate).not.toHaveBeenCalled();
});

it('R6.11 moves one dot by its transform, for 520 ms, from where the red was', () => {
  const actor = createActor(dotMachine, { input: { page: 'about' } }).start();
  actor.send({ type: 'motion.allowed' });
  const places = [300, 900];
  render(screen(actor, 'about', places));
  places.splice(0, 2, 100, 400);
  dispatchEvent(new Event('scroll'));
  const [[[first], { duration }]] = animate.mock.calls as [[Keyframe[], KeyframeAnimationOptions]];
  expect(first?.transform).toBe('translate(0px, -300px) scale(1)');
  expect(duration).toBe(520);
});

it('R6.11 lets the dot of another page come from where that of the one before was', () => {
  const actor = createActor(dotMachine, { input: { page: 'about' } }).start();
  actor.send({ type: 'motion.allowed' });
  const { rerender } = render(screen(actor, 'about', [110]));
  rerender(screen(actor, 'studio', [10]));
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.lastCall?.[0][0].transform).toBe('translate(0px, 100px) scale(1)');
});
