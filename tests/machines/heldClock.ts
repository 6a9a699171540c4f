import type { CountedClock } from '#app/wiring/keptSite.ts';

type Timer = { due: number; fire: () => void };

/**
 * A clock that the test holds. `advance` fires the timers in the order in which they are due, those
 * that another timer has started included.
 */
export class HeldClock implements CountedClock {
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  setTimeout(fire: () => void, ms: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { due: this.#now + ms, fire });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  remaining(): number[] {
    return [...this.#timers.values()].map(({ due }) => due - this.#now);
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const [id, { due, fire }] = next;
      this.#now = due;
      this.#timers.delete(id);
      fire();
    }
    this.#now = end;
  }

  /** The timer that is due first. Of those that are due together, the one that was started first. */
  #nextUntil(end: number): [number, Timer] | undefined {
    const [next] = [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due);
    return next && next[1].due <= end ? next : undefined;
  }
}
