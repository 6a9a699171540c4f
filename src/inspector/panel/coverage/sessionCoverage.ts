import { addCoverage, type Coverage, coverageOf } from '../../charts/coverage.ts';
import type { Inspector } from '../../inspector.ts';
import type { Entry } from '../../record/entry.ts';
import { keep, readKept } from '../basics/storage.ts';

/** Where coverage is kept. Any of its methods may throw. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (app: string) => `inspector-visited:${app}`;

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
    this.#key = keyOf(inspector.app.name);
    this.#visited = Object(readKept(storage, this.#key)) as Coverage;
  }

  /** Counts the entries that have arrived. */
  count(): void {
    const { entries } = this.#inspector.getView();
    let first = entries.length;
    while (first > 0 && !this.#counted.has(entries[first - 1] as Entry)) first -= 1;
    const fresh = entries.slice(first);
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
    try {
      this.#storage().removeItem(this.#key);
    } catch {
      // Nothing was kept.
    }
  }

  #show(visited: Coverage): void {
    this.#visited = visited;
    for (const listener of this.#listeners) listener();
  }
}
