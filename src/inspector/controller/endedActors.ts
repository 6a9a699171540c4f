import { remembered } from '@interpunct/model-kit/data';
import type { ActorView } from '../inspector.ts';
import type { Entry } from '../record/entry.ts';

/** So many actors that have ended stay in sight: an app may spawn one for each message. */
const MOST_ENDED = 20;

/** The actors of a kept root, by their paths. */
type Look = (kept: Entry['kept']) => readonly ActorView[];

/** A session is looked at many times. Each entry shows the same actors each time. */
const actorsAfter = remembered((entry: Entry, look: Look) => look(entry.kept));

/** The paths of the actors that entries reach, each with the place of the last one. */
function lastPlaces(entries: readonly Entry[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { deliveries }] of entries.entries()) {
    for (const { receiver } of deliveries) places.set(receiver, place);
  }
  return places;
}

/** The actors with a chart that have ended, as entries have seen them last, the latest last. */
export function endedActors(
  entries: readonly Entry[],
  present: readonly ActorView[],
  rootId: string,
  look: Look,
): ActorView[] {
  const there = new Set([rootId, ...present.map(({ path }) => path)]);
  const gone = [...lastPlaces(entries)].filter(([path]) => !there.has(path));
  const latest = gone.sort(([, one], [, other]) => one - other).slice(-MOST_ENDED);
  return latest.flatMap(([path, place]) => {
    // What ended it may have taken it away at once.
    const [actor] = [entries[place], entries[place - 1]].flatMap((entry) =>
      entry ? actorsAfter(entry, look).filter((one) => one.path === path) : [],
    );
    if (!actor?.chart) return [];
    return actor.status === 'active' ? { ...actor, status: 'stopped' as const } : actor;
  });
}
