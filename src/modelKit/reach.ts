import type { Tried } from './chances.ts';
import { isTrueIn, type Temporal } from './model.ts';
import type { Rest, Step } from './takeStep.ts';

type Known = { world: Rest; way: () => readonly Step[]; isTried: boolean };

/** The worlds of a machine, by their keys, for what has to be in reach of each of them. */
export class Reach {
  readonly #temporal: readonly Temporal[];
  readonly #worlds = new Map<string, Known>();
  readonly #before = new Map<string, Set<string>>();
  readonly #start: Rest;

  constructor(temporal: readonly Temporal[], start: Rest) {
    this.#temporal = temporal.filter(({ type }) => type === 'eventually');
    this.#start = start;
  }

  add({ way, before, step, after }: Tried) {
    if (this.#temporal.length === 0) return;
    this.#worlds.set(before.key, {
      ...(this.#worlds.get(before.key) ?? { world: before, way }),
      isTried: true,
    });
    if (!after) return;
    if (!this.#worlds.has(after.key)) {
      this.#worlds.set(after.key, { world: after, way: () => [...way(), step], isTried: false });
    }
    const sources = this.#before.get(after.key) ?? new Set();
    this.#before.set(after.key, sources.add(before.key));
  }

  /** The worlds from which one of these is in reach. */
  #reaching(isGoal: (known: Known) => boolean): ReadonlySet<string> {
    const reached = new Set([...this.#worlds].flatMap(([key, one]) => (isGoal(one) ? [key] : [])));
    for (const key of reached) for (const one of this.#before.get(key) ?? []) reached.add(one);
    return reached;
  }

  /**
   * The shortest ways to worlds from which something is out of reach. A world that was not tried may lead anywhere
   * where it `isOpen`; else nothing follows from it. What is in reach of open worlds alone is undecided, and a fault
   * where it was true in no world.
   */
  judge(isOpen: (world: Rest) => boolean): {
    faults: { fault: string; way: readonly Step[] }[];
    undecided: string[];
  } {
    // A start at which nothing can happen has no step that could tell of it.
    if (this.#worlds.size === 0) {
      this.#worlds.set('', { world: this.#start, way: () => [], isTried: false });
    }
    const faults: { fault: string; way: readonly Step[] }[] = [];
    const undecided: string[] = [];
    for (const one of this.#temporal) {
      const { id } = one;
      const isTrue = ({ world }: Known) => isTrueIn(one, world);
      const decided = this.#reaching(isTrue);
      const open = this.#reaching((one) => isTrue(one) || (!one.isTried && isOpen(one.world)));
      const lost = [...this.#worlds].find(([key]) => !open.has(key));
      const count = [...open].filter((key) => !decided.has(key)).length;
      if (lost) faults.push({ fault: `“${id}” is out of reach from here`, way: lost[1].way() });
      if (count === 0) continue;
      const fault = `whether “${id}” is in reach is not decided: the search ended first`;
      if (decided.size === 0) faults.push({ fault, way: [] });
      else
        undecided.push(
          `The search ended before it knew whether “${id}” is in reach of ${count} of ${this.#worlds.size} worlds.`,
        );
    }
    return { faults, undecided };
  }
}
