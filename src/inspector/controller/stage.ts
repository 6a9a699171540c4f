import { actorAt, type KeptRoot, parentAndId, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { kindOfActor } from '@interpunct/model-kit/xstate';
import type { AnyActorRef } from 'xstate';
import type { SessionFile } from '../handOver/sessionFile.ts';
import type { InspectedApp, Purpose } from '../inspected.ts';
import { createConductor } from '../record/conductor.ts';
import type { Entry } from '../record/entry.ts';
import type { SessionRecord } from '../record/record.ts';
import { type ReplayReport, rehearsed, replay, type Score } from '../record/replay.ts';
import { restoreRoot, type Visits } from './visits.ts';

/** What goes on at once leaves the page this long, in ms, before the page can do something else. */
export const SLICE_MS = 50;

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a replay of a record plays. */
export function replayableOf({ start, startedAt, from, entries: played }: SessionRecord): Score {
  // The record may grow and drop entries while it is played.
  const entries = played.filter(({ index }) => index >= from);
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
      // What a machine asks of the world, its promises and actions ask. A reducer asks nothing.
      if (!actor || kind === 'machine' || kind === 'transition') return undefined;
      const { parent, id } = parentAndId(actor);
      return app.outgoing(parent, id, kind === 'promise', true);
    }),
    ...app.effects(root).map(({ actor, action }) => app.outgoing(actor, action, false, false)),
  ].filter((what) => what !== undefined);
}

/** Cuts what goes on at once into slices: panel and page follow, and a tester can stop it. */
function createSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun <= SLICE_MS) return;
    await sleep(0);
    begun = performance.now();
  };
}

/** What a page shows, and what the browser has stored for it. */
type Shows = Pick<SessionFile, 'page' | 'stored'>;

/** Shows the past and replays on the page, in place of the visit, and the visit again. */
export function createStage(
  app: InspectedApp,
  visits: Visits,
  changed: () => void,
  showsNow: () => Shows,
) {
  /** What stands in front of a visit. Another visit takes its place. */
  let front: { root: AnyActorRef; visit: unknown } | null = null;
  const shown = () => (front?.visit === visits.now() ? front.root : visits.now().root);
  /** Where the page stood and what it showed when it left now, until it is back. */
  let whenLeft: { visit: unknown; place: unknown; shows: Shows } | null = null;
  const leave = () => {
    if (whenLeft?.visit === visits.now()) return whenLeft;
    whenLeft = { visit: visits.now(), place: visits.notePlace(), shows: showsNow() };
    return whenLeft;
  };
  /** The entry that a replay has reached, with the root as the replay has it. */
  let reached: Pick<Entry, 'index' | 'at' | 'kept'> | null = null;
  const show = async (root: AnyActorRef, purpose: Purpose, place: unknown) => {
    leave();
    front = { root, visit: visits.now() };
    await app.show(root, purpose);
    await app.showPlace(place, purpose);
  };
  return {
    /** The root that the page shows. */
    shown,
    reached: () => reached,
    /** What the visit shows now. While the page shows the past: what it showed before that. */
    shows: () => (app.canShow && whenLeft?.visit === visits.now() ? whenLeft.shows : showsNow()),
    showNow: () =>
      show(visits.now().root, 'visit', leave().place).then(() => {
        whenLeft = null;
      }),
    /** Resolves with what going on from the entry would ask of the world. */
    showEntry: async ({ kept, at, place }: Entry, signal: AbortSignal): Promise<string[]> => {
      const clock = new VirtualClock(at);
      const conductor = createConductor(clock, rehearsed, () => {});
      const root = await restoreRoot(app, kept, clock, conductor);
      if (signal.aborted) return [];
      await show(root, 'look', place);
      return outgoingOf(app, kept, root);
    },
    /** Plays a score on the page, as fast as it goes. */
    rehearse: (score: Score, signal: AbortSignal): Promise<ReplayReport> => {
      reached = null;
      return replay(app, score, {
        signal,
        onRoot: (root) => show(root, 'rehearsal', score.entries[0]?.place),
        before: createSlices(),
        after: async (entry, kept) => {
          reached = { index: entry.index, at: entry.at, kept };
          changed();
        },
      });
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
