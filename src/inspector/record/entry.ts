import type { AnyEventObject } from 'xstate';
import type { KeptRoot } from '#statechart/keptRoot.ts';

/** What came from outside the charts. All else follows from it. */
export type Cause =
  | { type: 'start' }
  /** An event that a view, a fact of the world or a tester sent. */
  | { type: 'event'; actor: string; event: AnyEventObject }
  /** A timer that was due. */
  | { type: 'timer'; actor: string; id: string }
  /** A promise that settled. `invoke` is the id under the actor. */
  | { type: 'output'; actor: string; invoke: string; value: unknown }
  | { type: 'error'; actor: string; invoke: string; value: unknown };

/** An event that reached an actor, and what the actor did with it. */
export type Delivery = {
  /** The path of the sender; null for the world outside. */
  sender: string | null;
  receiver: string;
  event: AnyEventObject;
  /** The ids of the transitions, one list a microstep. No transition at all: the event was ignored. */
  microsteps: readonly (readonly string[])[];
  actions: readonly string[];
  /** Whether the receiver has no steps that could be told. */
  hasNoChart?: boolean;
};

/** One cause and everything that followed from it, before the next one. */
export type Entry = {
  /** Counts from 0 at the start of the record. It stays when older entries are dropped. */
  index: number;
  /** Virtual time, in ms since the start of the record. */
  at: number;
  cause: Cause;
  deliveries: readonly Delivery[];
  /** The root after it. */
  kept: KeptRoot;
};
