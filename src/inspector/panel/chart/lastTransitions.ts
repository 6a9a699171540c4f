import type { Entry } from '../../record/entry.ts';

/** The transitions that an actor took in the latest entry in which it took any. */
export function lastTransitions(
  entries: readonly Entry[],
  actor: string,
  lookingAt: number | null,
): string[] {
  const takenIn = ({ deliveries }: Entry) =>
    deliveries.flatMap(({ receiver, isReplaced, microsteps }) =>
      receiver === actor && !isReplaced ? microsteps.flat() : [],
    );
  const isShown = ({ index }: Entry) => lookingAt === null || index <= lookingAt;
  const last = [...entries].reverse().find((entry) => isShown(entry) && takenIn(entry).length > 0);
  return last ? takenIn(last) : [];
}
