import { tables } from '#tests/behaviours/kit/tables.ts';

/** The windows of the pictures, in px. */
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Where a behaviour has a place in one kind of window only. */
const windowsOf: Record<string, (typeof desktop)[]> = {
  servicesDropdown: [desktop],
  aboutDropdown: [desktop],
  mobileMenu: [phone],
};

/** The states without a picture, each with the reason. */
const without: Record<string, Record<string, string>> = {
  mobileMenu: { closed: 'Nothing of it is on the screen.' },
  newsletter: {
    'submitting.delivering': 'The build of the pictures has no endpoint for it.',
    error: 'Nothing can fail without an endpoint.',
  },
};

/**
 * What a picture leaves out, so that it changes with its view alone: the views beside it that float, and
 * the page where the view floats itself.
 */
function hiddenFor(actor: string): string[] {
  const view = `[data-machine=${actor}]`;
  const inPage = ':is(main, footer)';
  if (actor === 'page') return [`[data-machine]:not(${inPage} *, header, header *)`];
  return [
    `[data-machine]:not(${inPage} *, ${view}, ${view} *, :has(${view}), [data-machine]:has(${view}) *)`,
    `body:not(:has(${inPage} ${view})) ${inPage}`,
  ];
}

export type PicturedState = {
  actor: string;
  state: string;
  /** Opens the page in the state. */
  address: string;
  viewport: typeof desktop;
  isFirstVisit: boolean;
  hidden: readonly string[];
};

/** Every state in which a behaviour has something to show in a browser. */
export const places: readonly PicturedState[] = tables.flatMap(
  ({ actor, name, pages, isFirstVisit, parts }) => {
    if (name !== undefined) return [];
    const states = Object.entries(parts)
      .filter(([, row]) => typeof row === 'function' || (Array.isArray(row) && row.length > 0))
      .map(([state]) => state)
      .filter((state) => !without[actor]?.[state]);
    return states.flatMap((state) =>
      (windowsOf[actor] ?? [desktop, phone]).map((viewport) => ({
        actor,
        state,
        address: `/en${pages[actor] ?? '/about'}?state=${actor}:${encodeURIComponent(state)}&still`,
        viewport,
        isFirstVisit: Boolean(isFirstVisit),
        hidden: hiddenFor(actor),
      })),
    );
  },
);
