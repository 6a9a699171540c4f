/**
 * Finds the visible controls that something lies on, wherever a visitor scrolls, and those outside of what scrolls.
 * The header, the banner and the launcher may lie on a control at one position, and must leave it free at another.
 * A control that stays in its place is judged at each position of the page. In a modal dialog, its controls alone
 * can be pressed.
 *
 * In a part of the page, it finds the texts, too. There the window may be lower than a control, of which a line is
 * looked at, and what stays in its place is judged where the page is.
 */
export async function findCovered(part?: string): Promise<string[]> {
  const root = document.documentElement;
  const within = document.querySelector(part ?? 'dialog:modal') ?? (part ? null : root);
  if (!within) return [`no ${part}`];
  const isModal = within.closest('dialog:modal') !== null;
  /** Whether an element is at the same place of the window at each position. */
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  /** What the visitor can scroll around an element, the innermost first. */
  const scrollersOf = (element: Element | null): Element[] => {
    if (!element || element === root) return isModal ? [] : [root];
    const { overflowY, position } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
    const outer = position === 'fixed' ? [] : scrollersOf(element.parentElement);
    return scrolls ? [element, ...outer] : outer;
  };
  /** Brings something to a place in what scrolls. */
  const bring = (scrollers: Element[], boxOf: () => DOMRect, place: number) => {
    for (const scroller of scrollers) {
      const { top, height } = boxOf();
      const frame = scroller === root ? new DOMRect() : scroller.getBoundingClientRect();
      const start = Math.max(frame.top, 0);
      const room = (scroller === root ? innerHeight : Math.min(frame.bottom, innerHeight)) - start;
      scroller.scrollBy({ top: top - start - place * (room - height), behavior: 'instant' });
    }
  };
  const shares = [0.2, 0.5, 0.8];
  /** Where on a box something may lie: shares of its width and height, and px from its edges. */
  const points = part
    ? [0.1, 0.5, 0.9].map((x) => ({ x, y: 0.5, inset: 0 }))
    : [
        ...shares.flatMap((x) => shares.map((y) => ({ x, y, inset: 0 }))),
        ...[0, 1].flatMap((end) => [
          { x: end, y: 0.5, inset: 1 - 2 * end },
          { x: 0.5, y: end, inset: 1 - 2 * end },
        ]),
      ];
  /** What lies on a box of something, the window where it ends before it, or null. */
  const coverOf = ({ left, top, width, height }: DOMRect, owners: Element[]): Element | null => {
    if (width < 2 || height < 2) return null;
    for (const { x, y, inset } of points) {
      const [across, down] = [x % 1 ? 0 : inset, y % 1 ? 0 : inset];
      const hit =
        document.elementFromPoint(left + x * width + across, top + y * height + down) ?? root;
      if (!owners.some((owner) => owner.contains(hit))) return hit;
    }
    return null;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Only screen readers get these.
    element.clientWidth !== 1 &&
    !element.closest('noscript, [aria-hidden=true], svg');
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const found = new Map<string, Element>();
  /** Looks for a place at which nothing lies on something. Some of what floats gives way with the next frame. */
  const judge = async (
    name: string,
    element: Element,
    boxesOf: () => DOMRect[],
    owners: Element[],
  ) => {
    const scrollers = scrollersOf(element);
    for (const index of boxesOf().keys()) {
      const boxOf = () => boxesOf()[index] ?? new DOMRect();
      const coverAt = async (place: number) => {
        bring(scrollers, boxOf, place);
        if (coverOf(boxOf(), owners))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return coverOf(boxOf(), owners);
      };
      let cover: Element | null = root;
      for (const place of [0.5, 0.1, 0.9, 0.3, 0.7, 0.4, 0.6]) cover &&= await coverAt(place);
      if (cover) found.set(name, cover);
    }
  };

  const controls = [
    ...within.querySelectorAll('a[href], button, input, textarea, select, summary, iframe'),
  ].map((control) => ({
    control,
    name: nameOf(control),
    boxesOf: () => [...control.getClientRects()],
    owners: [control, ...((control as HTMLInputElement).labels ?? [])],
  }));
  for (const { control, name, boxesOf, owners } of controls)
    if (isSeen(control) && (part || !isFixed(control))) await judge(name, control, boxesOf, owners);
  if (part) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      await judge(text.nodeValue.slice(0, 40), parent, () => [...range.getClientRects()], [
        parent,
        // A link may lie over the whole of a card.
        ...(parent.closest('article, li, section') ?? parent).querySelectorAll('a'),
      ]);
    }
  } else {
    const staying = controls.filter(({ control }) => isFixed(control));
    for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.4) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const { control, name, boxesOf, owners } of staying) {
        const boxes = boxesOf().filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
        const covers = isSeen(control) ? boxes.map((box) => coverOf(box, owners)) : [];
        for (const cover of covers) if (cover) found.set(name, cover);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }
  return [...found].map(([name, cover]) => `${nameOf(cover)} on ${name}`);
}
