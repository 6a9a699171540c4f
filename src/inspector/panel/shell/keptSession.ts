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
    const session = inspector.exportSession({ redacted: false });
    storage().setItem(KEY, JSON.stringify(session));
  } catch {
    // The panel then begins without it.
  }
}

/** The session that the document before has kept, once. Null without one. */
export function takeSession(storage: () => Storage): SessionFile | null {
  try {
    const text = storage().getItem(KEY);
    storage().removeItem(KEY);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
