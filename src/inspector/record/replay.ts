import { textOf } from '@interpunct/model-kit/data';
import { copyOf, type KeptRoot, pathOf } from '@interpunct/model-kit/keptRoot';
import type { Delivery } from '@interpunct/model-kit/recorded';
import type { Step } from '@interpunct/model-kit/takeStep';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { scheduledIn } from '@interpunct/model-kit/xstate';
import { type AnyActorRef, createActor } from 'xstate';
import type { InspectedApp } from '../inspected.ts';
import { type Conductor, createConductor } from './conductor.ts';
import { type ActorDifference, differencesBetween } from './differences.ts';
import { type Cause, type Entry, numberOf } from './entry.ts';
import type { Permissions } from './permissions.ts';
import type { Macrostep } from './steps.ts';

/** A place where a replay left the record: what an actor is there in the record, and in the replay. */
type Difference = ActorDifference & { index: number };

/** How a replay went. */
export type ReplayReport = { replayed: number; of: number; differences: readonly Difference[] };

/** What a replay plays: the root before the first entry, its time in ms, and the entries. */
export type Score = { start: KeptRoot; at: number; entries: readonly Entry[] };

type ReplayOptions = {
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
  admitsResults: () => true,
};

/** A rehearsal follows one actor on from the place where it left the record, no further. */
const MAX_DIFFERENCES = 50;

/** A root that goes on from a kept one and reaches nothing, on a clock of its own. It has not started. */
export function rehearse(
  { root: { machine, ...names } }: InspectedApp,
  start: KeptRoot,
  at: number,
  onStep: Parameters<typeof createConductor>[2],
): Played {
  const clock = new VirtualClock(at);
  const conductor = createConductor(clock, rehearsed, onStep);
  const { snapshot } = copyOf(start);
  const root = createActor(machine, { ...names, clock, inspect: conductor.inspect, snapshot });
  conductor.adopt(root, start);
  // What fails shows in the status. The page has not thrown it.
  root.subscribe({ error: () => {} });
  return { root, clock, conductor };
}

type Played = { root: AnyActorRef; clock: VirtualClock; conductor: Conductor };

/**
 * Brings a step of a way about. A timer fires when it is due, after those that are due before it.
 * Returns whether there is such a timer, promise or actor.
 */
export function bringAbout(step: Step, actor: string, { root, clock, conductor }: Played): boolean {
  if (step.type === 'timer') {
    const timers = scheduledIn(root);
    const index = timers.findIndex(
      // XState gives a name to a timer that has none.
      ({ source, id, event }) => pathOf(source) === actor && [id, event.type].includes(step.id),
    );
    const timer = timers[index];
    if (!timer) return false;
    clock.advanceUpTo(clock.now() + (clock.remaining()[index] as number));
    // One of 0 ms may set itself again: that is another one.
    while (scheduledIn(root).includes(timer)) clock.step();
    return true;
  }
  if (step.ms) clock.advance(step.ms);
  if (step.type === 'event') return conductor.send(actor, step.event);
  const promise = conductor
    .promises()
    .find(({ actor: owner, invoke }) => owner === actor && invoke === step.invoke);
  return promise !== undefined && conductor.settle(promise.id, step.type, step.value);
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
  let last = start;
  let step: Macrostep | undefined;
  const played = rehearse(app, start, at, (next) => {
    last = next.kept;
    step = next;
  });
  const { root, clock, conductor } = played;
  await options.onRoot?.(root);
  conductor.start(false);

  const differences = new Map<string, Difference>();
  let replayed = 0;
  let { numbered } = start;
  for (const entry of entries) {
    await options.before?.(entry);
    if (options.signal?.aborted) break;
    clock.advanceUpTo(entry.at);
    step = undefined;
    conductor.number(numbered);
    const cameAbout = play(entry.cause, entry.at, played, () => step);
    for (const { receiver, event } of cameAbout ? untold(entry, cameAbout) : [])
      conductor.send(receiver, event);
    numbered = entry.kept.numbered;
    replayed += 1;
    await options.after?.(entry, last);
    for (const difference of differencesBetween(entry.kept, last, app.root.id)) {
      // The first place says where it went apart; what comes after it follows.
      const { actor } = difference;
      if (!differences.has(actor) && differences.size < MAX_DIFFERENCES) {
        differences.set(actor, { ...difference, index: entry.index });
      }
    }
  }
  root.stop();
  return {
    replayed: numberOf(entries.slice(0, replayed)),
    of: numberOf(entries),
    differences: [...differences.values()],
  };
}

/** What actions have told actors at once, but for what the page tells again: a rehearsal carries out no action. */
function untold(entry: Entry, { deliveries }: Macrostep): Delivery[] {
  const told = deliveries.filter(({ sender }) => sender === null);
  return entry.deliveries.filter(({ sender, receiver, event }) => {
    if (sender !== null || event.type.startsWith('xstate.')) return false;
    const again = told.findIndex(
      (one) => one.receiver === receiver && one.event.type === event.type,
    );
    if (again >= 0) told.splice(again, 1);
    return again < 0;
  });
}

/** Brings one cause about. Returns its step. A cause that is impossible now has none, and shows as a difference. */
function play(
  cause: Cause,
  at: number,
  played: Played,
  latest: () => Macrostep | undefined,
): Macrostep | undefined {
  const { clock } = played;
  const hasFired = () => textOf(latest()?.cause) === textOf(cause);
  // What a person did comes as the events that follow. What was due by then has fired.
  if (cause.type === 'act') clock.advanceTo(at);
  // One of the same moment may have left the record as noise.
  else if (cause.type === 'timer') while (clock.nextDue() === at && !hasFired()) clock.step();
  else if (cause.type !== 'start') bringAbout(cause, cause.actor, played);
  return cause.type !== 'timer' || hasFired() ? latest() : undefined;
}
