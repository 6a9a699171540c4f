import type { AnyEventObject } from 'xstate';
import type { KeptRoot } from './keptRoot.ts';

/** An event that reached an actor, and what the actor did with it. */
export type Delivery = {
  /** The path of the sender; null for what comes from outside. */
  sender: string | null;
  receiver: string;
  event: AnyEventObject;
  /** The ids of the transitions, one list a microstep. No transition at all: the event was ignored. */
  microsteps: readonly (readonly string[])[];
  actions: readonly string[];
  /** Whether the receiver has no steps that could be told. */
  hasNoChart?: boolean;
  /** Whether its parent has another actor in its place, of the same id. Both run. */
  isReplaced?: boolean;
};

/** What the kit reads of a session that the inspector has exported. */
export type RecordedSession = {
  format: number;
  /** The path of the root. */
  root: string;
  /** The root before the entry `from`, and its virtual time in ms. */
  start: KeptRoot;
  startAt: number;
  from?: number;
  entries: readonly {
    index: number;
    /** Virtual time, in ms. */
    at: number;
    cause: { type: string; actor?: string; event?: AnyEventObject };
    deliveries: readonly Delivery[];
    kept: KeptRoot;
  }[];
};
