import type { Snapshot, StateValue } from 'xstate';
import type { KeptRoot } from '#statechart/keptRoot.ts';

/** An actor in a kept root. */
export type KeptActor = {
  path: string;
  status: Snapshot<unknown>['status'];
  /** Undefined for an actor without a chart. */
  value: StateValue | undefined;
  context: unknown;
};

type Persisted = Snapshot<unknown> & {
  value?: StateValue;
  context?: unknown;
  children?: Record<string, { snapshot: Persisted }>;
};

/** The root of a kept root has no path of its own in it: it is named by `rootId`. */
export function actorsIn({ snapshot }: KeptRoot, rootId = ''): KeptActor[] {
  const below = (path: string, parent: Persisted): KeptActor[] =>
    Object.entries(parent.children ?? {}).flatMap(([id, child]) => {
      const own = path ? `${path}/${id}` : id;
      return [viewOf(own, child.snapshot), ...below(own, child.snapshot)];
    });
  const root = snapshot as Persisted;
  return [viewOf(rootId, root), ...below('', root)];
}

const viewOf = (path: string, { status, value, context }: Persisted): KeptActor => ({
  path,
  status,
  value,
  context,
});

/** Every active leaf of a state value as a dotted path. */
export function activeLeaves(value: StateValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = activeLeaves(inner);
    return below.length > 0 ? below.map((leaf) => `${key}.${leaf}`) : [key];
  });
}
