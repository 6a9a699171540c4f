const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** The part around an element that a press would pick, the largest one, and its name. */
function partAt(element: Element, nameOf: NameOf) {
  const name = nameOf(element);
  if (name === undefined) return undefined;
  let part = element;
  for (let above = part.parentElement; above && nameOf(above) === name; above = above.parentElement)
    part = above;
  return { name, part };
}

/** Draws a line around a part of the page, over all of it, with a name. Returns how to draw and to end it. */
function outline({ document }: Window) {
  const box = document.createElement('div');
  // Modal dialogs cover all but what comes later in their layer.
  box.popover = 'manual';
  box.ariaHidden = 'true';
  const { style } = box;
  style.cssText =
    'position: fixed; box-sizing: border-box; margin: 0; padding: 0; border: 3px solid #c2410c; background: none; text-align: end; overflow: hidden; pointer-events: none';
  const label = document.createElement('span');
  label.style.cssText =
    'padding: 0 4px; background: #c2410c; color: #fff; font: 12px/1.5 sans-serif';
  box.append(label);
  document.documentElement.append(box);
  return {
    draw: (found: ReturnType<typeof partAt>) => {
      box.hidePopover?.();
      style.visibility = found ? 'visible' : 'hidden';
      if (!found) return;
      const { left, top, width, height } = found.part.getBoundingClientRect();
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
 * Waits until a person presses an element of a page, which hears nothing of it, and shows meanwhile what a press
 * would pick: the part that has one name. Tab and the arrow keys go from part to part, and Enter takes one. Resolves
 * with null at Escape, and where `signal` ends it.
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
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    signal.addEventListener('abort', () => settle(null), { once: true });
    for (const type of PRESS) {
      const hear = (event: Event) => {
        keep(event);
        if (type === 'click') settle(event.composedPath()[0] as Element);
      };
      window.addEventListener(type, hear, whilePicking);
    }
    let current: Element | null = null;
    // A page that scrolls under the pointer moves nothing: the keys go on from where they are.
    const follow = (event: Event) => {
      current = null;
      mark.draw(partAt(event.target as Element, nameOf));
    };
    window.addEventListener('pointermove', follow, whilePicking);
    // What was under the pointer has moved.
    const redraw = () => mark.draw(current ? partAt(current, nameOf) : undefined);
    window.addEventListener('scroll', redraw, whilePicking);
    const hearKey = (event: KeyboardEvent) => {
      keep(event);
      const { key, shiftKey } = event;
      if (key === 'Escape') settle(null);
      if (key === 'Enter' && current) settle(current);
      const isBack = shiftKey || /^Arrow(Up|Left)$/.test(key);
      if (!/^(Tab|Arrow\w+)$/.test(key)) return;
      const parts = [...window.document.body.querySelectorAll('*')].filter(
        (one) => one.checkVisibility() && partAt(one, nameOf)?.part === one,
      );
      const place = current ? parts.indexOf(current) : isBack ? 0 : -1;
      current = parts.at((place + (isBack ? -1 : 1)) % parts.length) ?? null;
      current?.scrollIntoView({ block: 'nearest' });
      redraw();
    };
    window.addEventListener('keydown', hearKey, whilePicking);
    window.focus();
  });
}
