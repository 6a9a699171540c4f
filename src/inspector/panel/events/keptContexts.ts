import { snapshotsIn } from '#statechart/keptRoot.ts';
import type { Entry } from '../../record/entry.ts';
import { differencesOf, type ValueDifference } from '../basics/differences.ts';

/** What an entry changed in the contexts, actor by actor. Without an entry before it, nothing. */
export function contextChanges(
  before: Entry | undefined,
  after: Entry,
  root: string,
): { actor: string; differences: ValueDifference[] }[] {
  if (!before) return [];
  const old = snapshotsIn(before.kept, root);
  return [...snapshotsIn(after.kept, root)]
    .filter(([, { context }]) => context !== undefined)
    .map(([actor, { context }]) => ({
      actor,
      differences: differencesOf(old.get(actor)?.context, context),
    }))
    .filter(({ differences }) => differences.length > 0);
}
