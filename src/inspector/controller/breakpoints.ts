import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { isBreakpointMet, readBreakpoint } from '../record/breakpoint.ts';
import type { Entry } from '../record/entry.ts';
import type { InspectorEvent } from '../record/inspector.machine.ts';
import { noteIntervention, type SessionRecord } from '../record/record.ts';

/** What a tester wants the time to be held at. */
export function createBreakpoints(
  rootId: string,
  mayHold: () => boolean,
  send: (event: InspectorEvent) => void,
) {
  let texts: readonly string[] = [];
  return {
    set: (next: readonly string[]) => {
      texts = next;
    },
    /** Holds the time where a new entry meets a breakpoint. Returns whether it does. */
    holdAt: (entry: Entry, before: KeptRoot, record: SessionRecord): boolean => {
      const met = texts.filter((one) => isBreakpointMet(one, before, entry, rootId));
      if (met.length === 0 || !mayHold()) return false;
      for (const about of met) {
        const { actor } = readBreakpoint(about);
        noteIntervention(record, { at: entry.at, kind: 'break', about, actor });
      }
      const reason = `Time is held at entry ${entry.index}: ${met.join(' and ')}.`;
      send({ type: 'time.break', reason });
      return true;
    },
  };
}
