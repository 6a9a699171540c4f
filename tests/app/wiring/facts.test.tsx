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
const motion = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  visit = new AbortController();
  frames = [];
  world.y = 0;
  motion.matches = false;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)' ? motion : new EventTarget(),
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
  expect(startReporting()).toEqual([{ type: 'page.scrolled', y: 70 }, { type: 'motion.reduced' }]);
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
  expect(startReporting().slice(1)).toEqual([{ type: 'motion.allowed' }]);
  for (const matches of [true, false]) {
    motion.matches = matches;
    motion.dispatchEvent(new Event('change'));
  }
  expect(taken()).toEqual([{ type: 'motion.reduced' }, { type: 'motion.allowed' }]);
});
