import { actorAt, type KeptRoot, resume } from '@interpunct/model-kit/keptRoot';
import type { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  intercept,
  numberActors,
  type Passing,
  parentOf,
  settle,
} from '@interpunct/model-kit/xstate';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { type Authorship, createAuthorship } from './authorship.ts';
import type { Cause, Size } from './entry.ts';
import { admitRoot, prepareRoot } from './guests.ts';
import { createHeldBack, type HeldBack } from './heldBack.ts';
import { createIncoming } from './incoming.ts';
import { createLooks } from './looks.ts';
import { createOutgoing } from './outgoing.ts';
import type { Permissions } from './permissions.ts';
import { createSteps, type Macrostep } from './steps.ts';

export type Conductor = ReturnType<typeof createConductor>;

/** What a tester brings about by hand, whatever is open. */
const byHand = (root: () => AnyActorRef, held: HeldBack, { forceByHand }: Authorship) => ({
  /** Sends an event from outside. Returns whether there is such an actor. */
  send: (path: string, event: AnyEventObject): boolean => {
    const actor = actorAt(root(), path);
    if (actor) forceByHand(() => actor.send(event));
    return actor !== undefined;
  },
  /** Settles a promise. Returns whether it is under way. */
  settle: (id: string, type: 'output' | 'error', value: unknown): boolean => {
    const promise = held.refOf(id);
    if (promise) forceByHand(() => settle(promise, type, value));
    return promise !== undefined;
  },
});

/** The promises that a tester keeps from their actors, also those of a restored page that would begin by now. */
function heldByHand(held: HeldBack, { admitsResults, isHeldByHand, startsPromises }: Permissions) {
  const isByHand = isHeldByHand?.();
  return held
    .promises()
    .filter(({ actor, invoke, state }) =>
      isByHand
        ? state !== 'running' || !admitsResults(actor)
        : state === 'held' && startsPromises(actor, invoke),
    )
    .map(({ actor, invoke }) => ({ actor, invoke }));
}

/** Tells what a cause meets: what the page shows, its size, and what a tester holds. */
function createMeeting(clock: VirtualClock, held: HeldBack, permissions: Permissions) {
  const look = createLooks(permissions.shown);
  let last: Size | undefined;
  return (cause: Cause) => {
    const heldBack = heldByHand(held, permissions);
    const isHeld = heldBack.length > 0;
    const size = permissions.size?.();
    const isResized = size !== last;
    last = size;
    return {
      ...look(clock.now(), cause, isHeld || isResized),
      ...(size && { size }),
      ...(isHeld && { heldBack }),
    };
  };
}

/** Conducts a root: it takes one cause at a time, and reaches the world as far as its owner allows. */
export function createConductor(
  clock: VirtualClock,
  permissions: Permissions,
  onStep: (step: Macrostep) => void,
  onChange: () => void = () => {},
) {
  let root: AnyActorRef;
  const held = createHeldBack(onChange);
  const authorship = createAuthorship(permissions);
  const onSpoken = (passing: Passing) => incoming.passSpoken(passing);
  const meet = createMeeting(clock, held, permissions);
  const steps = createSteps({ clock, root: () => root, meet, onStep, onSpoken });
  const incoming = createIncoming({ authorship, held, permissions, steps });
  const { act, lead } = createOutgoing(permissions, held);
  const bring = (guest: AnyActorRef, event: AnyEventObject, run: () => void) =>
    steps.stepGuest(guest, event, authorship.byWhom(), run);

  return {
    /** For the root's `inspect`. */
    inspect: (inspection: InspectionEvent) => {
      steps.inspect(inspection);
      if (inspection.type !== '@xstate.actor') return;
      const ref = inspection.actorRef as AnyActorRef;
      // The first root is the one that is conducted. Others are its guests.
      if (!parentOf(ref)) {
        if (root) admitRoot(ref, root, { clock, pass: incoming.pass, bring });
        else prepareRoot(ref);
      }
      lead(ref);
    },
    /** Takes a root over that has not started, to go on from a kept one. Its clock serves it alone. */
    adopt: (adopted: AnyActorRef, kept?: KeptRoot) => {
      root = adopted;
      if (kept) resume(root, kept);
      intercept(root, incoming.pass);
    },
    /** Starts the root. Where it goes on from a kept one, nothing has happened that a record could tell. */
    start: (isRecorded: boolean) => {
      const waiting = incoming.open();
      if (!isRecorded) return steps.revive();
      steps.step({ type: 'start' }, () => root.start());
      // A page that was used before it ran tells its actors so.
      for (const passing of waiting) incoming.pass(passing);
    },
    note: incoming.note,
    /** Numbers the actors that come as a record has numbered them. */
    number: (given: number | undefined) => {
      if (given !== undefined) numberActors(root, given);
    },
    act,
    promises: held.promises,
    unheard: held.unheard,
    heldActions: held.heldActions,
    ...byHand(() => root, held, authorship),
    /** Starts a held promise, delivers what one settled with or the world said, or carries an action out. */
    release: held.release,
    deliverHeldBack: () => incoming.deliverHeldBack(root),
  };
}
