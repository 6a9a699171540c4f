import type { SessionFile } from '../../handOver/sessionFile.ts';
import { isAct } from '../../record/entry.ts';

const KEY = 'inspector-session';

/**
 * Keeps a session in which a person did something for the document that comes next. One that is too long for
 * the storage is not kept.
 */
export function keepSession(session: SessionFile | undefined, storage: () => Storage): void {
  try {
    if (session?.entries.some(isAct)) storage().setItem(KEY, JSON.stringify(session));
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
