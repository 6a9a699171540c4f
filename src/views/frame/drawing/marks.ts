import { DRAW_MS, TRAVEL_MS } from '#machines/drawing.machine.ts';
import type { Place } from './spots.ts';

/** Marks that are made in one frame: a slow phone makes them within 30 ms. */
const SLICE = 16;
/**
 * How long the animation of a mark runs, in ms. The machine takes the mark away before: animations that end
 * by themselves cost the page some frames.
 */
const RUN_MS = TRAVEL_MS + 2 * DRAW_MS;

/** The id of the animation of every mark. */
export const MARK = 'mark';

/** What a mark looks like after so many ms. */
type Look = Keyframe & { after: number };

/** Something on a sheet, and how it moves there. */
export type Mark = { element: HTMLElement | SVGElement; keyframes: Keyframe[] };

/** Makes a mark of an element with its looks, in the order of time. The last one stays. */
export function mark(element: Mark['element'], style: string, looks: Look[]): Mark {
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
 * A dot at a place of its sheet, or at its origin, from where its looks lead it. They get the scale at
 * which it has its size.
 */
export function dot(
  { size, color, place }: { size: number; color: string; place?: Place },
  looksAt: (scale: number) => Look[],
): Mark {
  // Boxes have whole pixels on each side of their middle.
  const half = Math.ceil(size / 2);
  const scale = size / (2 * half);
  const put = place ? `translate:${place.x}px ${place.y}px;scale:${scale}` : '';
  return mark(
    document.createElement('i'),
    `padding:${half}px;margin:${-half}px;border-radius:50%;background:var(--${color});${put}`,
    looksAt(scale),
  );
}

/** A straight line that grows from one point to another within a time. */
export function line(
  { x, y }: Place,
  end: Place,
  { width, opacity, from, to }: { width: number; opacity: string; from: number; to: number },
): Mark {
  const [dx, dy] = [end.x - x, end.y - y];
  const none = `0 ${width}`;
  return mark(
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
 * Makes a sheet, on which the places of the window are those that they are now. `put` puts it on the
 * page.
 */
function sheetFor(put: (sheet: HTMLElement) => void): HTMLElement {
  const sheet = document.createElement('i');
  sheet.style.cssText = 'position:absolute;pointer-events:none';
  put(sheet);
  const { left, top } = sheet.getBoundingClientRect();
  sheet.style.translate = `${-left}px ${-top}px`;
  return sheet;
}

/**
 * Puts marks on sheets, a few in each frame, and starts them. Only transforms and opacities move, so the
 * page has nothing to do while they move.
 */
export function createPress() {
  let waiting: (() => void)[] = [];
  let erasers: (() => void)[] = [];
  let frame = 0;

  const next = () => {
    for (const make of waiting.splice(0, SLICE)) make();
    frame = waiting.length > 0 ? requestAnimationFrame(next) : 0;
  };

  return {
    /** Returns a function that takes the sheet away. */
    print(put: (sheet: HTMLElement) => void, marks: readonly Mark[]) {
      const sheet = sheetFor(put);
      const running: Animation[] = [];
      const erase = () => {
        // One that has lost its element would run on in the page.
        for (const animation of running) animation.cancel();
        sheet.remove();
      };
      const make = ({ element, keyframes }: Mark) => {
        sheet.append(element);
        running.push(element.animate(keyframes, { id: MARK, duration: RUN_MS, fill: 'both' }));
      };
      waiting.push(...marks.map((mark) => () => make(mark)));
      erasers.push(erase);
      frame ||= requestAnimationFrame(next);
      return erase;
    },
    clear() {
      cancelAnimationFrame(frame);
      for (const erase of erasers) erase();
      frame = 0;
      erasers = [];
      waiting = [];
    },
  };
}
