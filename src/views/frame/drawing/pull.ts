import { dataOf, matrixOf, type Place, pathsOf, strokesOf } from './spots.ts';

/** How far the pointer pulls a dot, and from how far away, in px. */
const PULL_PX = 6;
const REACH_PX = 150;
/** The part of its way that a dot makes in a frame. */
const SPRING = 0.16;
/** A dot that is nearer to its place is there, in px. */
const STILL_PX = 0.05;
/** The lines of a curve stay as near to it, in units of the picture. */
const NEARNESS = 0.2;

/** A point of a path: its place, and how far it is from there. */
type Elastic = Place & { dx: number; dy: number };

/** A path: what it has at rest, what it was given last, and its points. */
type Shape = { data: string; written: string; strokes: Elastic[][] };

/** A picture whose points follow the pointer. Frames run only while a point moves. */
export function createPull(svg: SVGSVGElement) {
  const shapes = new Map<SVGPathElement, Shape>();
  let pointer: Place = { x: 0, y: 0 };
  let frame = 0;

  /** A wave that follows the pointer is another one while it is pulled. */
  const read = () => {
    for (const path of pathsOf(svg)) {
      const data = dataOf(path);
      if (data === shapes.get(path)?.written) continue;
      const strokes = strokesOf(data, NEARNESS).map((points) =>
        points.map(({ x, y }) => ({ x, y, dx: 0, dy: 0 })),
      );
      shapes.set(path, { data, written: data, strokes });
    }
  };

  const write = (dataFor: (shape: Shape) => string) => {
    for (const [path, shape] of shapes) {
      const data = dataFor(shape);
      if (data !== shape.written) path.setAttribute('d', data);
      shape.written = data;
    }
  };

  const step = () => {
    read();
    const { a: scale, e: left, f: top } = matrixOf(svg);
    let isMoving = false;
    let isPulled = false;
    const pull = (point: Elastic) => {
      const x = (pointer.x - left) / scale - point.x;
      const y = (pointer.y - top) / scale - point.y;
      const distance = Math.hypot(x, y);
      const share = Math.max(0, 1 - (distance * scale) / REACH_PX);
      // A dot comes to the pointer and not beyond it.
      const strength = distance && Math.min((PULL_PX / scale) * share, distance) / distance;
      const [dx, dy] = [x * strength - point.dx, y * strength - point.dy];
      if (share > 0) isPulled = true;
      if (Math.hypot(dx, dy) * scale > STILL_PX) isMoving = true;
      point.dx += dx * SPRING;
      point.dy += dy * SPRING;
    };
    for (const { strokes } of shapes.values()) strokes.flat().forEach(pull);
    frame = 0;
    if (isMoving) {
      const round = (place: number) => Math.round(place * 100) / 100;
      const place = ({ x, y, dx, dy }: Elastic) => `${round(x + dx)} ${round(y + dy)}`;
      write(({ strokes }) => strokes.map((points) => `M${points.map(place).join('L')}h0`).join(''));
      frame = requestAnimationFrame(step);
    } else if (!isPulled) write(({ data }) => data);
  };

  return {
    svg,
    /** The pointer is at a place of the window. */
    to(place: Place) {
      pointer = place;
      frame ||= requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
      read();
      write(({ data }) => data);
    },
  };
}
