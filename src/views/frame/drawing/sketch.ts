import { dataOf, pathsOf, pointsOf } from './spots.ts';

type Timing = { delay?: number; duration: number; easing?: string; fill?: FillMode };

/** Starts an animation. It hides nothing once it is over. */
export type Move = (target: Element, keyframes: PropertyIndexedKeyframes, timing: Timing) => void;

/** How long a dot takes to appear, and a signal, in ms. */
const DOT_MS = 180;
const SIGNAL_MS = 320;
/** The least time of a stroke, in ms: a hand has no jumps. */
const STROKE_MS = 160;
/** A hand begins the next stroke while the one before comes to its end. */
const OVERLAP = 1.5;

/** A path beside another one, with data of its own. */
function copy(path: SVGPathElement, data: string): SVGPathElement {
  const copied = path.cloneNode() as SVGPathElement;
  copied.setAttribute('d', data);
  return copied;
}

/**
 * Draws a picture as a hand does: one stroke after the other along its length, each dot when the pen
 * passes it, the signals at last. `delay` and `duration` are in ms. With `hasDots` the dots arrive by
 * themselves, within `delay`. Returns the drawing, which lies in the picture in place of its paths.
 */
export function sketch(
  svg: SVGSVGElement,
  move: Move,
  { delay, duration, hasDots }: { delay: number; duration: number; hasDots: boolean },
): SVGGElement {
  const [strokes, vertices, signals] = pathsOf(svg);
  const drawing = document.createElementNS(svg.namespaceURI, 'g') as SVGGElement;
  const lines = dataOf(strokes)
    .split(/(?=M)/)
    .filter(Boolean)
    .map((data) => copy(strokes, data));
  const lengths = lines.map((line) => line.getTotalLength());
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  /** When the pen is at a point, by its coordinates. */
  const passes = new Map<string, number>();
  const end = delay + duration;

  let drawn = 0;
  lines.forEach((line, index) => {
    const length = lengths[index] ?? 0;
    const begin = delay + (drawn / whole) * duration;
    const time = Math.max(STROKE_MS, (length / whole) * duration * OVERLAP);
    drawn += length;
    line.setAttribute('pathLength', '1');
    line.setAttribute('stroke-dasharray', '1 2');
    move(
      line,
      { strokeDashoffset: [1.1, 0] },
      { delay: begin, duration: time, easing: 'ease-out' },
    );
    let way = 0;
    let last: [number, number] | undefined;
    for (const point of pointsOf(dataOf(line))) {
      if (last) way += Math.hypot(point[0] - last[0], point[1] - last[1]);
      last = point;
      const key = point.join();
      if (!passes.has(key)) passes.set(key, begin + (length && way / length) * time * 0.6);
    }
  });
  drawing.append(...lines);

  const hide = (path: Element, until: number) =>
    move(path, { opacity: [0, 0] }, { duration: until });
  hide(strokes, end + STROKE_MS * OVERLAP);
  if (!hasDots) {
    const dots = (path: SVGPathElement, time: number, whenOf: (key: string) => number) => {
      const width = path.getAttribute('stroke-width') ?? '';
      for (const point of pointsOf(dataOf(path))) {
        const dot = copy(path, `M${point.join(' ')}h0`);
        drawing.append(dot);
        const timing = { delay: whenOf(point.join()), duration: time, easing: 'ease-out' };
        move(dot, { strokeWidth: ['0', `${Number(width) * 1.3}`, width] }, timing);
      }
      hide(path, end + time);
    };
    dots(vertices, DOT_MS, (key) => passes.get(key) ?? end - DOT_MS);
    dots(signals, SIGNAL_MS, () => end);
  }
  svg.insertBefore(drawing, vertices);
  const halo = svg.querySelector(':scope > circle');
  if (halo) move(halo, { opacity: [0, 1] }, { delay: end - SIGNAL_MS, duration: SIGNAL_MS });
  return drawing;
}
