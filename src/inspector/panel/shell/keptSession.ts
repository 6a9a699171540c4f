import type { SessionFile } from '../../handOver/sessionFile.ts';
import type { Inspector } from '../../inspector.ts';

const KEY = 'inspector-session';

/**
 * Keeps the session of a recorder for the document that takes its window over. A session that is too long
 * for the storage is not kept.
 */
export function keepSession(inspector: Inspector | null, storage: () => Storage): void {
  try {
    if (!inspector) return;
    storage().setItem(KEY, JSON.stringify(inspector.getSession()));
  } catch {
    // The panel then begins without it.
  }
}

/** The session that the document before has kept, once. None without one. */
export function takeSession(storage: () => Storage): SessionFile[] {
  try {
    const text = storage().getItem(KEY);
    storage().removeItem(KEY);
    return text === null ? [] : [JSON.parse(text)];
  } catch {
    return [];
  }
}
