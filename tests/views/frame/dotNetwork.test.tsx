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

/** Draws a network once, and returns its dots. */
function drawNetwork() {
  const dots: { centre: Point; radius: number }[] = [];
  const ignored = () => {};
  const context = {
    arc: (x: number, y: number, radius: number) => dots.push({ centre: [x, y], radius }),
    clearRect: ignored,
    scale: ignored,
    stroke: ignored,
    beginPath: ignored,
    moveTo: ignored,
    fill: ignored,
  };
  const canvas = document.createElement('canvas');
  canvas.getContext = (() => context) as never;
  createNetwork(canvas).watch()();
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

it('R6.19 has the pixels of a dense screen, two for each of the page at most', () => {
  vi.stubGlobal('Path2D', Path2DStub);
  for (const [density, pixels] of [
    [1, 1],
    [1.5, 1.5],
    [3, 2],
  ] as const) {
    vi.stubGlobal('devicePixelRatio', density);
    const canvas = document.createElement('canvas');
    const scale = vi.fn();
    const ignored = () => {};
    canvas.getContext = (() => ({
      scale,
      arc: ignored,
      clearRect: ignored,
      stroke: ignored,
      beginPath: ignored,
      moveTo: ignored,
      fill: ignored,
    })) as never;
    createNetwork(canvas).watch()();
    expect(canvas.width).toBe(Math.round((innerWidth + 2 * MARGIN_PX) * pixels));
    expect(scale).toHaveBeenCalledWith(pixels, pixels);
  }
});
