import type { ActorOptions, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { SiteActor, siteMachine } from '#machines/site.machine.ts';

type Clock = NonNullable<ActorOptions<typeof siteMachine>['clock']>;

/** A clock that knows how long each of its timers still has, in ms, in the order of their start. */
export type CountedClock = Clock & { remaining: () => number[] };

/** A timer of a behaviour: the event that it sends, and how long it still has, in ms. */
type KeptTimer = { behaviour: string; id: string; event: EventObject; remaining: number };

/** What a site goes on from: JSON data. */
export type KeptSite = { root: Snapshot<unknown>; timers: KeptTimer[] };

type Schedule = Record<string, { source: AnyActorRef; target: AnyActorRef; id: string }>;

/**
 * Keeps the site as it is now. XState persists no timers, so they are kept beside its snapshot.
 *
 * The clock serves this site alone: its timers and those of the site are the same ones, in the same
 * order. Throws if they are not.
 */
export function keepSite(site: SiteActor, clock: CountedClock): KeptSite {
  const remaining = clock.remaining();
  const scheduled = Object.values(site.system.getSnapshot()._scheduledEvents);
  if (remaining.length !== scheduled.length)
    throw new Error('The clock serves more than the site.');
  return {
    root: site.getPersistedSnapshot(),
    timers: scheduled.map(({ source, id, event }, index) => ({
      behaviour: source.id,
      id,
      event,
      remaining: remaining[index] as number,
    })),
  };
}

/**
 * Gives a site that was created from a kept one its timers. They run on from where they were when the
 * site starts: XState then starts what its system has scheduled.
 */
export function resumeTimers(site: SiteActor, timers: readonly KeptTimer[]): void {
  // Not public in XState: a change of it fails the tests of restored sites.
  const { _snapshot } = site.system as unknown as { _snapshot: { _scheduledEvents: Schedule } };
  _snapshot._scheduledEvents = Object.fromEntries(
    timers.map(({ behaviour, id, event, remaining }) => {
      const source: AnyActorRef = site.system.get(behaviour as never);
      const timer = { source, target: source, id, event, delay: remaining };
      return [`${source.sessionId}.${id}`, timer];
    }),
  );
}
