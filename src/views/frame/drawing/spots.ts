/** A dot on the screen, in CSS px of the window. */
export type Spot = { x: number; y: number; size: number; isSignal: boolean };

/** The three paths of a picture: strokes, vertices and signals. */
export const pathsOf = (svg: SVGSVGElement) =>
  [...svg.querySelectorAll<SVGPathElement>(':scope > path')] as [
    strokes: SVGPathElement,
    vertices: SVGPathElement,
    signals: SVGPathElement,
  ];

/** The points of path data that consists of dots, moves and straight lines. */
export const pointsOf = (data: string): [x: number, y: number][] =>
  Array.from(data.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

export const dataOf = (path: Element) => path.getAttribute('d') ?? '';

/** Where a point of a picture is in the window. */
export function toWindow(svg: SVGSVGElement): (point: readonly [number, number]) => DOMPoint {
  const matrix = svg.getScreenCTM();
  return ([x, y]) => new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
}

/** The dots of a picture, its signals at last. */
export function spotsOf(svg: SVGSVGElement): Spot[] {
  const [, ...dots] = pathsOf(svg);
  const place = toWindow(svg);
  const scale = svg.getScreenCTM()?.a ?? 1;
  return dots.flatMap((path, index) =>
    pointsOf(dataOf(path)).map((point) => {
      const { x, y } = place(point);
      const size = Number(path.getAttribute('stroke-width')) * scale;
      return { x, y, size, isSignal: index === 1 };
    }),
  );
}

export function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** In the order of a hand of a clock, so that the ways of neighbours do not cross. */
function inOrder(spots: readonly Spot[]): Spot[] {
  const mean = (of: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
  const [x, y] = [mean('x'), mean('y')];
  const angle = (spot: Spot) => Math.atan2(spot.y - y, spot.x - x);
  return spots.toSorted((one, other) => angle(one) - angle(other));
}

/**
 * Pairs each dot of one picture with a dot of another. Where their numbers differ, several ways begin or
 * end at one dot: dots split and merge, and none appears or disappears.
 */
export function pair(from: readonly Spot[], to: readonly Spot[]): [from: Spot, to: Spot][] {
  const [starts, ends] = [inOrder(from), inOrder(to)];
  const count = starts.length && ends.length && Math.max(starts.length, ends.length);
  const at = (spots: Spot[], index: number) =>
    spots[Math.floor((index * spots.length) / count)] as Spot;
  return Array.from({ length: count }, (_, index) => [at(starts, index), at(ends, index)]);
}
