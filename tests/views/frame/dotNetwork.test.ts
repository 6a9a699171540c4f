// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork, MARGIN_PX } from '#views/frame/dotNetwork.ts';

type Point = [x: number, y: number];

/** The ends of every line that was drawn. */
const links: [from: Point, to: Point][] = [];

class Path2DStub {
  from: Point = [0, 0];
  moveTo(...point: Point) {
    this.from = point;
  }
  lineTo(...point: Point) {
    links.push([this.from, point]);
  }
}

/** A context that notes these calls alone. */
const contextWith = (noted: Record<string, unknown>) =>
  new Proxy(noted, { get: (own, name) => Reflect.get(own, name) ?? (() => {}) });

/** A canvas that is drawn on a surface of its own, with such a context. */
function canvasWith(noted: Record<string, unknown>) {
  const canvas = document.createElement('canvas');
  const surface = { width: 0, getContext: () => contextWith(noted) };
  canvas.transferControlToOffscreen = () => surface as never;
  return { canvas, surface };
}

/** Draws a network once, and returns its dots. */
function drawNetwork() {
  const dots: { centre: Point; radius: number }[] = [];
  const arc = (x: number, y: number, radius: number) => dots.push({ centre: [x, y], radius });
  createNetwork(canvasWith({ arc }).canvas)()();
  return dots;
}

afterEach(() => vi.unstubAllGlobals());

it('R6.7 draws 50 dots of 2.5 px, and links those less than 180 px apart', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const dots = drawNetwork();
  expect(dots.map(({ radius }) => radius)).toEqual(Array(50).fill(2.5));
  const centres = dots.map(({ centre }) => centre);
  const near = centres.flatMap((from, index) =>
    centres
      .slice(index + 1)
      .filter((to) => Math.hypot(from[0] - to[0], from[1] - to[1]) < 180)
      .map((to) => [from, to]),
  );
  expect(near.length).toBeGreaterThan(0);
  expect(links).toEqual(near);
});

it('R6.12 has the pixels of a dense screen, two for each of the page at most', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  for (const [density, pixels] of [
    [1, 1],
    [1.5, 1.5],
    [3, 2],
  ] as const) {
    vi.stubGlobal('devicePixelRatio', density);
    const scale = vi.fn();
    const { canvas, surface } = canvasWith({ scale });
    createNetwork(canvas)()();
    expect(surface.width).toBe(Math.round((innerWidth + 2 * MARGIN_PX) * pixels));
    expect(scale).toHaveBeenCalledWith(pixels, pixels);
  }
});

it('R16.15 draws on the canvas itself in an engine that cannot give its surface away', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  const arc = vi.fn();
  const { canvas, surface } = canvasWith({});
  Object.assign(canvas, {
    transferControlToOffscreen: undefined,
    getContext: () => contextWith({ arc }),
  });
  createNetwork(canvas)()();
  expect(arc).toHaveBeenCalled();
  expect(surface.width).toBe(0);
  expect(canvas.width).toBe(innerWidth + 2 * MARGIN_PX);
});
