// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type DotActor, dotMachine } from '#machines/dot.machine.ts';
import { ScreenContext } from '#views/basics/visit.ts';
import { TravellingDot } from '#views/frame/TravellingDot.tsx';

const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));

let actor: DotActor;

beforeEach(() => {
  actor = createActor(dotMachine, { input: { page: 'about' } }).start();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

type Shown = { page?: string; language?: 'en' | 'fr'; hasFailed?: boolean };

/** How far the dot of the brand's name is from the top of the window, in px. */
const BRAND_TOP = 40;

/**
 * A page below the brand's name, and how far from the top of the window its dots are, in px. The window is 768 px
 * high.
 */
function screen(
  tops: number[],
  { page = 'about', language = 'en', hasFailed = false }: Shown = {},
) {
  const shown = { page, prefix: '', language, path: '/', key: page } as const;
  const measure = (topOf: () => number | undefined) => (dot: HTMLElement | null) => {
    const getBoundingClientRect = () => new DOMRect(5, topOf(), 20, 20);
    if (dot) Object.assign(dot, { animate, getBoundingClientRect });
  };
  return (
    <ScreenContext value={{ shown, hasFailed }}>
      <header>
        <a href="/">
          <span data-dot ref={measure(() => BRAND_TOP)} />
        </a>
      </header>
      <TravellingDot actor={actor} />
      <main key={page + language}>
        {!hasFailed &&
          tops.map((_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a dot is known by
              key={place}
              data-dot
              ref={measure(() => tops[place])}
            />
          ))}
      </main>
    </ScreenContext>
  );
}

const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dot]')].map((dot) => dot.dataset.lit);

const startOf = (call: number) =>
  (animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions][])[call]?.[0][0]
    ?.transform;

it.each(['scroll', 'resize'])(
  'R6.11 gives the red to the dot that is nearest to the middle, on each %s',
  (event) => {
    const tops = [300, 900];
    render(screen(tops));
    expect(lit()).toEqual(['no', 'yes', 'no']);
    tops.splice(0, 2, -200, 400);
    dispatchEvent(new Event(event));
    expect(lit()).toEqual(['no', 'no', 'yes']);
    // None is in the window: the brand's is red.
    tops.splice(0, 2, -900, -300);
    dispatchEvent(new Event(event));
    expect(lit()).toEqual(['yes', 'no', 'no']);
    expect(animate).not.toHaveBeenCalled();
  },
);

it('R6.11 lights a dot of a page that arrives after its failure, and in another language', () => {
  const { rerender } = render(screen([300], { hasFailed: true }));
  rerender(screen([300]));
  expect(lit()).toEqual(['no', 'yes']);
  rerender(screen([300], { language: 'fr' }));
  expect(lit()).toEqual(['no', 'yes']);
});

it('R6.11 moves one dot by its transform, for 520 ms, from where the red was', () => {
  actor.send({ type: 'motion.allowed' });
  const tops = [300, 900];
  render(screen(tops));
  tops.splice(0, 2, 100, 400);
  dispatchEvent(new Event('scroll'));
  expect(startOf(0)).toBe('translate(0px, -300px) scale(1)');
  expect(animate).toHaveBeenLastCalledWith(expect.anything(), {
    duration: 520,
    easing: expect.anything(),
  });
  expect(cancel).not.toHaveBeenCalled();
  // Back, before it has arrived.
  tops.splice(0, 2, 300, 900);
  dispatchEvent(new Event('scroll'));
  expect(cancel).toHaveBeenCalledOnce();
  expect(startOf(1)).toBe('translate(0px, 600px) scale(1)');
});

it('R6.11 lets the dot of another page come from where that of the one before was', () => {
  actor.send({ type: 'motion.allowed' });
  const { rerender } = render(screen([110]));
  rerender(screen([10], { page: 'studio' }));
  expect(animate).toHaveBeenCalledOnce();
  expect(startOf(0)).toBe('translate(0px, 100px) scale(1)');
  // No dot is in the window when this page comes: the brand's is red.
  const below = [2000];
  rerender(screen(below, { page: 'mission' }));
  expect(lit()).toEqual(['yes', 'no']);
  expect(startOf(1)).toBe('translate(0px, -30px) scale(1)');
  below[0] = 300;
  dispatchEvent(new Event('scroll'));
  expect(lit()).toEqual(['no', 'yes']);
  expect(startOf(2)).toBe('translate(0px, -260px) scale(1)');
});

it('R6.11 knows the page on which the red is with the brand', () => {
  actor.send({ type: 'motion.allowed' });
  const { rerender } = render(screen([2000]));
  const tops = [2000];
  rerender(screen(tops, { page: 'studio' }));
  expect(lit()).toEqual(['yes', 'no']);
  tops[0] = 300;
  dispatchEvent(new Event('scroll'));
  expect(startOf(2)).toBe('translate(0px, -260px) scale(1)');
});
