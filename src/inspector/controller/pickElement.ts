import { CONTROLS } from './controls.ts';

/** What a pointer does. The page hears none of it while a person picks. */
const POINTING = [
  ...['over', 'enter', 'out', 'leave', 'move', 'down', 'up'].flatMap((what) => [
    `pointer${what}`,
    `mouse${what}`,
  ]),
  ...['touchstart', 'touchmove', 'touchend', 'click', 'dblclick', 'auxclick', 'contextmenu'],
];

/** Whether one element lies within the box of another one. */
function isWithin(inner: Element, outer: Element): boolean {
  const [box, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    around.left <= box.left &&
    around.top <= box.top &&
    around.right >= box.right &&
    around.bottom >= box.bottom
  );
}

/**
 * The largest element around one that a press would pick, with its name. A part that is drawn beside the box of what
 * it stands in is itself the largest one.
 */
function partAt(element: Element, nameOf: NameOf) {
  const name = nameOf(element);
  if (name === undefined) return undefined;
  let part = element;
  for (let above = part.parentElement; above; above = above.parentElement) {
    if (nameOf(above) !== name || !isWithin(part, above)) break;
    part = above;
  }
  return { name, part };
}

/** The parts of a page, in order: of each its first control that is seen, or itself. */
const partsIn = ({ document }: Window, nameOf: NameOf) =>
  [...document.body.querySelectorAll('*')]
    .filter((one) => {
      const name = nameOf(one);
      const above = one.parentElement as Element;
      return name !== undefined && nameOf(above) !== name && one.checkVisibility();
    })
    .map((part) => {
      const isSeen = (one: Element) => one.checkVisibility() && nameOf(one) === nameOf(part);
      return [...part.querySelectorAll(CONTROLS)].find(isSeen) ?? part;
    });

/** The line around a part, which covers nothing of it, in px. */
const LINE = 3;

/** Draws a line around a part of the page, over all of it, with a name. Returns how to draw and to end it. */
function outline(window: Window) {
  const { document } = window;
  const box = document.createElement('div');
  // Modal dialogs cover all but what comes later in their layer.
  box.popover = 'manual';
  box.ariaHidden = 'true';
  const { style } = box;
  style.cssText = `position: fixed; box-sizing: border-box; margin: 0; padding: 0; border: ${LINE}px solid #c2410c; background: none; text-align: end; overflow: hidden; pointer-events: none`;
  const label = document.createElement('span');
  label.style.cssText =
    'padding: 0 4px; background: #c2410c; color: #fff; font: 12px/1.5 sans-serif';
  box.append(label);
  document.documentElement.append(box);
  return {
    draw: (found: ReturnType<typeof partAt>) => {
      box.hidePopover?.();
      style.visibility = 'hidden';
      if (!found) return;
      const part = found.part.getBoundingClientRect();
      // What is beyond the window would hide the name.
      const left = Math.max(0, part.left - LINE);
      const top = Math.max(0, part.top - LINE);
      const width = Math.min(window.innerWidth, part.right + LINE) - left;
      const height = Math.min(window.innerHeight, part.bottom + LINE) - top;
      if (width <= 0 || height <= 0) return;
      style.visibility = 'visible';
      label.textContent = found.name;
      for (const [side, px] of Object.entries({ left, top, width, height })) {
        style.setProperty(side, `${px}px`);
      }
      box.showPopover?.();
    },
    remove: () => box.remove(),
  };
}

type NameOf = (element: Element) => string | undefined;

/**
 * Waits until a person presses an element of a page, and shows what a press would pick: the part that has one name.
 * The page hears nothing of the pointer meanwhile. Tab and the arrow keys go from part to part, and Enter takes one.
 * Resolves with null at Escape, and where `signal` ends it.
 */
export function pickElement(
  window: Window,
  signal: AbortSignal,
  nameOf: NameOf,
): Promise<Element | null> {
  const end = new AbortController();
  const mark = outline(window);
  const whilePicking = { capture: true, signal: end.signal };
  return new Promise((resolve) => {
    const settle = (element: Element | null) => {
      end.abort();
      mark.remove();
      resolve(element);
    };
    signal.addEventListener('abort', () => settle(null), { once: true });
    let current: Element | null = null;
    const hear = (event: Event) => {
      const target = event.composedPath()[0] as Element;
      event.stopImmediatePropagation();
      // A touch that is prevented becomes no click.
      if (!event.type.startsWith('touch')) event.preventDefault();
      if (event.type === 'click') settle(target);
      if (event.type !== 'pointermove') return;
      // A page that scrolls under the pointer moves nothing: the keys go on from where they are.
      current = null;
      mark.draw(partAt(target, nameOf));
    };
    for (const type of POINTING) window.addEventListener(type, hear, whilePicking);
    // What was under the pointer has moved.
    const redraw = () => mark.draw(current ? partAt(current, nameOf) : undefined);
    window.addEventListener('scroll', redraw, whilePicking);
    const hearKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, shiftKey } = event;
      if (key === 'Escape') settle(null);
      if (key === 'Enter' && current) settle(current);
      const isBack = shiftKey || /^Arrow(Up|Left)$/.test(key);
      if (!/^(Tab|Arrow\w+)$/.test(key)) return;
      const parts = partsIn(window, nameOf);
      const place = current ? parts.indexOf(current) : isBack ? 0 : -1;
      current = parts.at((place + (isBack ? -1 : 1)) % parts.length) ?? null;
      current?.scrollIntoView({ block: 'nearest' });
      redraw();
    };
    window.addEventListener('keydown', hearKey, whilePicking);
    window.focus();
  });
}
