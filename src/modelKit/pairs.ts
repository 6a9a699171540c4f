import type { Chart } from './chart.ts';
import type { ModelPath } from './model.ts';
import type { World } from './world.ts';

/** Two transitions in a row, by their ids. */
export const PAIRED = ' → ';

const pairsOf = (first: Iterable<string>, second: readonly string[]) =>
  [...first].flatMap((one) => second.map((next) => one + PAIRED + next));

type TakenIn = (step: Pick<World, 'covered'>) => readonly string[];

/** Finds the transitions among what a step has covered. */
export function takenReader({ transitions }: Chart): TakenIn {
  const ids = new Set(transitions.map(({ id }) => id));
  return ({ covered }) => covered.filter((id) => ids.has(id));
}

/** The pairs of a path. A step that takes no transition parts none. */
export function pairsOn({ start, steps }: ModelPath, takenIn: TakenIn): string[] {
  let last = takenIn(start);
  return steps.flatMap(({ world }) => {
    const taken = takenIn(world);
    const pairs = pairsOf(last, taken);
    if (taken.length > 0) last = taken;
    return pairs;
  });
}

/** A step between two worlds, by their keys, with the transitions that it takes. */
export type Edge = { from: string; taken: readonly string[]; to: string };

/** The pairs that edges allow: what leads to a world, and what leads on from it. */
export function pairsAmong(edges: readonly Edge[]): string[] {
  const into = new Map<string, Set<string>>();
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const { from, taken, to } of edges) {
      const known = into.get(to) ?? new Set();
      const size = known.size;
      for (const id of taken.length > 0 ? taken : (into.get(from) ?? [])) known.add(id);
      into.set(to, known);
      isGrowing ||= known.size > size;
    }
  }
  return [...new Set(edges.flatMap(({ from, taken }) => pairsOf(into.get(from) ?? [], taken)))];
}
