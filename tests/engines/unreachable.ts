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
  /** Where in what scrolls a visitor may bring something: a layer may lie on the one place, and not on the other. */
  const places = [0.5, 0.1, 0.9, 0.3, 0.7];
  const bring = (scrollers: Element[], boxOf: () => DOMRect | undefined, place: number) => {
    for (const scroller of scrollers) {
      const { top = 0, height = 0 } = boxOf() ?? {};
      const frame = scroller === root ? new DOMRect() : scroller.getBoundingClientRect();
      const start = Math.max(frame.top, 0);
      const room = (scroller === root ? innerHeight : Math.min(frame.bottom, innerHeight)) - start;
      const wanted = start + place * (room - height);
      scroller.scrollBy({ top: top - wanted, behavior: 'instant' });
    }
  };
  const found: string[] = [];
  const judge = (label: string, element: Element, boxesOf: () => DOMRect[], owners: Element[]) => {
    const scrollers = scrollersOf(element);
    boxesOf().forEach((_, index) => {
      const boxOf = () => boxesOf()[index];
      const hitsAt = (place: number) => {
        bring(scrollers, boxOf, place);
        const box = boxOf();
        if (!box || box.width < 2 || box.height < 2) return [];
        return [0.1, 0.5, 0.9].map((share) =>
          document.elementFromPoint(box.left + share * box.width, (box.top + box.bottom) / 2),
        );
      };
      const isIts = (hit: Element | null) => owners.some((owner) => owner.contains(hit));
      if (places.some((place) => hitsAt(place).every(isIts))) return;
      const hits = hitsAt(0.5).map((hit) =>
        hit ? `${hit.localName} ${hit.textContent}` : 'nothing',
      );
      const { x, y, width, height } = boxOf() ?? new DOMRect();
      found.push(
        `${label} in ${[x, y, width, height].map(Math.round)} lies under ${hits.join(', ')}`,
      );
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
