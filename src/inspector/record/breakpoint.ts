import { activeLeaves, isWithin } from '@interpunct/model-kit/activeChart';
import { textOf } from '@interpunct/model-kit/data';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Entry } from './entry.ts';

/** An actor with its active leaves and its context. */
type Seen = { leaves: readonly string[]; context: unknown };

/**
 * Reads a breakpoint: `door.knock`, an event; `door:opened.wide`, a state or a datum of an actor;
 * `door:visitor.name = Ada`, a datum with a value. A datum without a value is shown and breaks nothing.
 */
export function readBreakpoint(text: string) {
  const [, actor, place = '', value] = /^([^:=]+):([^=]*[^=\s])(?:\s*=\s*(.*))?$/.exec(text) ?? [];
  return { actor, place, value };
}

/** Whether an actor is in a state. */
export const isIn = ({ leaves }: Seen, place: string) =>
  leaves.some((leaf) => isWithin(leaf, place));

/** A datum of a context as text; undefined where there is none. */
export function datumAt({ context }: Seen, place: string): string | undefined {
  const value = place.split('.').reduce((part, key) => Object(part)[key], context);
  return typeof value === 'string' || value === undefined ? value : textOf(value);
}

/** Whether an entry has what a breakpoint names: the event arrives, the state is entered, the datum gets the value. */
export function isBreakpointMet(
  text: string,
  before: KeptRoot,
  entry: Entry,
  rootId: string,
): boolean {
  const { actor, place, value } = readBreakpoint(text);
  if (actor === undefined) return entry.deliveries.some(({ event }) => event.type === text);
  const [was, is] = [before, entry.kept].map((kept) => {
    const snapshot = snapshotsIn(kept, rootId).get(actor);
    if (!snapshot) return false;
    const seen = { leaves: activeLeaves(snapshot.value), context: snapshot.context };
    return value === undefined ? isIn(seen, place) : datumAt(seen, place) === value;
  });
  return Boolean(is && !was);
}
