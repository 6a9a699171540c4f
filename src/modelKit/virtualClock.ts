/** `turn`: how many timers of 0 ms led to it, each set by the one before. */
type Timer = { due: number; fire: () => void; turn: number };

/** So many timers of 0 ms may lead from one to the next. More of them have no end. */
export const MOST_TURNS = 1_000;

/** The real time that a running clock follows, in ms. A test brings its own. */
export type RealTime = {
  now: () => number;
  setTimeout: (fire: () => void, ms: number) => unknown;
  clearTimeout: (id: never) => void;
};

const realTime: RealTime = {
  now: () => performance.now(),
  setTimeout: (fire, ms) => globalThis.setTimeout(fire, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};

/**
 * A clock for a whole system of actors. It is held at 0 until it runs.
 *
 * Its time is whole milliseconds, so a kept timer comes out at the same moment as the original. Timers
 * fire in the order in which they are due, those that another timer has started included.
 */
export class VirtualClock {
  readonly #real: RealTime;
  #time: number;
  #lastId = 0;
  #speed = 0;
  /** Where the clock ran off: virtual and real time, in ms. */
  #since = { virtual: 0, real: 0 };
  #isStill = false;
  #isHalted = false;
  #wake: unknown;
  /** The timer that fires at the moment. */
  #firing: Timer | undefined;
  readonly #timers = new Map<number, Timer>();

  /** Hears why the clock holds its time by itself. */
  onEndless: ((reason: string) => void) | undefined;

  constructor(time = 0, real: RealTime = realTime) {
    this.#time = time;
    this.#real = real;
  }

  /** Virtual time, in ms. It stands still while a timer fires and during `atOnce`. */
  now(): number {
    if (this.#speed > 0 && !this.#isStill) {
      const passed = (this.#real.now() - this.#since.real) * this.#speed;
      this.#time = Math.max(this.#time, Math.floor(this.#since.virtual + passed));
    }
    return this.#time;
  }

  /** Runs a function at one moment, after all timers that are due by then. */
  atOnce(run: () => void): void {
    if (this.#isStill) {
      run();
      return;
    }
    const until = this.now();
    this.#fireWhile((due) => due <= until);
    // A halt keeps the timers that are due after it, and time does not turn back for them.
    if (!this.#isHalted) this.#time = until;
    this.#standStill(run);
  }

  setTimeout(fire: () => void, ms: number): number {
    this.#lastId += 1;
    const due = this.now() + Math.round(ms);
    const turn = this.#firing?.due === due ? this.#firing.turn + 1 : 0;
    this.#timers.set(this.#lastId, { due, fire, turn });
    this.#await();
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    if (this.#timers.delete(id)) this.#await();
  }

  /** How long each timer still has, in ms, in the order of their start. */
  remaining(): number[] {
    const now = this.now();
    return [...this.#timers.values()].map(({ due }) => Math.max(0, due - now));
  }

  /** The moment at which the next timer is due; undefined for none. */
  nextDue(): number | undefined {
    return this.#next()?.[1].due;
  }

  /** Lets the time run, `speed` times as fast as the real one. */
  run(speed: number): void {
    this.#since = { virtual: this.now(), real: this.#real.now() };
    this.#speed = speed;
    this.#await();
  }

  hold(): void {
    this.now();
    this.#speed = 0;
    this.#await();
  }

  /** Fires the next timer, at the moment at which it is due. Returns whether there was one. */
  step(): boolean {
    const next = this.#next();
    if (!next) return false;
    this.#fire(next);
    this.#restart();
    return true;
  }

  /** Fires no other timer after the one that fires, until time passes again. */
  halt(): void {
    this.#isHalted = true;
  }

  advance(ms: number): void {
    this.advanceTo(this.now() + ms);
  }

  /** Fires all timers that are due until then, for so many real ms at most. Returns whether all have fired. */
  advanceTo(time: number, patience = Number.POSITIVE_INFINITY): boolean {
    const end = this.#real.now() + patience;
    this.#fireWhile((due) => due <= time && this.#real.now() <= end);
    const hasArrived = !this.#isHalted && (this.nextDue() ?? Number.POSITIVE_INFINITY) > time;
    if (hasArrived) this.#time = Math.max(this.#time, time);
    this.#restart();
    return hasArrived;
  }

  /** Fires all timers that are due before then, and leaves those that are due at that moment. */
  advanceUpTo(time: number): void {
    this.#fireWhile((due) => due < time);
    this.#time = Math.max(this.#time, time);
    this.#restart();
  }

  #fireWhile(isDue: (due: number) => boolean): void {
    this.#isHalted = false;
    for (let next = this.#next(); next && isDue(next[1].due); next = this.#next()) {
      this.#fire(next);
      if (this.#isHalted) return;
    }
  }

  /** Throws, and holds the time, where timers of 0 ms set each other without end. */
  #fire([id, timer]: [number, Timer]): void {
    const { due, fire, turn } = timer;
    if (turn > MOST_TURNS) {
      this.hold();
      const reason = `Time stands at ${due} ms: a timer of 0 ms sets itself again without end.`;
      this.onEndless?.(reason);
      throw new Error(reason);
    }
    this.#timers.delete(id);
    this.#time = due;
    this.#firing = timer;
    this.#standStill(fire);
  }

  #standStill(run: () => void): void {
    const wasStill = this.#isStill;
    this.#isStill = true;
    try {
      run();
    } finally {
      this.#isStill = wasStill;
      this.#firing = undefined;
      this.#await();
    }
  }

  /** The timer that is due first. Of those that are due together, the one that was started first. */
  #next(): [number, Timer] | undefined {
    let first: [number, Timer] | undefined;
    for (const timer of this.#timers) if (!first || timer[1].due < first[1].due) first = timer;
    return first;
  }

  /** A running clock goes on from where a jump has taken it. */
  #restart(): void {
    if (this.#speed > 0) this.run(this.#speed);
  }

  /** Sleeps until the next timer is due. */
  #await(): void {
    this.#real.clearTimeout(this.#wake as never);
    const due = this.nextDue();
    if (this.#speed === 0 || due === undefined || this.#isStill) return;
    const wait = Math.max(0, (due - this.now()) / this.#speed);
    this.#wake = this.#real.setTimeout(() => this.advanceTo(this.now()), wait);
  }
}
