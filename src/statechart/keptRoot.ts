import type { ActorOptions, AnyActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import { parentOf, schedule, scheduledIn } from './xstate.ts';

/**
 * A pending timer: the actor that it belongs to (a path), the event that it sends, and the ms that it
 * still has.
 */
export type KeptTimer = { actor: string; id: string; event: EventObject; remaining: number };

/** What a root goes on from: JSON data. XState persists no timers, so they stand beside its snapshot. */
export type KeptRoot = { snapshot: Snapshot<unknown>; timers: readonly KeptTimer[] };

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock that knows how long each of its timers still has, in ms, in the order of their start. */
export type CountedClock = Clock & { remaining: () => number[] };

/** The ids of an actor and its ancestors below the root, joined by '/'. The root's path is its id. */
export function pathOf(actor: AnyActorRef): string {
  const ids: string[] = [];
  for (let one = actor, parent = parentOf(one); parent; one = parent, parent = parentOf(one)) {
    ids.unshift(one.id);
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
  for (const id of path.split('/')) actor = actor?.getSnapshot()?.children?.[id];
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
  return {
    snapshot: root.getPersistedSnapshot(),
    timers: scheduled.map(({ source, id, event }, index) => ({
      actor: pathOf(source),
      id,
      event,
      remaining: remaining[index] as number,
    })),
  };
}

/**
 * Gives a root that was created from a kept one its timers. They run on from where they were when the
 * root starts: XState then starts what its system has scheduled.
 */
export function resumeTimers(root: AnyActorRef, timers: readonly KeptTimer[]): void {
  schedule(
    root,
    timers.flatMap(({ actor, id, event, remaining }) => {
      const source = actorAt(root, actor);
      return source ? [{ source, target: source, id, event, delay: remaining }] : [];
    }),
  );
}
