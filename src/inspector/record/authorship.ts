import type { By } from './entry.ts';
import type { Permissions } from './permissions.ts';

export type Authorship = ReturnType<typeof createAuthorship>;

/** Knows who brings about what enters a root. */
export function createAuthorship({ handledAct, outside, pointedAt }: Permissions) {
  /** The act during which a promise has settled last. */
  let answered: object | undefined;
  /** Who brings about what passes whatever is open; null while nothing does. */
  let forced: By | null = null;

  const force = (run: () => void, by: By = {}) => {
    forced = by;
    try {
      run();
    } finally {
      forced = null;
    }
  };

  return {
    forced: () => forced,
    /** Lets pass what something brings about, whatever is open. */
    force,
    /** Forces what a tester brings about in the inspector. */
    forceByHand: (run: () => void) => force(run, { by: 'inspector' }),
    noteAnswer: () => {
      answered = handledAct?.();
    },
    /** Who brings an event of the world about. What follows from a result that comes during an act is nobody's. */
    byWhom: (): By => {
      const pointed = pointedAt?.();
      const from = outside?.();
      const act = handledAct?.();
      return {
        ...(from && { outside: from }),
        ...((pointed || (act && act !== answered)) && { by: 'person' }),
        ...(pointed && { pointed }),
        ...(act?.type?.startsWith('key') && { isOfKey: true }),
      };
    },
  };
}
