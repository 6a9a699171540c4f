import { dataOf, isInView, pathsOf, pointsOf } from './spots.ts';

/** How far the pointer pulls a dot, and from how far away, in px. */
const PULL_PX = 6;
const REACH_PX = 150;
/** The part of its way that a dot makes in a frame. */
const SPRING = 0.16;
/** A dot that is nearer to its place is there, in px. */
const STILL_PX = 0.05;
/** Curves are drawn as lines of this length while they are pulled, in units of the picture. */
const STEP = 6;

/** A point of a picture: its place, and how far it is from there. */
type Elastic = { place: [number, number]; dx: number; dy: number };

const rest = (place: [number, number]): Elastic => ({ place, dx: 0, dy: 0 });

/** The points of a stroke. A curve has as many as it needs to look round. */
function pointsAlong(data: string): [number, number][] {
  if (!/[a-zA-KN-Z]/.test(data)) return pointsOf(data);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', data);
  const length = path.getTotalLength();
  const count = Math.ceil(length / STEP);
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = path.getPointAtLength((index / count) * length);
    return [x, y];
  });
}

/** A picture whose points follow the pointer. Frames run only while a point moves. */
export function createPull(svg: SVGSVGElement) {
  const paths = pathsOf(svg);
  /** What each path has at rest, and what it was given last. */
  const data: string[] = [];
  let written: string[] = [];
  const points: Elastic[][][] = [];
  let pointer: { x: number; y: number } | undefined;
  let frame = 0;

  /** A wave that follows the pointer is another one while it is pulled. */
  const read = () => {
    for (const [index, path] of paths.entries()) {
      const now = dataOf(path);
      if (now === written[index]) continue;
      data[index] = written[index] = now;
      const isStroke = index === 0;
      points[index] = isStroke
        ? now.split(/(?=M)/).map((line) => pointsAlong(line).map(rest))
        : pointsOf(now).map((place) => [rest(place)]);
    }
  };

  const write = (all: readonly string[]) => {
    for (const [index, path] of paths.entries()) path.setAttribute('d', all[index] ?? '');
    written = [...all];
  };

  const step = () => {
    read();
    const matrix = svg.getScreenCTM();
    const scale = matrix?.a ?? 1;
    const near = pointer && new DOMPoint(pointer.x, pointer.y).matrixTransform(matrix?.inverse());
    let isMoving = false;
    let isPulled = false;
    const pull = (point: Elastic) => {
      const x = near ? near.x - point.place[0] : 0;
      const y = near ? near.y - point.place[1] : 0;
      const distance = Math.hypot(x, y);
      const share = near ? Math.max(0, 1 - (distance * scale) / REACH_PX) : 0;
      // A dot comes to the pointer and not beyond it.
      const strength = distance && Math.min((PULL_PX / scale) * share, distance) / distance;
      const [dx, dy] = [x * strength - point.dx, y * strength - point.dy];
      if (share > 0) isPulled = true;
      if (Math.hypot(dx, dy) * scale > STILL_PX) isMoving = true;
      point.dx += dx * SPRING;
      point.dy += dy * SPRING;
      return `${(point.place[0] + point.dx).toFixed(2)} ${(point.place[1] + point.dy).toFixed(2)}`;
    };
    const drawn = points.map((lines, index) =>
      lines.map((line) => `M${line.map(pull).join('L')}${index > 0 ? 'h0' : ''}`).join(''),
    );
    frame = 0;
    if (isMoving) {
      write(drawn);
      frame = requestAnimationFrame(step);
    } else if (!isPulled) write(data);
  };

  return {
    svg,
    /** The pointer is at a place of the window. */
    to(x: number, y: number) {
      pointer = isInView(svg) ? { x, y } : undefined;
      frame ||= requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
      read();
      write(data);
    },
  };
}
