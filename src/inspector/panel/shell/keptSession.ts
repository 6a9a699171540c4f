import { isIntervention } from '../../handOver/gestureText.ts';
import {
  fromSessionText,
  isWorthKeeping,
  type SessionFile,
  toSessionText,
} from '../../handOver/sessionFile.ts';
import { MOST_KEPT } from '../panel.machine.ts';

const KEY = 'inspector-session';

/** Keeps the sessions that are worth it for the next document, the latest where not all have room. */
export function keepSessions(sessions: readonly SessionFile[], storage: () => Storage): void {
  const kept = sessions.filter(isWorthKeeping).slice(-MOST_KEPT);
  for (let first = 0; first < kept.length; first += 1) {
    try {
      storage().setItem(KEY, toSessionText(kept.slice(first)));
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
    return [...(fromSessionText(text ?? '[]') as SessionFile[])].filter(
      (one: SessionFile) =>
        Array.isArray(one?.entries) &&
        (one.interventions ?? []).every(({ kind }) => isIntervention(kind)),
    );
  } catch {
    return [];
  }
}
