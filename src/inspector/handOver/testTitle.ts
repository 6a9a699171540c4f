import { snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Act } from './act.ts';
import type { Effect } from './effect.ts';
import { describeEffect } from './effectText.ts';
import type { Naming } from './labels.ts';
import { toLiteral } from './literal.ts';

/** Whether a result that followed an act was under way before it. */
function isOlder({ result }: Effect, before: Act | undefined, root: string): boolean {
  if (!result || !before) return false;
  const path = result.actor === root ? result.invoke : `${result.actor}/${result.invoke}`;
  return new Map(snapshotsIn(before.kept, root)).get(path)?.status === 'active';
}

/**
 * Calls a test by the tester's note, else by what failed, else by the last act with what the test sees after it. What
 * was under way before the act stands without it.
 */
export function titleOf(
  app: Naming,
  root: string,
  acts: readonly Act[],
  lines: readonly string[],
): string {
  const isLookedAt = ({ actor }: { actor: string }) =>
    lines.some(
      (line) => line.includes(`view(${toLiteral(actor)})`) || line.includes(`('${actor}: `),
    );
  const note = acts.flatMap(({ notes }) => notes).at(-1);
  if (note) return note;
  const isFault = ({ result, stopped }: Act['effects'][number]) =>
    result?.type === 'error' || stopped.length > 0;
  const isOwn = ({ changes }: Act['effects'][number]) => changes.some((change) => change.isOwn);
  const act =
    acts.filter(({ effects, thrown }) => thrown.length > 0 || effects.some(isFault)).at(-1) ??
    acts.at(-1);
  const text = act?.text || 'Open the page';
  const thrown = act?.thrown.at(-1);
  if (thrown) return `${text}: the page throws an error, ${thrown}`;
  const effect = act?.effects.filter(isFault).at(-1) ?? act?.effects.filter(isOwn).at(-1);
  const changes = effect?.changes.filter(isLookedAt) ?? [];
  if (!act || !effect || changes.length === 0) return text;
  const told = describeEffect(app, { ...effect, changes, timer: undefined }).replace(/\.$/, '');
  return isOlder(effect, acts[acts.indexOf(act) - 1], root) ? told : `${text}: ${told}`;
}
