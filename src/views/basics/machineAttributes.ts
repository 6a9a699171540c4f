import type { AnyActorRef, StateValue } from 'xstate';
import { useSelector } from '#views/basics/useSelector.ts';

/** Every active leaf of a state value as a dotted path: `{ shown: 'open' }` gives `shown.open`. */
export function activeLeaves(value: StateValue, path: string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  return Object.entries(value).flatMap(([key, child]) =>
    child === undefined ? [] : activeLeaves(child, [...path, key]),
  );
}

/**
 * The attributes that styles, testers and browser tests read: `data-machine` and `data-state`. Spread
 * them on the outermost element of the machine's view.
 */
export function useMachineAttributes(actor: Pick<AnyActorRef, 'id' | 'subscribe' | 'getSnapshot'>) {
  const state = useSelector(actor, (snapshot) => activeLeaves(snapshot.value).join(' '));
  return { 'data-machine': actor.id, 'data-state': state };
}
