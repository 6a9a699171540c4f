import { activeLeaves } from '@interpunct/model-kit/activeChart';
import { textOf } from '@interpunct/model-kit/data';
import { copyOf, type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { type AnyActorRef, createActor } from 'xstate';
import type { InspectedApp } from '../inspected.ts';
import { type Conductor, createConductor, type Permissions } from './conductor.ts';
import type { Cause, Entry } from './entry.ts';

/** A place where a replay left the record. */
type Difference = {
  index: number;
  actor: string;
  /** The leaves of the record and of the replay; `context` names the fields that differ. */
  recorded: readonly string[];
  replayed: readonly string[];
  context: readonly string[];
};

/** How a replay went. */
export type ReplayReport = { replayed: number; of: number; differences: readonly Difference[] };

/** What a replay plays: the root before the first entry, its time in ms, and the entries. */
export type Score = { start: KeptRoot; at: number; entries: readonly Entry[] };

type ReplayOptions = {
  /** The index of an entry to leave out. */
  without?: number;
  signal?: AbortSignal;
  /** Awaited with the root before it starts. */
  onRoot?: (root: AnyActorRef) => Promise<void>;
  /** Awaited before each entry. */
  before?: (entry: Entry) => Promise<void> | void;
  /** Awaited after each entry, with the root as the replay has it. */
  after?: (entry: Entry, replayed: KeptRoot) => Promise<void> | void;
};

/** Nothing enters a rehearsal but what its record says, and nothing leaves it. */
export const rehearsed: Permissions = {
  isOpen: () => false,
  startsPromises: () => false,
  carriesOut: () => 'never',
  isHandlingAct: () => false,
  admitsResults: () => true,
};

/** A rehearsal follows one actor on from the place where it left the record, no further. */
const MAX_DIFFERENCES = 50;

const same = (one: unknown, other: unknown) =>
  Object.is(one, other) || textOf(one) === textOf(other);

/** Where two kept roots differ, one difference an actor. */
function compare(index: number, recorded: KeptRoot, replayed: KeptRoot): Difference[] {
  const before = snapshotsIn(recorded, '');
  const after = snapshotsIn(replayed, '');
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const one = before.get(path);
    const other = after.get(path);
    const leaves = [activeLeaves(one?.value), activeLeaves(other?.value)] as const;
    const contexts = [one, other].map((actor) => Object(actor?.context ?? {}));
    const fields = [...new Set(contexts.flatMap((context) => Object.keys(context)))];
    const context = fields.filter((field) => !same(contexts[0][field], contexts[1][field]));
    if (fields.length === 0 && !same(one?.context, other?.context)) context.push('all of it');
    if (same(leaves[0], leaves[1]) && context.length === 0) return [];
    return [{ index, actor: path, recorded: leaves[0], replayed: leaves[1], context }];
  });
}

/**
 * Plays recorded causes on a rehearsal of the root, and reports where it leaves the record. Nothing of
 * the world enters: its promises settle as the record says, and its time is the record's.
 */
export async function replay(
  app: InspectedApp,
  { start, at, entries }: Score,
  options: ReplayOptions = {},
): Promise<ReplayReport> {
  const clock = new VirtualClock(at);
  let last = start;
  let fired = '';
  const conductor = createConductor(clock, rehearsed, (step) => {
    last = step.kept;
    fired = textOf(step.cause);
  });
  const { machine, ...names } = app.root;
  const { snapshot } = copyOf(start);
  const root = createActor(machine, { ...names, clock, inspect: conductor.inspect, snapshot });
  conductor.adopt(root, start);
  await options.onRoot?.(root);
  conductor.start(false);

  const differences = new Map<string, Difference>();
  let replayed = 0;
  let { numbered } = start;
  for (const entry of entries) {
    await options.before?.(entry);
    if (options.signal?.aborted) break;
    clock.advanceUpTo(entry.at);
    fired = '';
    if (entry.index !== options.without) {
      conductor.number(numbered);
      play(entry.cause, entry.at, clock, conductor, () => fired === textOf(entry.cause));
    }
    numbered = entry.kept.numbered;
    replayed += 1;
    await options.after?.(entry, last);
    for (const difference of compare(entry.index, entry.kept, last)) {
      // The first place says where it went apart; what comes after it follows.
      const { actor } = difference;
      if (!differences.has(actor) && differences.size < MAX_DIFFERENCES) {
        differences.set(actor, difference);
      }
    }
  }
  root.stop();
  return { replayed, of: entries.length, differences: [...differences.values()] };
}

/** Brings one cause about. A cause that is impossible now shows as a difference. */
function play(
  cause: Cause,
  at: number,
  clock: VirtualClock,
  conductor: Conductor,
  hasFired: () => boolean,
): void {
  switch (cause.type) {
    case 'start':
      break;
    // What a person did comes as the events that follow. What was due by then has fired.
    case 'act':
      clock.advanceTo(at);
      break;
    case 'timer':
      // One of the same moment may have left the record as noise.
      while (clock.nextDue() === at && !hasFired()) clock.step();
      break;
    case 'event':
      conductor.send(cause.actor, cause.event);
      break;
    default: {
      const { type, actor, invoke, value } = cause;
      const promise = conductor
        .promises()
        .find((one) => one.actor === actor && one.invoke === invoke);
      if (promise) conductor.settle(promise.id, type, value);
    }
  }
}
