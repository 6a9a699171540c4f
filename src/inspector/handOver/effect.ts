import type { ActorDifference, Change } from '../record/differences.ts';
import type { Cause, Entry } from '../record/entry.ts';

export type Result = Extract<Cause, { type: 'output' | 'error' }>;

/**
 * `isOwn`: it follows from the act, and not from what the world said later, such as a scroll. `source`: what an
 * actor without a name of its own was spawned from.
 */
export type EffectChange = Change & { isOwn: boolean; source?: string };

/** Something that was seen after an act. */
export type Effect = {
  at: number;
  /** The event of the world, or the timer, that it follows from, where that came later: its type, and its id. */
  event?: string | undefined;
  timer?: string | undefined;
  /** For how long that timer was set, in ms. */
  delay?: number | undefined;
  /** The result that it follows from. */
  result: Result | null;
  /** That the browser stopped a form, the page has thrown or asked something, or a breakpoint held the time. */
  stop: string | null;
  isBreak?: boolean;
  changes: readonly EffectChange[];
  /** The data that news from outside have changed. */
  data?: readonly ActorDifference[];
  stopped: NonNullable<Entry['stopped']>;
};

/** Whether something has no reason of its own that came later. */
export const isAtOnce = ({ event, timer, result }: Effect) => !event && !timer && !result;

/** A pause shorter than this is not worth a word, in ms. */
export const NOTICEABLE_MS = 100;

/** Adds what was seen at once to what was seen before it. `time`: that of what came before, in ms. */
export function addEffect(all: Effect[], effect: Effect, time: number): void {
  const last = all.at(-1);
  const isLater = effect.at - time >= NOTICEABLE_MS;
  const lead = last?.event ?? last?.timer;
  const isOther = lead !== undefined && lead !== (effect.event ?? effect.timer);
  // What came after a result, or after an event of the world, did not follow from it.
  if (!last || isLater || effect.result || effect.stop || last.result || last.stop || isOther) {
    all.push(isLater ? effect : { ...effect, event: undefined, timer: undefined });
    return;
  }
  const changes = new Map(last.changes.map((change) => [change.actor, change]));
  for (const change of effect.changes) {
    // An actor that has just appeared was nowhere before.
    const { before } = changes.get(change.actor) ?? change;
    changes.set(change.actor, { ...change, before });
  }
  const changed = [...changes.values()].filter(({ before, after }) => before !== after);
  all.pop();
  const stopped = [...last.stopped, ...effect.stopped];
  if (changed.length + stopped.length > 0) all.push({ ...last, changes: changed, stopped });
}
