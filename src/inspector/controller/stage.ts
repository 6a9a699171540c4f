import type { AnyActorRef } from 'xstate';
import { actorAt, copyOf, type KeptRoot, parentAndId, snapshotsIn } from '#statechart/keptRoot.ts';
import { VirtualClock } from '#statechart/virtualClock.ts';
import { kindOfActor } from '#statechart/xstate.ts';
import type { InspectedApp, Purpose } from '../inspected.ts';
import { createConductor } from '../record/conductor.ts';
import type { Entry } from '../record/entry.ts';
import type { SessionRecord } from '../record/record.ts';
import { type ReplayReport, rehearsed, replay, type Score } from '../record/replay.ts';
import { named, type Visits } from './visits.ts';

/** A pause of this length or longer is cut short in a replay with a speed, in ms. */
const LONG_PAUSE_MS = 2_000;

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a replay of a record plays. */
export function scoreOf({ start, startedAt, entries: played }: SessionRecord): Score {
  // The record may grow and drop entries while it is played.
  const entries = played.slice();
  const [first] = entries;
  // A root that has started goes on from what the start made of it.
  return first?.cause.type === 'start'
    ? { start: first.kept, at: first.at, entries }
    : { start, at: startedAt, entries };
}

/** What going on from a kept root asks of the world. */
function outgoingOf(app: InspectedApp, kept: KeptRoot, root: AnyActorRef): string[] {
  const underWay = [...snapshotsIn(kept, root.id)].filter(([, { status }]) => status === 'active');
  return [
    ...underWay.map(([path]) => {
      const actor = actorAt(root, path);
      const kind = actor && kindOfActor(actor);
      // What a machine asks of the world, its promises and actions ask.
      if (!actor || kind === 'machine') return undefined;
      const { parent, id } = parentAndId(actor);
      return app.outgoing(parent, id, kind === 'promise');
    }),
    ...app.effects(root).map(({ actor, action }) => app.outgoing(actor, action, false)),
  ].filter((what) => what !== undefined);
}

/** Shows the past and replays on the page, in place of the visit, and the visit again. */
export function createStage(app: InspectedApp, visits: Visits, changed: () => void) {
  const { machine: _, ...names } = app.root;
  /** What stands in front of a visit. Another visit takes its place. */
  let front: { root: AnyActorRef; visit: unknown } | null = null;
  const show = async (root: AnyActorRef, purpose: Purpose) => {
    front = { root, visit: visits.now() };
    await app.show(root, purpose);
  };
  return {
    /** The root that the page shows. */
    shown: () => (front?.visit === visits.now() ? front.root : visits.now().root),
    showNow: () => show(visits.now().root, 'visit'),
    /** Resolves with what going on from the entry would ask of the world. */
    showEntry: async ({ kept, at }: Entry, signal: AbortSignal): Promise<string[]> => {
      const clock = new VirtualClock(at);
      const conductor = createConductor(clock, rehearsed, () => {});
      const options = { ...names, clock, inspect: conductor.inspect };
      const root = named(await app.restore(copyOf(kept), options), app);
      conductor.adopt(root, kept);
      if (signal.aborted) return [];
      await show(root, 'look');
      return outgoingOf(app, kept, root);
    },
    /** Plays a score on the page. `speed` 0 is as fast as it goes. */
    rehearse: (score: Score, speed: number, signal: AbortSignal): Promise<ReplayReport> => {
      let last: number | undefined;
      return replay(app, score, {
        signal,
        onRoot: (root) => show(root, 'rehearsal'),
        before: async ({ at }) => {
          const pause = Math.min(at - (last ?? at), LONG_PAUSE_MS);
          last = at;
          if (speed > 0 && pause > 0) await sleep(pause / speed);
        },
        onStep: changed,
      });
    },
  };
}
