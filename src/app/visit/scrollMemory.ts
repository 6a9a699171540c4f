import type { Store } from '#ports/storage.ts';

/** Where the session keeps the positions for the documents that follow. */
export const POSITIONS_KEY = 'scroll-positions';

/**
 * Keeps the scroll position of each entry of the history for the session, across reloads.
 *
 * The browser's own restoration comes too early: it scrolls the old page, before the new one renders.
 */
export function createScrollMemory(session: Store) {
  const positions = readPositions(session);
  return {
    has: (key: string) => key in positions,
    /** Notes where an entry is scrolled to. */
    note: (key: string) => {
      positions[key] = scrollY;
    },
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
