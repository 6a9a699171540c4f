/** A place, in px of the window or in units of a picture. */
export type Place = { x: number; y: number };

/** Places are the same if their keys are. */
export const keyOf = ({ x, y }: Place) => `${x} ${y}`;

/** A dot in the window. */
export type Spot = Place & { size: number; isSignal: boolean };

/** A picture as it is in the window: its place, the px of a unit and of the strokes of each path. */
export type Figure = {
  svg: SVGSVGElement;
  box: DOMRect;
  scale: number;
  widths: number[];
  /** From units of the picture. */
  toWindow: (place: Place) => Place;
};

/** The longest line in a curve, in units of the picture. */
const LONGEST = 40;

/** The three paths of a picture: strokes, vertices and signals. */
export const pathsOf = (svg: SVGSVGElement) =>
  [...svg.querySelectorAll<SVGPathElement>('path')] as [
    strokes: SVGPathElement,
    vertices: SVGPathElement,
    signals: SVGPathElement,
  ];

export const dataOf = (path: Element) => path.getAttribute('d') ?? '';

/** The points of path data that consists of dots, moves and straight lines. */
export const pointsOf = (data: string): Place[] =>
  Array.from(data.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** The points of a curve: lines between them are as near to it as asked. */
function pointsAlong(path: SVGPathElement, nearness: number): Place[] {
  const length = path.getTotalLength();
  const bend = (from: Place, start: number, to: Place, end: number): Place[] => {
    const way = (start + end) / 2;
    const middle = path.getPointAtLength(way);
    const bulge = Math.hypot(2 * middle.x - from.x - to.x, 2 * middle.y - from.y - to.y) / 2;
    const isStraight = end - start < LONGEST && bulge < nearness;
    return isStraight ? [to] : [...bend(from, start, middle, way), ...bend(middle, way, to, end)];
  };
  const [first, last] = [path.getPointAtLength(0), path.getPointAtLength(length)];
  return [first, ...bend(first, 0, last, length)];
}

/** The strokes of path data, as points. Curves have as many as it takes to stay as near to them. */
export const strokesOf = (data: string, nearness: number): Place[][] =>
  data.split(/(?=M)/).map((stroke) => {
    if (!/[^MLh\d\s.-]/.test(stroke)) return pointsOf(stroke);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', stroke);
    return pointsAlong(path, nearness);
  });

/** From units of a picture to the window. */
export const matrixOf = (svg: SVGSVGElement) => svg.getScreenCTM() ?? new DOMMatrix();

/** Measures a picture. Its spots can be found later, when it has left the screen. */
export function figureOf(svg: SVGSVGElement): Figure {
  const { a: scale, e, f } = matrixOf(svg);
  const widths = pathsOf(svg).map(
    (path) => Number.parseFloat(getComputedStyle(path).strokeWidth) * scale,
  );
  const toWindow = ({ x, y }: Place) => ({ x: e + x * scale, y: f + y * scale });
  return { svg, box: svg.getBoundingClientRect(), scale, widths, toWindow };
}

/** The dots of a picture, its signals at last. */
export function spotsOf({ svg, widths, toWindow }: Figure): Spot[] {
  const [, ...dots] = pathsOf(svg);
  return dots.flatMap((path, index) => {
    const [size = 0, isSignal] = [widths[index + 1], index === 1];
    return pointsOf(dataOf(path)).map((point) => ({ ...toWindow(point), size, isSignal }));
  });
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
 * Pairs dots, of which there is one at least, with the dots of another picture. Where their numbers
 * differ, several ways begin or end at one dot: dots split and merge, and none appears or disappears.
 */
export function pair(from: readonly Spot[], to: readonly Spot[]): [from: Spot, to: Spot][] {
  const [starts, ends] = [inOrder(from), inOrder(to)];
  const count = ends.length && Math.max(starts.length, ends.length);
  const at = (spots: Spot[], index: number) =>
    spots[Math.floor((index * spots.length) / count)] as Spot;
  return Array.from({ length: count }, (_, index) => [at(starts, index), at(ends, index)]);
}
