// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFacts } from '#app/wiring/facts.ts';
import type { SiteActor } from '#machines/site.machine.ts';

const send = vi.fn();
let visit = new AbortController();

/** Reports the facts of the window from now on, and returns those of its start. */
function startReporting() {
  reportFacts({ send } as unknown as SiteActor, visit.signal);
  return taken();
}

const taken = () => send.mock.calls.splice(0).map(([fact]) => fact);

/** Frames that the test draws. */
let frames: FrameRequestCallback[] = [];
const drawFrame = () => {
  for (const draw of frames.splice(0)) draw(0);
};

const movePointer = (clientY: number, pointerType = 'mouse') =>
  dispatchEvent(Object.assign(new Event('pointermove'), { clientY, pointerType }));

/** What the window says of itself. */
const world = { y: 0 };
const media = () => Object.assign(new EventTarget(), { matches: false });
const motion = media();
const small = media();
const wide = media();

beforeEach(() => {
  visit = new AbortController();
  frames = [];
  world.y = 0;
  for (const one of [motion, small, wide]) one.matches = false;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal(
    'matchMedia',
    (query: string) =>
      ({
        '(prefers-reduced-motion: reduce)': motion,
        '(max-width: 39.99em), (max-height: 37.49em)': small,
        '(min-width: 60em)': wide,
      })[query],
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => world.y);
});

afterEach(() => {
  visit.abort();
  send.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('R17.6 starts with the facts as they are', () => {
  world.y = 70;
  motion.matches = true;
  expect(startReporting()).toEqual([
    { type: 'page.scrolled', y: 70 },
    { type: 'motion.reduced' },
    { type: 'window.freed' },
    { type: 'navigation.folded' },
  ]);
});

it('R3.1, R17.6 reports where the page is scrolled to, once a frame', () => {
  startReporting();
  for (const y of [10, 51]) {
    world.y = y;
    dispatchEvent(new Event('scroll'));
  }
  expect(taken()).toEqual([]);
  drawFrame();
  expect(taken()).toEqual([{ type: 'page.scrolled', y: 51 }]);
});

it('R5.4 reports where the mouse is, and no finger', () => {
  startReporting();
  movePointer(300);
  movePointer(79);
  drawFrame();
  movePointer(79);
  drawFrame();
  movePointer(20, 'touch');
  drawFrame();
  movePointer(121);
  drawFrame();
  expect(taken()).toEqual([
    { type: 'pointer.moved', y: 79 },
    { type: 'pointer.moved', y: 121 },
  ]);
});

it('R6.5, R6.6, R6.10 reports whether motion is allowed', () => {
  expect(startReporting()).toContainEqual({ type: 'motion.allowed' });
  for (const matches of [true, false]) {
    motion.matches = matches;
    motion.dispatchEvent(new Event('change'));
  }
  expect(taken()).toEqual([{ type: 'motion.reduced' }, { type: 'motion.allowed' }]);
});

it('R1.13, R3.4, R3.5, R17.6 reports what the window has room for', () => {
  startReporting();
  for (const [one, matches] of [
    [small, true],
    [wide, true],
    [small, false],
    [wide, false],
  ] as const) {
    one.matches = matches;
    one.dispatchEvent(new Event('change'));
  }
  expect(taken().map(({ type }) => type)).toEqual([
    'window.filled',
    'navigation.unfolded',
    'window.freed',
    'navigation.folded',
  ]);
});

it('R3.4, R8.8 reports a focus that goes into a frame, and Escape wherever it is pressed', async () => {
  startReporting();
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatchEvent(new Event('blur'));
  await nextTask();
  expect(taken()).toEqual([]);
  dispatchEvent(new Event('blur'));
  // Firefox says so after the event.
  hasFocus.mockReturnValue(true);
  await nextTask();
  for (const key of ['Enter', 'Escape']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(taken()).toEqual([{ type: 'frame.entered' }, { type: 'escape.pressed' }]);
});
