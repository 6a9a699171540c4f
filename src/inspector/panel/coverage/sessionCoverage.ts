import { addCoverage, type Coverage, coverageOf } from '../../charts/coverage.ts';
import type { Inspector } from '../../inspector.ts';
import type { Entry } from '../../record/entry.ts';
import { keep, readKept } from '../basics/storage.ts';

/**
 * Counts what the sessions visit. What this one adds is kept when it ends.
 *
 * A record drops its oldest entries, and going on from an entry drops the later ones. What they
 * visited counts all the same, so each entry is counted once, when it arrives.
 */
export class SessionCoverage {
  readonly #inspector: Inspector;
  readonly #storage: () => Storage;
  readonly #key: string;
  readonly #counted = new WeakSet<Entry>();
  #visited: Coverage;
  #isEnded = false;
  readonly #listeners = new Set<() => void>();

  constructor(inspector: Inspector, storage: () => Storage) {
    this.#inspector = inspector;
    this.#storage = storage;
    this.#key = `inspector-visited:${inspector.app.name}`;
    this.#visited = Object(readKept(storage, this.#key)) as Coverage;
  }

  /** Counts the entries that have arrived. */
  count(): void {
    const { entries } = this.#inspector.getView();
    const fresh = entries.filter((entry) => !this.#counted.has(entry));
    if (fresh.length === 0) return;
    for (const entry of fresh) this.#counted.add(entry);
    this.#show(
      addCoverage(
        this.#visited,
        coverageOf(this.#inspector.app.root.id, fresh, this.#inspector.chartAt),
      ),
    );
  }

  getView = (): Coverage => this.#visited;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps what was visited. A session ends once. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.count();
    keep(this.#storage, this.#key, this.#visited);
  }

  /** Forgets all sessions. This one begins to count again. */
  reset(): void {
    this.#show({});
    keep(this.#storage, this.#key, {});
  }

  #show(visited: Coverage): void {
    this.#visited = visited;
    for (const listener of this.#listeners) listener();
  }
}
