import type { InspectedApp } from '../inspected.ts';

/** A part of the window of a page, in px. */
export type Part = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

type Page = Window & typeof globalThis;

/** The space around a part in its picture, in px. */
const MARGIN = 12;

/** What may move a part without another size of it, or of what it stands in. */
const MOVES = ['resize', 'scroll', 'transitionend', 'animationend'];

/** The box around what is to be seen of a part, in px of the window; undefined where nothing is. */
export function boxOf(part: Element): DOMRect | undefined {
  const boxes = [part, ...part.querySelectorAll('*')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map(({ right }) => right)) - left;
  return new DOMRect(left, top, width, Math.max(...boxes.map(({ bottom }) => bottom)) - top);
}

/** Hides the parts beside one. Returns what shows them again. */
function showAlone({ CSSStyleSheet, CSS, document }: Page, part: Element): () => void {
  const name = part.closest<HTMLElement>('[data-machine]')?.dataset.machine;
  if (name === undefined) return () => {};
  const own = `[data-machine=${CSS.escape(name)}]`;
  const others = new CSSStyleSheet();
  others.replaceSync(
    `[data-machine]:not(${own}, ${own} *, :has(${own})) { visibility: hidden !important }`,
  );
  document.adoptedStyleSheets.push(others);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== others);
  };
}

/** Tells the frame of a picture which part of its window to show, or why there is none. */
export const tellFrame = ({ frameElement, CustomEvent }: Page, detail: Part | string): void =>
  void frameElement?.dispatchEvent(new CustomEvent('part', { detail }));

/** The box of a part, which is brought into view, and some space around it, within the window. */
function frameOf(part: Element, page: Page): Part | undefined {
  const { innerWidth, innerHeight } = page;
  const seen = boxOf(part);
  // `scrollIntoView` would scroll the gallery, too.
  if (seen && (seen.top < 0 || seen.bottom > innerHeight))
    page.scrollBy({ top: (seen.top + seen.bottom - innerHeight) / 2, behavior: 'instant' });
  const box = seen && boxOf(part);
  if (!box) return undefined;
  const [x, y] = [Math.max(0, box.left - MARGIN), Math.max(0, box.top - MARGIN)];
  const width = Math.min(innerWidth, box.right + MARGIN) - x;
  const height = Math.min(innerHeight, box.bottom + MARGIN) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/**
 * Shows the part of an actor alone in a picture, and tells the frame where it is: again whenever it may have moved,
 * as by a font or a text that comes late. The actor's path and the name of its chart are its `names`.
 */
export function framePart(
  page: Page,
  { actorOf }: Pick<InspectedApp, 'actorOf'>,
  names: readonly string[],
): void {
  const { document, MutationObserver, ResizeObserver } = page;
  let part: Element | undefined;
  let showOthers = () => {};
  const find = () => {
    const named = [...document.body.querySelectorAll('*')].map(
      (one) => [actorOf(one), one] as const,
    );
    const [found] = names.flatMap((name) => named.filter(([actor]) => actor === name));
    return found?.[1];
  };
  const followSizes = () => {
    sizes.disconnect();
    // What comes above the part makes what both stand in larger.
    for (let one: Element | null = part ?? document.body; one; one = one.parentElement)
      sizes.observe(one);
  };
  const tell = () => {
    if (!part?.isConnected) {
      part = find();
      showOthers();
      showOthers = part ? showAlone(page, part) : () => {};
      followSizes();
    }
    const absent = part ? 'nothing of it is seen in this state' : 'the page has no part of it';
    tellFrame(page, (part && frameOf(part, page)) ?? absent);
  };
  let isDue = false;
  // Not with the next frame: a picture that is out of sight may have none.
  const tellSoon = () => {
    if (isDue) return;
    isDue = true;
    page.setTimeout(() => {
      isDue = false;
      tell();
    });
  };
  const sizes = new ResizeObserver(tellSoon);
  // It may come, or be uncovered, without another size of anything.
  new MutationObserver(tellSoon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  for (const type of MOVES) page.addEventListener(type, tellSoon, { capture: true, passive: true });
  tell();
}
