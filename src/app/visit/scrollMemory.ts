import type { Store } from '#ports/storage.ts';

const POSITIONS_KEY = 'scroll-positions';

/**
 * Keeps the scroll position of each history entry for the session, across reloads.
 *
 * The browser's own restoration comes too early: it scrolls the old page, before the new one renders.
 * A key in the history state identifies an entry.
 */
export function createScrollMemory(session: Store) {
  const positions = readPositions(session);
  /** The entry of the address, and the entry of the page on the screen. They differ while a page loads. */
  let current = keyOfEntry();
  let shown = current;
  /** The entry that last asked for each path. */
  const entries = new Map<string, string>();

  const keep = () => {
    positions[shown] = scrollY;
    session.write(POSITIONS_KEY, JSON.stringify(positions));
  };

  history.scrollRestoration = 'manual';
  // Firefox may lose what a document on its way to another site writes, so `pagehide` is not enough.
  addEventListener('scrollend', keep, { passive: true });
  addEventListener('pagehide', () => {
    keep();
    // A prerendered page is complete when it loads again: there the browser restores it best.
    history.scrollRestoration = 'auto';
  });
  const restore = () => scrollTo({ top: positions[shown] ?? 0, behavior: 'instant' });

  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit returns from the back-forward cache at the top of the page.
    if (persisted) restore();
  });
  // A link to a part of the page makes an entry, too. It scrolls before the address changes, and the
  // event of that scrolling comes after.
  addEventListener(
    'scroll',
    () => {
      positions[shown] = scrollY;
    },
    { passive: true },
  );
  addEventListener('hashchange', () => {
    current = keyOfEntry();
    shown = current;
    if (current in positions) restore();
  });

  return {
    /** Remembers the old entry. Call it after the address changes to `path`, before the page does. */
    leave: (path: string) => {
      positions[shown] = scrollY;
      current = keyOfEntry();
      entries.set(path, current);
    },
    /** The page at `path` is on the screen. A later entry may be the current one by now. */
    arrive: (path: string) => {
      shown = entries.get(path) ?? current;
    },
    /** Scrolls to the position of the entry on the screen, or to the top of a new one. */
    restore,
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

function keyOfEntry(): string {
  const known: unknown = history.state?.key;
  if (typeof known === 'string') return known;
  const key = String(Math.random());
  history.replaceState({ ...history.state, key }, '');
  return key;
}

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
