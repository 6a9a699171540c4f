import { isIntervention } from '../../handOver/gestureText.ts';
import { isWorthKeeping, type SessionFile } from '../../handOver/sessionFile.ts';
import type { Shown } from '../../record/entry.ts';
import { MOST_KEPT } from '../panel.machine.ts';

const KEY = 'inspector-session';

/** Stands for the snapshot of a page that shows the same as the one before: a snapshot is long, and the room of a tab small. */
const SAME = '(as before)';

/** Changes the snapshots of pages, in the order in which JSON has them. An app may call something else `tree`. */
function withTrees(change: (tree: string, last: string) => string, isFolded: boolean) {
  let last = '';
  return function (this: Partial<Shown>, key: string, part: unknown): unknown {
    const isOfPage =
      key === 'tree' && typeof part === 'string' && this.machines && 'address' in this;
    if (!isOfPage) return part;
    const changed = change(part, last);
    last = isFolded ? changed : part;
    return changed;
  };
}

const fold = () => withTrees((tree, last) => (tree === last ? SAME : tree), false);
const unfold = () => withTrees((tree, last) => (tree === SAME ? last : tree), true);

/** Keeps the sessions that are worth it for the next document, the latest where not all have room. */
export function keepSessions(sessions: readonly SessionFile[], storage: () => Storage): void {
  const kept = sessions.filter(isWorthKeeping).slice(-MOST_KEPT);
  for (let first = 0; first < kept.length; first += 1) {
    try {
      storage().setItem(KEY, JSON.stringify(kept.slice(first), fold()));
      return;
    } catch {
      // Fewer of them may have room.
    }
  }
}

/** The sessions that the document before has kept, once. What another version has kept may be anything. */
export function takeSessions(storage: () => Storage): SessionFile[] {
  try {
    const text = storage().getItem(KEY);
    storage().removeItem(KEY);
    return [...(JSON.parse(text ?? '[]', unfold()) as SessionFile[])].filter(
      (one: SessionFile) =>
        Array.isArray(one?.entries) &&
        (one.interventions ?? []).every(({ kind }) => isIntervention(kind)),
    );
  } catch {
    return [];
  }
}
