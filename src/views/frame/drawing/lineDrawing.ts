import { type AnimatedElement, animatedDot, animatedLine } from './animatedElements.ts';
import {
  dataOf,
  dotsOf,
  keyOf,
  type MeasuredPicture,
  pathsOf,
  strokesOf,
} from './measuredPicture.ts';

/** How long a dot takes to appear, and a signal, in ms. */
const DOT_MS = 180;
const SIGNAL_MS = 320;
/** The least time of a stroke, in ms: a hand has no jumps. */
const STROKE_MS = 160;
/** A hand begins the next stroke while the one before comes to its end. */
const OVERLAP = 1.5;
/** The straight lines of a curve stay as near to it, in px. */
const NEARNESS_PX = 1;

const fade = (after: number, time: number) => [
  { after: 0, opacity: 0 },
  { after, opacity: 0 },
  { after: after + time, opacity: 1 },
];

/**
 * Draws a picture as a hand does: one stroke after the other along its length, each dot when its line
 * reaches it, the signals at last. `delay` and `duration` are in ms. With `arrival` its dots arrive by
 * themselves, at that time. Returns the elements, at their points in the window.
 */
export function drawLines(
  picture: MeasuredPicture,
  delay: number,
  duration: number,
  arrival?: number,
): AnimatedElement[] {
  const { svg, scale, widths, toWindow } = picture;
  const [strokes] = pathsOf(svg);
  const [width = 0] = widths;
  const opacity = strokes.getAttribute('stroke-opacity') ?? '1';
  const end = delay + duration;
  const lines = strokesOf(dataOf(strokes), NEARNESS_PX / scale).map((stroke) => {
    let way = 0;
    const points = stroke.map(toWindow);
    const ways = points.map(({ x, y }, index) => {
      const last = points[index - 1] ?? { x, y };
      way += Math.hypot(x - last.x, y - last.y);
      return way;
    });
    return { points, ways, length: way };
  });
  const whole = lines.reduce((sum, { length }) => sum + length, 0);
  /** When a line reaches a point, by its key. */
  const passes = new Map<string, number>();

  let drawn = 0;
  const pieces = lines.flatMap(({ points, ways, length }) => {
    const begin = delay + (drawn / whole) * duration;
    const time = Math.max(STROKE_MS, (length / whole) * duration * OVERLAP);
    drawn += length;
    // It slows down towards the end.
    const times = ways.map((way) => begin + time * (1 - Math.sqrt(1 - way / length)));
    return points.flatMap((point, index) => {
      const [to = 0, last, from = 0] = [times[index], points[index - 1], times[index - 1]];
      if (!passes.has(keyOf(point))) passes.set(keyOf(point), to);
      return last ? [animatedLine(last, point, { width, opacity, from, to })] : [];
    });
  });

  const halo = [...svg.querySelectorAll('circle')].map(({ cx, cy, r }) => {
    const place = toWindow({ x: cx.baseVal.value, y: cy.baseVal.value });
    const size = 2 * r.baseVal.value * scale;
    return animatedDot({ size, color: 'signal-tint', place }, () =>
      fade(end - SIGNAL_MS, SIGNAL_MS),
    );
  });
  const dots = dotsOf(picture).filter(({ isSignal }) => isSignal || !arrival);
  return [
    // They are made first, and lie on the lines.
    ...dots.map(({ size, isSignal, ...place }) =>
      animatedDot({ size, color: isSignal ? 'signal' : 'ink', place, level: 1 }, (own) => {
        if (arrival) return fade(arrival - 1, 1);
        const time = isSignal ? SIGNAL_MS : DOT_MS;
        const after = (!isSignal && passes.get(keyOf(place))) || end;
        return [
          { after: 0, scale: 0 },
          { after, scale: 0, easing: 'ease-out' },
          { after: after + time * 0.6, scale: 1.3 * own },
          { after: after + time, scale: own },
        ];
      }),
    ),
    ...halo,
    ...pieces,
  ];
}
