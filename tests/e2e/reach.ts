/**
 * Finds the visible controls that something lies on, wherever the page is scrolled to. The header, the banner
 * and the launcher may lie on a control at one position, and must leave it free at another. A control that
 * stays in its place is judged at each position. In a modal dialog, its controls alone can be pressed.
 */
export async function findCovered(): Promise<string[]> {
  const controls = 'a[href], button, input, textarea, select, summary, iframe, [tabindex="0"]';
  const within = document.querySelector('dialog:modal') ?? document.documentElement;
  /** Whether an element is at the same place of the window at each position. */
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const shares = [0.2, 0.5, 0.8];
  const places = [
    ...shares.flatMap((x) => shares.map((y) => ({ x, y, inset: 0 }))),
    ...[0, 1].flatMap((end) => [
      { x: end, y: 0.5, inset: 1 - 2 * end },
      { x: 0.5, y: end, inset: 1 - 2 * end },
    ]),
  ];
  /** What lies on a control, the window where it ends before it, or null. */
  const coverOf = (control: Element): Element | null => {
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    for (const { left, top, width, height } of control.getClientRects()) {
      if (width < 1 || height < 1) continue;
      for (const { x, y, inset } of places) {
        const hit =
          document.elementFromPoint(
            left + x * width + (x === 0 || x === 1 ? inset : 0),
            top + y * height + (y === 0 || y === 1 ? inset : 0),
          ) ?? document.documentElement;
        if (![control, ...labels].some((element) => element.contains(hit))) return hit;
      }
    }
    return null;
  };
  const isSeen = (control: Element) => {
    const { bottom, top } = control.getBoundingClientRect();
    return (
      bottom > 0 &&
      top < innerHeight &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Only screen readers get these.
      control.clientWidth !== 1 &&
      !control.matches('[aria-hidden=true]')
    );
  };

  const pressable = [...within.querySelectorAll(controls)];
  const covers = new Map<Element, Element>();
  const free = new Set<Element>();
  const judge = (control: Element) => {
    const cover = isSeen(control) && coverOf(control);
    if (cover === null) free.add(control);
    else if (cover) covers.set(control, cover);
  };
  const found = () => [...covers].filter(([control]) => isFixed(control) || !free.has(control));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.4) {
    scrollTo({ top: y, behavior: 'instant' });
    for (const control of pressable) if (isFixed(control) || !free.has(control)) judge(control);
  }
  // A large control fits between what floats at few positions, and some of that gives way with the next frame.
  for (const [control] of found()) {
    for (let share = 0.3; share < 0.75 && !free.has(control); share += 0.05) {
      const { top, height } = control.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      judge(control);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return found().map(([control, cover]) => `${nameOf(cover)} on ${nameOf(control)}`);
}
