import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { isBreakpointMet, readBreakpoint } from '../record/breakpoint.ts';
import type { Entry } from '../record/entry.ts';
import type { InspectorEvent } from '../record/inspector.machine.ts';
import { noteIntervention, type SessionRecord } from '../record/record.ts';

/** So long after a breakpoint, in ms, what the page sends by itself belongs to the same moment. */
const BREAK_MS = 100;

/** Names the entries of a record that have come after one. */
function describeLater({ entries }: SessionRecord, { index }: Entry): string {
  const later = entries.filter((one) => one.index > index).map((one) => one.index);
  if (later.length === 0) return '';
  const which = later.length > 1 ? `Entries ${later[0]} to ${later.at(-1)}` : `Entry ${later[0]}`;
  return `${which} came in the same moment.`;
}

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
      // What the page sends at once, and in the frame after, may follow from it or not.
      setTimeout(() => {
        const text = describeLater(record, entry);
        if (text) send({ type: 'break.followed', text });
      }, BREAK_MS);
      return true;
    },
  };
}
