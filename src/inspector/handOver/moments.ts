import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import type { Persisted } from '@interpunct/model-kit/xstate';
import {
  type ActorDifference,
  changesBetween,
  dataBetween,
  differencesBetween,
  statesIn,
} from '../record/differences.ts';
import { type Entry, type Gesture, isAct, type Shown } from '../record/entry.ts';
import type { Act, Look } from './act.ts';
import { type Effect, type EffectChange, NOTICEABLE_MS } from './effect.ts';
import { isSameControl } from './gestureText.ts';
import { beginningOf } from './opening.ts';
import type { SessionFile } from './sessionFile.ts';

/** An entry of a session, and what it was. */
export type Moment = {
  entry: Entry;
  /** What it has changed. */
  effect: Effect;
  /** Whether a state has changed, or a machine has stopped. */
  isSeen: boolean;
  /** What a person did, or pointed at where something followed. */
  gesture: Gesture | null;
  /** What the page showed before it, unless it went on by itself. */
  page: Shown | undefined;
  /** The look at the page before it. */
  look: Look | undefined;
  /** Where it came from, if that was outside and has changed something. */
  news: Act['news'];
  notes: string[];
  /** Whether it came shortly before the next act of a person. */
  isEarly: boolean;
  /** Whether it is an act of a tester that has outlived what followed. */
  isCut: boolean;
  /** Names the actors that went on by themselves until then and are not told. */
  findUntold: () => readonly string[];
  /** Whether a state may have changed by then that is not told. */
  isMove: boolean;
};

/** A root, with the states of its machines. */
type Standing = { kept: KeptRoot; states: ReturnType<typeof statesIn> };

/** What an entry has changed. Other actors may have been changed by dropped noise. */
function changesOf(
  { cause, deliveries, stopped = [] }: Entry,
  was: Standing,
  is: Standing,
): EffectChange[] {
  const touched = deliveries.map(({ receiver }) => receiver);
  const isOwn = cause.type !== 'event' || cause.by !== undefined;
  return changesBetween(was.states, is.states)
    .filter(({ actor, before, after }) =>
      after === undefined
        ? // What an error has stopped is told by that.
          stopped.every((one) => one.actor !== actor)
        : before === undefined || touched.includes(actor),
    )
    .map((change) => ({
      ...change,
      isOwn,
      ...sourceOf(change.after === undefined ? was.kept : is.kept, change.actor),
    }));
}

/** What an actor was spawned from, where a number is its only name. */
function sourceOf({ snapshot }: KeptRoot, actor: string): { source?: string } {
  if (!/(^|\/)x\.\d+$/.test(actor)) return {};
  const above = actor.split('/');
  let { children } = snapshot as Persisted;
  for (const id of above.slice(0, -1)) children = children?.[id]?.snapshot.children;
  const { src } = children?.[above.at(-1) ?? ''] ?? {};
  return typeof src === 'string' ? { source: src } : {};
}

/** Whether an entry went on by itself: a timer was due, or a callback or an observable has said something. */
const isTurn = ({ cause, deliveries }: Entry): boolean =>
  cause.type === 'timer' ||
  (cause.type === 'event' && !cause.by && !cause.outside && Boolean(deliveries[0]?.sender));

/** Whether an entry came shortly before an act of a person, with nothing by the tester between them. */
function isBeforeAct(place: number, { entries, interventions = [] }: SessionFile): boolean {
  const { index, at } = entries[place] as Entry;
  const next = entries.slice(place + 1).find(isAct);
  return (
    next?.cause.type === 'act' &&
    next.at - at < NOTICEABLE_MS &&
    !interventions.some(({ after }) => after >= index && after < next.index)
  );
}

/** Whether a button went down, or up. */
const isOfButton = (pointed: Gesture | null) =>
  pointed?.kind === 'click' || pointed?.kind === 'rightClick';

/** What an entry was, as far as it and the one before it tell. */
function momentOf(entry: Entry, was: Standing, is: Standing, root: string) {
  const { cause, at, stopped = [], isNoise } = entry;
  const changes = changesOf(entry, was, is);
  const isSeen = changes.length + stopped.length > 0;
  const { pointed = null, outside } = cause.type === 'event' ? cause : {};
  const data = outside && !isNoise ? dataBetween(was.kept, is.kept, root) : [];
  return {
    entry,
    effect: { at, result: null, stop: null, changes, data, stopped } as Effect,
    isSeen,
    // A press goes on to its click. All else that was pointed at matters where something has followed from it.
    gesture:
      cause.type === 'act' ? cause.gesture : isNoise && !isOfButton(pointed) ? null : pointed,
    news:
      cause.type === 'event' && outside && !isNoise && (isSeen || data.length > 0)
        ? { from: outside, event: cause.event.type }
        : undefined,
  };
}

/** A press takes longer, in ms, only by a slow hand, or where the page acts on a button that stays down. */
const PRESS_MS = 500;

/**
 * The place of the click that ends a press which the page has acted on as the button went down; undefined where none
 * follows, as after a drag. The control may have another name soon after.
 */
function clickAfter(entries: readonly Entry[], place: number): number | undefined {
  const { cause, at } = entries[place] as Entry;
  const pressed = cause.type === 'event' ? cause.pointed : undefined;
  const next = entries.findIndex((one, later) => later > place && isAct(one));
  const click = entries[next];
  return pressed &&
    click?.cause.type === 'act' &&
    click.cause.gesture.kind === pressed.kind &&
    (click.at - at < PRESS_MS
      ? click.cause.gesture.control?.role === pressed.control?.role
      : pressed.control && isSameControl(click.cause.gesture, pressed))
    ? next
    : undefined;
}

