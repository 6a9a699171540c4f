import type { EventObject, Snapshot } from 'xstate';

/** A pending timer: the actor that it belongs to (a path), the event that it sends, and the ms that it still has. */
export type KeptTimer = { actor: string; id: string; event: EventObject; remaining: number };

/** What a root goes on from: JSON data. XState persists no timers, so they stand beside its snapshot. */
export type KeptRoot = { snapshot: Snapshot<unknown>; timers: readonly KeptTimer[] };
