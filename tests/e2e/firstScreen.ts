/** From this width in px on, the banner is one row. */
const ROW = 900;

/** The greatest heights of the banner, in px: those of a row, and of phones. */
const MOST = { row: 112, stacked: 220 };

/**
 * Finds parts of a hero that are not whole on the first screen, or that something lies on, steps beside the
 * one that is filled, and a banner that is too high or not flush. A form is a step of which a phone shows
 * the heading.
 */
export function findOffScreen({ row, most }: typeof FIRST_SCREEN): string[] {
  const hero = document.querySelector('[data-hero]') as HTMLElement;
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const form = hero.querySelector('form');
  const isPhone = innerWidth < 640;
  const filled = [...hero.querySelectorAll('a, button')].filter(
    (control) =>
      getComputedStyle(control).backgroundColor === getComputedStyle(document.body).color,
  );
  const parts = {
    'first text': boxOf(hero.querySelector('p')),
    headline: boxOf(hero.querySelector('h1')),
    step: boxOf(form && isPhone ? hero.querySelector('h2') : filled[0]),
  };
  const banner = boxOf(document.querySelector('section[data-machine=consent]'));
  const popup = document.querySelector('[data-machine=podcastPopup]');
  const covering = Object.entries({
    header: boxOf(document.querySelector('header')),
    banner,
    popup: boxOf(popup),
    launcher: boxOf(document.querySelector('[data-machine=chat] > button')),
  });
  const faults = Object.entries(parts).flatMap(([part, box]) => {
    if (!box) return [`no ${part}`];
    const isOutside = box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
    const covers = covering.filter(
      ([, it]) =>
        it &&
        box.left < it.right &&
        box.right > it.left &&
        box.top < it.bottom &&
        box.bottom > it.top,
    );
    return [
      ...(isOutside ? [`${part} ends at ${box.bottom}`] : []),
      ...covers.map(([layer]) => `${layer} on the ${part}`),
    ];
  });
  const isFlush =
    banner?.left === 0 && banner.bottom === innerHeight && banner.width === innerWidth;
  const height = banner?.height ?? Infinity;
  const isHigh = height > (innerWidth < row ? most.stacked : most.row);
  return [
    ...faults,
    ...(filled.length === 1 ? [] : [`${filled.length} filled steps`]),
    ...(isFlush ? [] : ['the banner is not flush']),
    ...(isHigh ? [`the banner is ${height} px high`] : []),
    // None of the text of the popup needs more than its room.
    ...(popup && popup.scrollHeight > popup.clientHeight ? ['the popup is too small'] : []),
  ];
}

export const FIRST_SCREEN = { row: ROW, most: MOST };
