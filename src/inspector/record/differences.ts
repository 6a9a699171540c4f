import { activeLeaves } from '@interpunct/model-kit/activeChart';
import { isBranch, textOf } from '@interpunct/model-kit/data';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Entry } from './entry.ts';

/** A place in two values where they differ. `undefined` stands for nothing there. */
export type ValueDifference = { path: string; before: unknown; after: unknown };

/** What holds itself ends here. */
const DEEPEST = 12;

/** The deepest places where two values differ. */
export function differencesOf(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (Object.is(before, after) || textOf(before) === textOf(after)) return [];
  const isDeepest = path.split('.').length > DEEPEST || !isBranch(before) || !isBranch(after);
  if (isDeepest || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differencesOf(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}

/** The place of the states of an actor. */
export const STATES = '(state)';

/** Where an actor differs. */
export type ActorDifference = { actor: string; differences: readonly ValueDifference[] };

/** The active leaves of every machine of a kept root, separated by spaces, by path. */
export const statesIn = (kept: KeptRoot, root: string): ReadonlyMap<string, string> =>
  new Map(
    [...snapshotsIn(kept, root)].flatMap(([path, { value }]) =>
      value === undefined ? [] : [[path, activeLeaves(value).join(' ')] as const],
    ),
  );

/** An actor whose states differ between two moments: `before` is undefined for a new one, `after` for an ended one. */
export type Change = { actor: string; before: string | undefined; after: string | undefined };

/** The actors whose states differ between two moments. Those below one that has ended have ended with it. */
export const changesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] => {
  const ended = [...before.keys()].filter((actor) => !after.has(actor));
  return [
    ...[...after].flatMap(([actor, states]) =>
      before.get(actor) === states ? [] : [{ actor, before: before.get(actor), after: states }],
    ),
    ...ended
      .filter((actor) => !ended.some((above) => actor.startsWith(`${above}/`)))
      .map((actor) => ({ actor, before: before.get(actor), after: undefined })),
  ];
};

/** Differences in the order in which entries reached the actors, then `quiet` ones, then those that none reached. */
export function inOrder(
  differences: readonly ActorDifference[],
  entries: readonly Pick<Entry, 'deliveries'>[],
  quiet: readonly string[],
): readonly ActorDifference[] {
  const reached = entries.flatMap(({ deliveries }) => deliveries.map(({ receiver }) => receiver));
  const order = [...new Set([...reached.filter((one) => !quiet.includes(one)), ...reached])];
  const placeOf = ({ actor }: ActorDifference) => order.indexOf(actor) + 1 || order.length + 1;
  return [...differences].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Where two kept roots differ, actor by actor. The path of the root is `root`. */
export function differencesBetween(
  before: KeptRoot,
  after: KeptRoot,
  root: string,
): readonly ActorDifference[] {
  const [old, now] = [snapshotsIn(before, root), snapshotsIn(after, root)];
  const [left, come] = [statesIn(before, root), statesIn(after, root)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((actor) => ({
      actor,
      differences: [
        ...differencesOf(left.get(actor), come.get(actor), STATES),
        ...differencesOf(old.get(actor)?.context, now.get(actor)?.context),
      ],
    }))
    .filter(({ differences }) => differences.length > 0);
}

/** What has changed in the data of actors. */
export const dataBetween = (before: KeptRoot, after: KeptRoot, root: string): ActorDifference[] =>
  differencesBetween(before, after, root)
    .map(({ actor, differences }) => ({
      actor,
      differences: differences.filter(({ path }) => path !== STATES),
    }))
    .filter(({ differences }) => differences.length > 0);
