import type { Store } from '#ports/storage.ts';

/** Where the session keeps the positions for the documents that follow. */
export const POSITIONS_KEY = 'scroll-positions';

/** The links of the page on the screen. */
const linksOfPage = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];

/**
 * Keeps the scroll position of each entry of the history for the session, across reloads. For the document, it keeps
 * the link by which each was left.
 *
 * The browser's own restoration comes too early: it scrolls the old page, before the new one renders.
 */
export function createScrollMemory(session: Store) {
  const positions = readPositions(session);
  const links: Record<string, string> = {};
  return {
    has: (key: string) => key in positions,
    /** Notes where an entry is scrolled to. */
    note: (key: string) => {
      positions[key] = scrollY;
    },
    /** Notes which link of the page has the focus as its entry is left. */
    leave: (key: string) => {
      const link = document.activeElement as HTMLAnchorElement;
      links[key] = linksOfPage().indexOf(link) + link.href;
    },
    /** The link by which an entry was left, if it still stands in its place. */
    linkOf: (key: string): HTMLElement | undefined =>
      linksOfPage().find((link, place) => place + link.href === links[key]),
    /** Scrolls to the position of an entry, or to the top of a new one. */
    restore: (key: string) => {
      try {
        scrollTo({ top: positions[key] ?? 0, behavior: 'instant' });
      } catch {
        // A page in the wrong place is better than none.
      }
    },
    /** Keeps the positions for the next document. */
    keep: () => session.write(POSITIONS_KEY, JSON.stringify(positions)),
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** The stored positions. Malformed ones are ignored. */
function readPositions(session: Store): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(session.read(POSITIONS_KEY) ?? '{}');
    // JSON would drop the keys of a list.
    const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    return isRecord ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}
