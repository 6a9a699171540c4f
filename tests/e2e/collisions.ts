/**
 * Finds the visible boxes that overlap, and those that leave the window: the boxes of the views outside the page
 * and the footer, and the details of the version. The box of a view that lets the pointer through is that of
 * what it holds. A modal dialog covers the others.
 */
export function findCollisions(): string[] {
  const views = '[data-machine]:not([aria-hidden], :is(main, footer, [data-machine]) *)';
  const boxesOf = (element: Element): Element[] =>
    getComputedStyle(element).pointerEvents === 'none'
      ? [...element.children].flatMap(boxesOf)
      : [element];
  const within = document.querySelector('dialog:modal') ?? document.documentElement;
  const floating = [
    ...[...document.querySelectorAll(views)].flatMap(boxesOf),
    ...document.querySelectorAll('[data-machine=versionBadge] > dl, header :is(a, button)'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && within.contains(one));
  const boxes = floating.map((element) => {
    const view = element.closest<HTMLElement>('[data-machine]');
    return {
      element,
      name: `${element.localName} of ${view?.dataset.machine}`,
      box: element.getBoundingClientRect(),
    };
  });
  const outside = boxes
    .filter(({ box }) => {
      const { left, right, top, bottom } = box;
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map(({ name }) => `${name} outside`);
  // On phones and tablets the header has room for the launcher, beside what is in it.
  const hasRoom = (bar: (typeof boxes)[number], it: (typeof boxes)[number]) =>
    bar.element.contains(it.element) ||
    (bar.element.matches('header') &&
      it.element.matches('[data-machine=chat] > button') &&
      it.box.top >= bar.box.top &&
      it.box.bottom <= bar.box.bottom);
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (hasRoom(one, other) || hasRoom(other, one)) return [];
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The line below the header may touch what is next to it.
      return width > 1 && height > 1 ? [`${one.name} and ${other.name}`] : [];
    }),
  );
  return [...outside, ...pairs];
}
