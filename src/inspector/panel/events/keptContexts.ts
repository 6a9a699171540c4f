import type { Entry } from '../../record/entry.ts';
import { differencesOf, type ValueDifference } from '../basics/differences.ts';

type KeptActor = {
  context?: unknown;
  children?: Readonly<Record<string, { snapshot: KeptActor }>>;
};

/** The context of every actor of a kept root, by path. */
function contextsOf(actor: KeptActor, path: string, prefix: string): [string, unknown][] {
  const below = Object.entries(actor.children ?? {}).flatMap(([id, { snapshot }]) =>
    contextsOf(snapshot, prefix + id, `${prefix}${id}/`),
  );
  return actor.context === undefined ? below : [[path, actor.context], ...below];
}

/** What an entry changed in the contexts, actor by actor. Without an entry before it, nothing. */
export function contextChanges(
  before: Entry | undefined,
  after: Entry,
  root: string,
): { actor: string; differences: ValueDifference[] }[] {
  if (!before) return [];
  const old = new Map(contextsOf(before.kept.snapshot as KeptActor, root, ''));
  return contextsOf(after.kept.snapshot as KeptActor, root, '')
    .map(([actor, context]) => ({ actor, differences: differencesOf(old.get(actor), context) }))
    .filter(({ differences }) => differences.length > 0);
}
