import type { Purpose } from '@interpunct/inspector';

/** The scroll position of a page, in px, and the way to what has the focus: the number of each child. */
type Place = { x: number; y: number; focus: readonly number[] };

const isPlace = (value: unknown): value is Place => {
  const { x, y, focus } = Object(value);
  return [x, y].every(Number.isFinite) && Array.isArray(focus) && focus.every(Number.isInteger);
};

function wayTo(element: Element | null): number[] {
  const parent = element?.parentElement;
  if (!element || !parent) return [];
  return [...wayTo(parent), [...parent.children].indexOf(element)];
}

/** A frame may have run handlers of the one before it. A page in the background has none. */
export const twoFrames = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, document.hidden ? 100 : 1_000);
  });

/** Has a page scroll at once while it is put back: what scrolls smoothly goes on when a visit listens. */
export function withoutSmoothScrolls({ Element }: typeof globalThis, run: () => void): void {
  const { scrollTo } = Element.prototype;
  Element.prototype.scrollTo = function (...[to, y]: [unknown?, unknown?]) {
    const place = typeof to === 'object' ? { ...to, behavior: 'instant' } : to;
    Reflect.apply(scrollTo, this, y === undefined ? [place] : [place, y]);
  };
  try {
    run();
  } finally {
    Element.prototype.scrollTo = scrollTo;
  }
}

/** Tells where the page of a window stands, and takes it there. */
export function pagePlace(window: Window & typeof globalThis) {
  const { document } = window;
  const mark = new window.CSSStyleSheet();
  document.adoptedStyleSheets.push(mark);
  return {
    placeOf: (): Place => ({
      x: window.scrollX,
      y: window.scrollY,
      focus: wayTo(document.activeElement),
    }),
    /** What had the focus in the past has an outline: the focus itself stays with the tester. */
    showPlace: async (place: unknown, purpose: Purpose): Promise<void> => {
      mark.replaceSync('');
      if (!isPlace(place)) return;
      const { x: left, y: top, focus } = place;
      window.scrollTo({ left, top, behavior: 'instant' });
      const selector = [':root', ...focus.map((place) => `:nth-child(${place + 1})`)].join(' > ');
      if (purpose === 'visit') {
        document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
        // The page tells the visit of the scrolls that put it back, before the visit listens.
        await twoFrames();
      } else if (focus.length > 1) {
        mark.replaceSync(`${selector} { outline: 3px dashed #c2410c; outline-offset: 2px }`);
      }
    },
  };
}
