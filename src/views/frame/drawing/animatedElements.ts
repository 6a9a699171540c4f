import { DRAW_MS, TRAVEL_MS } from '#machines/drawing.machine.ts';
import type { Point } from './measuredPicture.ts';

/** Elements that are made in one frame: a slow phone makes them within 30 ms. */
const SLICE = 16;
/**
 * How long the animation of an element runs, in ms. The machine takes the element away before: animations
 * that end by themselves cost the page some frames.
 */
const RUN_MS = TRAVEL_MS + 2 * DRAW_MS;

/** The id of every animation of a picture. */
export const DRAWING_ANIMATION = 'drawing';

/** A keyframe, after so many ms. */
type Look = Keyframe & { after: number };

/** An element on a layer, and how it moves there. */
export type AnimatedElement = { element: HTMLElement | SVGElement; keyframes: Keyframe[] };

/** Animates an element through keyframes in the order of time. The last one stays. Without any, it stands. */
export function animated(
  element: AnimatedElement['element'],
  style: string,
  looks: Look[],
): AnimatedElement {
  element.style.cssText = `position:absolute;${style}`;
  const last = looks.at(-1)?.after;
  const stay = looks.filter(({ after }) => after === last);
  return {
    element,
    keyframes: [...looks, ...stay.map((look) => ({ ...look, after: RUN_MS }))].map(
      ({ after, ...look }) => ({ ...look, offset: after / RUN_MS }),
    ),
  };
}

/**
 * A dot at a point of its layer, or at its origin, from where its keyframes lead it. They get the scale at
 * which it has its size.
 */
export function animatedDot(
  { size, color, place, level = 0 }: { size: number; color: string; place?: Point; level?: number },
  looksAt: (scale: number) => Look[],
): AnimatedElement {
  // Boxes have whole pixels on each side of their middle.
  const half = Math.ceil(size / 2);
  const scale = size / (2 * half);
  const put = place ? `translate:${place.x}px ${place.y}px;scale:${scale}` : '';
  return animated(
    document.createElement('i'),
    `padding:${half}px;margin:${-half}px;border-radius:50%;background:var(--${color});z-index:${level};${put}`,
    looksAt(scale),
  );
}

/** A straight line that grows from one point to another within a time. */
export function animatedLine(
  { x, y }: Point,
  end: Point,
  { width, opacity, from, to }: { width: number; opacity: string; from: number; to: number },
): AnimatedElement {
  const [dx, dy] = [end.x - x, end.y - y];
  const none = `0 ${width}`;
  return animated(
    document.createElement('i'),
    // One pixel, stretched: the compositor needs no picture of it.
    `width:1px;height:1px;background:var(--ink);opacity:${opacity};transform-origin:0;translate:${x}px ${y - 0.5}px;rotate:${Math.atan2(dy, dx)}rad`,
    [
      { after: 0, scale: none },
      { after: from, scale: none },
      { after: to, scale: `${Math.hypot(dx, dy)} ${width}` },
    ],
  );
}

/**
 * Makes a layer whose coordinates are those of the window at this moment. `put` puts it on the page.
 */
function layerFor(put: (layer: HTMLElement) => void): HTMLElement {
  const layer = document.createElement('i');
  layer.style.cssText = 'position:absolute;pointer-events:none';
  put(layer);
  const { left, top } = layer.getBoundingClientRect();
  layer.style.translate = `${-left}px ${-top}px`;
  return layer;
}

/**
 * Puts elements on layers, a few in each frame, and animates them. Only transforms and opacities move, so the
 * page has nothing to do while they move.
 */
export function createLayers() {
  let waiting: (() => void)[] = [];
  let removers: (() => void)[] = [];
  let frame = 0;

  const next = () => {
    for (const make of waiting.splice(0, SLICE)) make();
    frame = waiting.length > 0 ? requestAnimationFrame(next) : 0;
  };

  return {
    /** Returns a function that removes the layer. */
    add(put: (layer: HTMLElement) => void, elements: readonly AnimatedElement[]) {
      const layer = layerFor(put);
      const running: Animation[] = [];
      const remove = () => {
        // One that has lost its element would run on in the page.
        for (const animation of running) animation.cancel();
        layer.remove();
      };
      const make = ({ element, keyframes }: AnimatedElement) => {
        layer.append(element);
        running.push(
          element.animate(keyframes, { id: DRAWING_ANIMATION, duration: RUN_MS, fill: 'both' }),
        );
      };
      waiting.push(...elements.map((element) => () => make(element)));
      removers.push(remove);
      frame ||= requestAnimationFrame(next);
      return remove;
    },
    /** Calls a function once all elements so far are made. */
    afterwards(act: () => void) {
      waiting.push(act);
    },
    clear() {
      cancelAnimationFrame(frame);
      for (const remove of removers) remove();
      frame = 0;
      removers = [];
      waiting = [];
    },
  };
}
