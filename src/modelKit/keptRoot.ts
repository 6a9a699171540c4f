import type {
  ActorOptions,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate';
import { copyPlain } from './data.ts';
import { takeStart } from './takeStep.ts';
import {
  kindOf,
  logicFor,
  numberActors,
  numberedIn,
  type Persisted,
  parentOf,
  persist,
  persistMachine,
  schedule,
  scheduledIn,
} from './xstate.ts';

/**
 * A pending timer: the actor that it belongs to (a path), the event that it sends, and the ms that it
 * still has. `to` is the actor that receives the event, where that is another one.
 */
export type KeptTimer = {
  actor: string;
  id: string;
  event: EventObject;
  remaining: number;
  to?: string;
};

/**
 * What a root goes on from. It is JSON data where the contexts are. XState persists no timers, so they stand
 * beside its snapshot, and so does the number of the actor that it has made last.
 */
export type KeptRoot = {
  snapshot: Snapshot<unknown>;
  timers: readonly KeptTimer[];
  numbered?: number;
};

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock that knows how long each of its timers still has, in ms, in the order of their start. */
export type CountedClock = Clock & { remaining: () => number[] };

/** An id as a part of a path. */
const partOf = (id: string) => id.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of an actor below another one: '' stands for the root. */
export const pathBelow = (parent: string, id: string) =>
  parent === '' ? partOf(id) : `${parent}/${partOf(id)}`;

/** The ids of an actor and its ancestors below the root, joined by '/'. The root's path is its id. */
export function pathOf(actor: AnyActorRef): string {
  const ids: string[] = [];
  for (let one = actor, parent = parentOf(one); parent; one = parent, parent = parentOf(one)) {
    ids.unshift(partOf(one.id));
  }
  return ids.join('/') || actor.id;
}

/** The path of an actor's parent, and the actor's id there. */
export function parentAndId(actor: AnyActorRef): { parent: string; id: string } {
  const parent = parentOf(actor);
  return { parent: parent ? pathOf(parent) : '', id: actor.id };
}

/** The actor at a path; undefined where there is none at the moment. */
export function actorAt(root: AnyActorRef, path: string): AnyActorRef | undefined {
  if (path === root.id) return root;
  let actor: AnyActorRef | undefined = root;
  for (const part of path.split('/')) {
    const children: Record<string, AnyActorRef> = actor?.getSnapshot()?.children ?? {};
    actor = Object.values(children).find((child) => child && partOf(child.id) === part);
  }
  return actor;
}

/**
 * Keeps a root as it is now, with all actors below it.
 *
 * The clock serves this root alone: its timers and those of the system are the same ones, in the same
 * order. Throws if they are not.
 */
export function keepRoot(root: AnyActorRef, clock: CountedClock): KeptRoot {
  const remaining = clock.remaining();
  const scheduled = scheduledIn(root);
  if (remaining.length !== scheduled.length)
    throw new Error('The clock serves more than this root.');
  const numbered = numberedIn(root);
  return {
    snapshot: persist(root),
    timers: scheduled.map(({ source, target, id, event }, index) => ({
      actor: pathOf(source),
      id,
      event,
      remaining: remaining[index] as number,
      ...(target !== source && { to: pathOf(target) }),
    })),
    ...(numbered !== undefined && { numbered }),
  };
}

/** A persisted actor, with the state of each actor below it as `map` has it. */
export function mapChildren(
  persisted: Persisted,
  map: (snapshot: Persisted, id: string) => Persisted,
): Persisted {
  if (!persisted.children) return persisted;
  const children = Object.entries(persisted.children).map(([id, child]) => [
    id,
    { ...child, snapshot: map(child.snapshot, id) },
  ]);
  return { ...persisted, children: Object.fromEntries(children) };
}

/**
 * A copy of a kept root to create a root from: XState puts actors into the contexts of the snapshot that it
 * is given.
 */
export function copyOf(kept: KeptRoot): KeptRoot {
  const copy = (persisted: Persisted): Persisted =>
    mapChildren(
      {
        ...persisted,
        ...('context' in persisted && { context: copyPlain(persisted.context) }),
      },
      copy,
    );
  return { ...kept, snapshot: copy(kept.snapshot) };
}

/** Gives a root that was created from a kept one its timers, and the number of its last actor. */
export function resume(root: AnyActorRef, { timers, numbered }: KeptRoot): void {
  // They run on from where they were when the root starts: XState then starts what its system has scheduled.
  schedule(
    root,
    timers.flatMap(({ actor, id, event, remaining, to }) => {
      const source = actorAt(root, actor);
      const target = to === undefined ? source : actorAt(root, to);
      return source && target ? [{ source, target, id, event, delay: remaining }] : [];
    }),
  );
  if (numbered !== undefined) numberActors(root, numbered);
}

/** The persisted snapshot of every actor of a kept root, by its path. The root's path is `rootId`. */
export function snapshotsIn({ snapshot }: KeptRoot, rootId: string): Map<string, Persisted> {
  const below = (parent: string, { children = {} }: Persisted): [string, Persisted][] =>
    Object.entries(children).flatMap(([id, child]) => {
      const path = pathBelow(parent, id);
      return [[path, child.snapshot] as [string, Persisted], ...below(path, child.snapshot)];
    });
  return new Map([[rootId, snapshot as Persisted], ...below('', snapshot)]);
}

/** An actor of a kept root: its state with that of the actors below it, and their timers. */
type KeptActor = { snapshot: Persisted; timers: readonly KeptTimer[] };

/**
 * How an actor begins, at a path of a kept root. Nothing that it does at its start is carried out. Throws where
 * its machine does.
 */
export function beginningOf(machine: AnyStateMachine, input: unknown, path: string): KeptActor {
  const { snapshot, timers } = takeStart(machine, input);
  return {
    snapshot: persistMachine(machine, snapshot),
    timers: timers.flatMap(({ id, event, remaining, sends }) =>
      sends ? [] : [{ actor: path, id, event, remaining }],
    ),
  };
}

/** Whether a timer is one of the actor at a path, or of an actor below it. */
const isBelow = (path: string) => (timer: KeptTimer) =>
  timer.actor === path || timer.actor.startsWith(`${path}/`);

/** An actor of a kept root by its path; undefined where there is none. */
export function keptAt(kept: KeptRoot, rootId: string, path: string): KeptActor | undefined {
  const snapshot = snapshotsIn(kept, rootId).get(path);
  if (!snapshot) return undefined;
  return { snapshot, timers: path === rootId ? kept.timers : kept.timers.filter(isBelow(path)) };
}

/** Where an actor of a kept root stands, without the actors below it: a search may begin there. */
export function standAt(kept: KeptRoot, rootId: string, path: string): KeptActor | undefined {
  const actor = keptAt(kept, rootId, path);
  return actor && { ...actor, timers: actor.timers.filter((timer) => timer.actor === path) };
}

/** A kept root with another actor at a path of it. */
export function withActorAt(
  kept: KeptRoot,
  rootId: string,
  path: string,
  { snapshot, timers }: KeptActor,
): KeptRoot {
  if (path === rootId) return { ...kept, snapshot, timers };
  const put = (persisted: Persisted, [own, ...below]: readonly string[]): Persisted =>
    mapChildren(persisted, (child, id) => {
      if (partOf(id) !== own) return child;
      return below.length > 0 ? put(child, below) : snapshot;
    });
  return {
    ...kept,
    snapshot: put(kept.snapshot, path.split('/')),
    timers: [...kept.timers.filter((timer) => !isBelow(path)(timer)), ...timers],
  };
}

/** What an actor of a kept root runs, below the machine of the root, and the name of its code. */
export function logicAt(machine: AnyStateMachine, { snapshot }: KeptRoot, path: string) {
  let logic: AnyActorLogic | undefined = machine;
  let at: Persisted | undefined = snapshot;
  let src: unknown;
  for (const part of path.split('/')) {
    const children: Persisted['children'] = at?.children ?? {};
    const id: string = Object.keys(children).find((one) => partOf(one) === part) ?? part;
    at = children[id]?.snapshot;
    src = children[id]?.src;
    const isBelow: boolean = logic !== undefined && kindOf(logic) === 'machine';
    logic = isBelow ? logicFor(logic as AnyStateMachine, src) : undefined;
  }
  return { logic, name: typeof src === 'string' ? src : undefined };
}
