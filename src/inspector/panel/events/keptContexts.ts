import { isPlain, textOf } from '@interpunct/model-kit/data';
import { snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Entry } from '../../record/entry.ts';

/** A place in two values where they differ. `undefined` stands for nothing there. */
export type ValueDifference = { path: string; before: unknown; after: unknown };

/** What holds itself ends here. */
const DEEPEST = 12;

/** The deepest places where two values differ. */
export function differencesOf(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (Object.is(before, after) || textOf(before) === textOf(after)) return [];
  const isDeepest = path.split('.').length > DEEPEST || !isPlain(before) || !isPlain(after);
  if (isDeepest || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differencesOf(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}

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
