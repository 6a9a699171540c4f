/**
 * Finds the texts and controls within an element that a visitor cannot bring into sight by scrolling: something
 * lies on them, or they are outside of what scrolls.
 */
export function findUnreachable(selector: string): string[] {
  const within = document.querySelector(selector);
  if (!within) return [`no ${selector}`];
  const root = document.documentElement;
  const isModal = within.closest('dialog:modal') !== null;
  /** What the visitor can scroll around an element, the innermost first. */
  const scrollersOf = (element: Element | null): Element[] => {
    if (!element || element === root) return isModal ? [] : [root];
    const { overflowY, position } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
    const outer = position === 'fixed' ? [] : scrollersOf(element.parentElement);
    return scrolls ? [element, ...outer] : outer;
  };
  const centreOf = ({ top, bottom }: { top: number; bottom: number }) =>
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const bring = (scrollers: Element[], boxOf: () => DOMRect | undefined) => {
    for (const scroller of scrollers) {
      const { top = 0, bottom = 0 } = boxOf() ?? {};
      const frame =
        scroller === root ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
      scroller.scrollBy({ top: (top + bottom) / 2 - centreOf(frame), behavior: 'instant' });
    }
  };
  const found: string[] = [];
  const judge = (label: string, element: Element, boxesOf: () => DOMRect[], owners: Element[]) => {
    const scrollers = scrollersOf(element);
    boxesOf().forEach((_, index) => {
      const boxOf = () => boxesOf()[index];
      bring(scrollers, boxOf);
      const box = boxOf();
      if (!box || box.width < 2 || box.height < 2) return;
      const hits = [0.1, 0.5, 0.9].map((share) =>
        document.elementFromPoint(box.left + share * box.width, (box.top + box.bottom) / 2),
      );
      if (hits.some((hit) => !hit || !owners.some((owner) => owner.contains(hit))))
        found.push(`${label}: ${hits.map((hit) => hit?.localName ?? 'nothing').join()}`);
    });
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth !== 1 &&
    !element.closest('noscript, [aria-hidden=true], svg');

  for (const control of within.querySelectorAll('a[href], button, input, textarea, summary')) {
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    if (isSeen(control)) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const boxes = () => [...control.getClientRects()];
      judge(`${control.localName} ${name.slice(0, 40)}`, control, boxes, [control, ...labels]);
    }
  }
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    judge(text.nodeValue.slice(0, 40), parent, () => [...range.getClientRects()], [
      parent,
      // A link may lie over the whole of a card.
      ...(parent.closest('article, li, section') ?? parent).querySelectorAll('a'),
    ]);
  }
  return found;
}
