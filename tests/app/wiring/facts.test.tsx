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
const world = { y: 0, isHidden: false };
const media = () => Object.assign(new EventTarget(), { matches: false });
const motion = media();
const small = media();
const wide = media();

beforeEach(() => {
  visit = new AbortController();
  frames = [];
  Object.assign(world, { y: 0, isHidden: false });
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
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => world.y);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => world.isHidden);
});

afterEach(() => {
  visit.abort();
  send.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('R17.6 starts with the facts as they are', () => {
  Object.assign(world, { y: 70, isHidden: true });
  motion.matches = true;
  expect(startReporting()).toEqual([
    { type: 'page.scrolled', y: 70 },
    { type: 'motion.reduced' },
    { type: 'window.freed' },
    { type: 'navigation.folded' },
    { type: 'tab.hidden' },
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

it('R6.5, R6.6, R6.10 reports whether the tab is shown and motion is allowed', () => {
  expect(startReporting()).toEqual(
    expect.arrayContaining([{ type: 'motion.allowed' }, { type: 'tab.shown' }]),
  );
  for (const isHidden of [true, false]) {
    world.isHidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  for (const matches of [true, false]) {
    motion.matches = matches;
    motion.dispatchEvent(new Event('change'));
  }
  expect(taken()).toEqual([
    { type: 'tab.hidden' },
    { type: 'tab.shown' },
    { type: 'motion.reduced' },
    { type: 'motion.allowed' },
  ]);
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

it('R3.4, R8.8 reports a focus that goes into a frame, and Escape wherever it is pressed', () => {
  startReporting();
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatchEvent(new Event('blur'));
  expect(taken()).toEqual([]);
  hasFocus.mockReturnValue(true);
  dispatchEvent(new Event('blur'));
  for (const key of ['Enter', 'Escape']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(taken()).toEqual([{ type: 'frame.entered' }, { type: 'escape.pressed' }]);
});

it.each([
  ['one core', { hardwareConcurrency: 1 }, true],
  ['two cores', { hardwareConcurrency: 2 }, false],
  ['1 GB of memory', { hardwareConcurrency: 8, deviceMemory: 1 }, true],
  ['2 GB of memory', { hardwareConcurrency: 8, deviceMemory: 2 }, false],
  ['data saving on', { hardwareConcurrency: 8, connection: { saveData: true } }, true],
  ['data saving off', { hardwareConcurrency: 8, connection: { saveData: false } }, false],
])('R6.10 reports a device with %s as spared or not', (_, navigator, isSpared) => {
  vi.stubGlobal('navigator', navigator);
  expect(startReporting().some(({ type }) => type === 'device.spared')).toBe(isSpared);
});

it('R6.10 reports a device as spared where nothing tells which pictures are in view', () => {
  expect(startReporting()).not.toContainEqual({ type: 'device.spared' });
  const { IntersectionObserver } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(startReporting()).toContainEqual({ type: 'device.spared' });
  Object.assign(window, { IntersectionObserver });
});
