import type { StateValue } from 'xstate';
import type { KeptRoot } from '#statechart/keptRoot.ts';
import { activeLeaves } from '../record/actorViews.ts';

/** What a persisted snapshot holds. A promise has neither a value nor a context. */
export type Persisted = {
  status: string;
  value?: StateValue;
  context?: unknown;
  children?: Readonly<Record<string, { snapshot: Persisted }>>;
};

/** The persisted snapshot of every actor of a kept root, by its path. */
export function snapshotsIn({ snapshot }: KeptRoot, root: string): Map<string, Persisted> {
  const found = new Map<string, Persisted>();
  const add = (path: string, persisted: Persisted) => {
    found.set(path, persisted);
    for (const [id, child] of Object.entries(persisted.children ?? {})) {
      add(path === root ? id : `${path}/${id}`, child.snapshot);
    }
  };
  add(root, snapshot as unknown as Persisted);
  return found;
}

/** The active leaves of every machine of a kept root, separated by spaces, by path. */
export function statesIn(kept: KeptRoot, root: string): Map<string, string> {
  return new Map(
    [...snapshotsIn(kept, root)].flatMap(([path, { value }]) =>
      value === undefined ? [] : [[path, activeLeaves(value).join(' ')] as const],
    ),
  );
}

/** An actor whose states differ between two moments. `before` is undefined for a new actor. */
export type Change = { actor: string; before: string | undefined; after: string };

/** The actors whose states differ between two moments. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  return [...after].flatMap(([actor, states]) =>
    before.get(actor) === states ? [] : [{ actor, before: before.get(actor), after: states }],
  );
}