/** How long the button of a click was down, where an actor that has heard of it met something meanwhile: it may wait for that. */
function holdOf(entries: readonly Entry[], place: number, click: number): Pick<Gesture, 'heldFor'> {
  const [down, ...meanwhile] = entries.slice(place, click) as [Entry, ...Entry[]];
  const heldFor = (entries[click] as Entry).at - down.at;
  const isClick = down.cause.type === 'event' && down.cause.pointed?.kind === 'click';
  const isMet = meanwhile.some(
    ({ cause, isNoise }) =>
      'actor' in cause &&
      !cause.by &&
      !isNoise &&
      down.deliveries.some(({ receiver }) => receiver === cause.actor),
  );
  return heldFor >= PRESS_MS && isMet && isClick ? { heldFor } : {};
}

/**
 * Tells a press once, by its click, where the page acted on it first. What went down without a click was no press: it
 * was pointed at.
 */
function createPresses({ entries }: SessionFile) {
  /** The moments of presses that are told, by the places of their clicks. */
  const told = new Map<number, Moment>();
  return {
    /** The moment at which the press was told whose click is at a place. */
    toldBefore: (place: number): Moment | undefined => told.get(place),
    tell: (moment: Moment, place: number): void => {
      const { gesture, entry } = moment;
      if (!gesture || !isOfButton(gesture) || entry.cause.type === 'act') return;
      const click = clickAfter(entries, place);
      const { cause } = entries[click ?? -1] ?? {};
      const act = cause?.type === 'act' ? cause.gesture : undefined;
      // The button may have moved the focus by then. The click knows where it was before.
      moment.page = moment.page && { ...moment.page, focus: act?.page?.focus };
      if (click === undefined) moment.gesture = { ...gesture, kind: 'point' };
      else if (told.has(click)) moment.gesture = null;
      else {
        told.set(click, moment);
        if (act) moment.gesture = { ...act, ...gesture, ...holdOf(entries, place, click) };
      }
    },
  };
}

/** Follows for how long timers are set, in ms: one is due at the same time until it is set again. */
function followDelays() {
  const set = new Map<string, { due: number; delay: number }>();
  const keyOf = ({ actor, id }: { actor: string; id: string }) => `${actor} ${id}`;
  return {
    delayOf: ({ cause }: Entry) =>
      cause.type === 'timer' ? set.get(keyOf(cause))?.delay : undefined,
    follow: (at: number, { timers }: KeptRoot): void => {
      for (const timer of timers) {
        const due = Math.round(at + timer.remaining);
        if (set.get(keyOf(timer))?.due !== due)
          set.set(keyOf(timer), { due, delay: timer.remaining });
      }
    },
  };
}

/** Entries with the page at each look, also where it showed the same as before. */
function withPages(entries: readonly Entry[]): Entry[] {
  let last: Shown | undefined;
  return entries.map((entry, place) => {
    const { cause, index, isSamePage, page } = entry;
    // An entry that has left the record may have had another page.
    if (place > 0 && entries[place - 1]?.index !== index - 1) last = undefined;
    const told = isSamePage && last ? { ...entry, page: last } : entry;
    last = (cause.type === 'act' ? cause.gesture.page : page) ?? last;
    return told;
  });
}

/** Reads the entries of a session in their order. */
export function momentsIn(session: SessionFile): Moment[] {
  const { root, notes = {}, start, from = 0 } = session;
  const entries = withPages(session.entries);
  const standingOf = (kept: KeptRoot): Standing => ({ kept, states: statesIn(kept, root) });
  let is = standingOf(beginningOf(session).kept);
  const presses = createPresses(session);
  const delays = followDelays();
  return entries.flatMap((entry, place) => {
    const { cause, index, deliveries, isNoise = false } = entry;
    const next = (entries[place - 1]?.index ?? -1) + 1;
    const isAfterGap = next < Math.min(index, from);
    // What had changed in between belongs to nothing that is left.
    const was = isAfterGap ? standingOf(index < from ? entry.kept : start) : is;
    is = standingOf(entry.kept);
    const ownNotes = notes[index] ? [notes[index]] : [];
    const before = presses.toldBefore(place);
    if (before) {
      before.notes.push(...ownNotes);
      return [];
    }
    const moment = momentOf(entry, was, is, root);
    moment.effect.delay = delays.delayOf(entry);
    delays.follow(entry.at, entry.kept);
    const isUntold = isTurn(entry) && (isNoise || !moment.isSeen);
    // What noise did that has left the record was over when this entry came.
    const hasLost = place > 0 && !isAfterGap && index > next;
    const canTell = ({ actor }: ActorDifference) =>
      !isUntold && deliveries.some(({ receiver }) => receiver === actor);
    const page = moment.gesture?.page ?? entry.page;
    const told: Moment = {
      ...moment,
      page: isUntold ? undefined : page,
      look: page && { at: entry.at, page, kept: was.kept },
      notes: ownNotes,
      isEarly: cause.type === 'event' && moment.isSeen && !isNoise && isBeforeAct(place, session),
      isCut: isAfterGap && index < from && cause.type !== 'act',
      isMove: hasLost || (isUntold && moment.isSeen),
      findUntold: () =>
        isUntold || hasLost
          ? differencesBetween(was.kept, entry.kept, root)
              .filter((one) => !canTell(one))
              .map(({ actor }) => actor)
          : [],
    };
    presses.tell(told, place);
    return told;
  });
}
