/** A point, in px of the window or in units of a picture. */
export type Point = { x: number; y: number };

/** Points are the same if their keys are. */
export const keyOf = ({ x, y }: Point) => `${x} ${y}`;

/** A dot in the window. */
export type Dot = Point & { size: number; isSignal: boolean };

/** A picture as it is in the window: its place, the px of a unit and of the strokes of each path. */
export type MeasuredPicture = {
  svg: SVGSVGElement;
  box: DOMRect;
  scale: number;
  widths: number[];
  /** From units of the picture. */
  toWindow: (place: Point) => Point;
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
export const pointsOf = (data: string): Point[] =>
  Array.from(data.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** The points of a curve: lines between them are as near to it as asked. */
function pointsAlong(path: SVGPathElement, nearness: number): Point[] {
  const length = path.getTotalLength();
  const bend = (from: Point, start: number, to: Point, end: number): Point[] => {
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
export const strokesOf = (data: string, nearness: number): Point[][] =>
  data.split(/(?=M)/).map((stroke) => {
    if (!/[^MLh\d\s.-]/.test(stroke)) return pointsOf(stroke);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', stroke);
    return pointsAlong(path, nearness);
  });

/** From units of a picture to the window. */
const matrixOf = (svg: SVGSVGElement) => svg.getScreenCTM() ?? new DOMMatrix();

/** Measures a picture. */
export function measure(svg: SVGSVGElement): MeasuredPicture {
  const { a: scale, e, f } = matrixOf(svg);
  const widths = pathsOf(svg).map(
    (path) => Number.parseFloat(getComputedStyle(path).strokeWidth) * scale,
  );
  const toWindow = ({ x, y }: Point) => ({ x: e + x * scale, y: f + y * scale });
  return { svg, box: svg.getBoundingClientRect(), scale, widths, toWindow };
}

/** The dots of a picture, its signals at last. */
export function dotsOf({ svg, widths, toWindow }: MeasuredPicture): Dot[] {
  const [, ...paths] = pathsOf(svg);
  return paths.flatMap((path, index) => {
    const [size = 0, isSignal] = [widths[index + 1], index === 1];
    return pointsOf(dataOf(path)).map((point) => ({ ...toWindow(point), size, isSignal }));
  });
}

export function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Clockwise, so neighbouring paths do not cross. */
function clockwise(dots: readonly Dot[]): Dot[] {
  const mean = (of: 'x' | 'y') => dots.reduce((sum, dot) => sum + dot[of], 0) / dots.length;
  const [x, y] = [mean('x'), mean('y')];
  const angle = (dot: Dot) => Math.atan2(dot.y - y, dot.x - x);
  return [...dots].sort((one, other) => angle(one) - angle(other));
}

/**
 * The way of a dot. Those that split fly as one to the end of their leader, and open from there. Those that
 * merge first meet where their leader starts. `turn` is the place of its group in the order, from 0 to 1.
 */
export type Way = { from: Dot; lead: Dot; to: Dot; isMerged: boolean; turn: number };

/**
 * Pairs dots, of which there is one at least, with the dots of another picture. Where their numbers
 * differ, several ways begin or end at one dot: dots split and merge, and none appears or disappears.
 */
export function pairDots(from: readonly Dot[], to: readonly Dot[]): Way[] {
  if (to.length === 0) return [];
  const isMerged = from.length > to.length;
  const [many, few] = (isMerged ? [from, to] : [to, from]).map(clockwise) as [Dot[], Dot[]];
  return many.map((own, index) => {
    const group = Math.floor((index * few.length) / many.length);
    const shared = few[group] as Dot;
    return {
      from: isMerged ? own : shared,
      lead: many[Math.ceil((group * many.length) / few.length)] as Dot,
      to: isMerged ? shared : own,
      isMerged,
      turn: group / few.length,
    };
  });
}
