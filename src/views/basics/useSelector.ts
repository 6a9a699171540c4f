// biome-ignore lint/style/noRestrictedImports: the one place that takes it from there
import { useSelector as useSelectorOf } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, Observer } from 'xstate';

/** What a view reads of an actor. */
export type Readable<Shown> = {
  subscribe: (observer: Observer<Shown>) => { unsubscribe: () => void };
  getSnapshot: () => Shown;
};

/** An actor whose failure throws in no view: its last state stays, and it counts as stopped. */
function surviving<Shown extends { status: string }>(actor: Readable<Shown>): Readable<Shown> {
  let last: Shown | undefined;
  return {
    subscribe: (observer) => actor.subscribe(observer),
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status !== 'error') return snapshot;
      last ??= { ...snapshot, status: 'stopped' };
      return last;
    },
  };
}

/** Selects a part of what an actor shows, and renders again when it changes. */
export function useSelector<Shown extends { status: string }, Selected>(
  actor: Readable<Shown>,
  select: (snapshot: Shown) => Selected,
): Selected {
  const survivor = useMemo(() => surviving(actor), [actor]);
  return useSelectorOf(survivor as unknown as AnyActorRef, select);
}

/** Whether an actor has not failed: a control of one that has would do nothing. */
export const useIsAlive = (actor: Readable<{ status: string }>): boolean =>
  useSelector(actor, ({ status }) => status !== 'stopped');
