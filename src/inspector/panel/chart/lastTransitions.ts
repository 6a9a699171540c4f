import type { Entry } from '../../record/entry.ts';

/** The transitions that an actor took in the latest entry in which it took any. */
export function lastTransitions(
  entries: readonly Entry[],
  actor: string,
  lookingAt: number | null,
): string[] {
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place] as Entry;
    if (lookingAt !== null && entry.index > lookingAt) continue;
    const taken = entry.deliveries
      .filter(({ receiver }) => receiver === actor)
      .flatMap(({ microsteps }) => microsteps.flat());
    if (taken.length > 0) return taken;
  }
  return [];
}
