import type { Store } from '#ports/storage.ts';

const POSITIONS_KEY = 'scroll-positions';

/**
 * Keeps how far each entry of the session's history was scrolled, over reloads, too.
 *
 * The browser's own restoration comes too early for a page that is rendered by script: it scrolls
 * the page that is about to go. An entry is known by a key in its history state.
 */
export function createScrollMemory(session: Store) {
  const positions = readPositions(session);
  let current = keyOfEntry();

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    positions[current] = scrollY;
    session.write(POSITIONS_KEY, JSON.stringify(positions));
    // A prerendered page is complete when it is loaded again: the browser restores it best.
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    /** Call it while the old page is still on the screen and the address is already the new one. */
    leave: () => {
      positions[current] = scrollY;
      current = keyOfEntry();
    },
    /** Scrolls to where this entry was left, or to the top. */
    restore: () => scrollTo({ top: positions[current] ?? 0, behavior: 'instant' }),
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

function readPositions(session: Store): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(session.read(POSITIONS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}
