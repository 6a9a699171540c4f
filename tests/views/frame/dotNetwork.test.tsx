import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork } from '#views/frame/dotNetwork.ts';

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
