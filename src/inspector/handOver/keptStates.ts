import { activeLeaves } from '@interpunct/model-kit/activeChart';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { AnyStateMachine } from 'xstate';
import type { SessionFile } from './sessionFile.ts';

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

/** A kept actor as the root of a system of its own, named like its machine. */
export function keptOf(
  { start, root }: SessionFile,
  actor: string,
  { id }: AnyStateMachine,
): KeptRoot {
  if (actor === root) return start;
  return {
    snapshot: snapshotsIn(start, root).get(actor) as KeptRoot['snapshot'],
    timers: start.timers.flatMap((timer) => {
      if (timer.actor === actor) return [{ ...timer, actor: id }];
      return timer.actor.startsWith(`${actor}/`)
        ? [{ ...timer, actor: timer.actor.slice(actor.length + 1) }]
        : [];
    }),
  };
}
