import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Persisted } from '@interpunct/model-kit/xstate';
import type { InspectedApp } from '../inspected.ts';
import {
  type ActorDifference,
  type Change,
  changesBetween,
  differencesBetween,
  statesIn,
} from '../record/differences.ts';
import {
  type Cause,
  type Entry,
  type Gesture,
  type Intervention,
  isAct,
  isOfPage,
  type Outside,
  type Shown,
} from '../record/entry.ts';
import { describeGesture, isSameField } from './gestureText.ts';
import { reasonIn } from './labels.ts';
import type { SessionFile } from './sessionFile.ts';

type Result = Extract<Cause, { type: 'output' | 'error' }>;
type EventCause = Extract<Cause, { type: 'event' }>;

/**
 * `isOwn`: it follows from the act, and not from what the world said later, such as a scroll. `source`: what an
 * actor without a name of its own was spawned from.
 */
type SeenChange = Change & { isOwn: boolean; source?: string };

/** Something that was seen after an act. */
export type Seen = {
  at: number;
  /** The event of the world, or the timer, that it follows from, where that came later: its type, and its id. */
  event?: string | undefined;
  timer?: string | undefined;
  /** The result that it follows from. */
  result: Result | null;
  /** That the browser stopped a form, the page has thrown or asked something, or a breakpoint held the time. */
  stop: string | null;
  changes: readonly SeenChange[];
  /** The data that news from outside have changed. */
  data?: readonly ActorDifference[];
  stopped: NonNullable<Entry['stopped']>;
};

/** What a person did, and what was seen until the next act. The first is the start: nobody did it. */
export type Act = {
  /** When it ended, in ms: what is typed and a way take their time. */
  at: number;
  /** Null for the start, for what was done in the inspector, and for news from outside. */
  gesture: Gesture | null;
  text: string;
  /** What came from outside: where from, and the type of the event. */
  news?: { from: Outside; event: string };
  /** What the page showed before it, where no gesture tells that. */
  page?: Shown | undefined;
  seen: Seen[];
  /** What the page has thrown meanwhile, and what it has asked of endpoints. */
  thrown: string[];
  asked: string[];
  /** The field at which the browser stopped a form. */
  refused?: Gesture;
  /** What the tester noted meanwhile. */
  notes: string[];
  /** What went on by itself until the next act and is not told: when after this act, in ms, and what it changed. */
  untoldTurns: { after: number; actors: readonly string[] }[];
  /** How long after it the next act began, in ms. */
  pause?: number;
  /** Whether the record has dropped what followed: nothing is known of it. */
  isCut?: true;
  /** The root at its end. */
  kept: KeptRoot;
  /** Whether the link of the document does the same. */
  isOfLink?: boolean;
  /** The actor that it was about: the one in whose view the control stands, or that was sent something by hand. */
  about?: string | undefined;
  /** The quiet actors whose changes are left out. */
  untold?: readonly string[];
};

/** How long after an act the last of it was seen, in ms. */
export const lengthOf = ({ at, seen }: Pick<Act, 'at' | 'seen'>): number =>
  Math.max(0, (seen.at(-1)?.at ?? at) - at);

/** How long after an act the last of what is not told went on, in ms. */
export const untoldLengthOf = ({ untoldTurns }: Pick<Act, 'untoldTurns'>): number =>
  Math.max(0, ...untoldTurns.map(({ after }) => after));

const nothingSeen = () => ({ seen: [], thrown: [], asked: [], notes: [], untoldTurns: [] });

const UNCHANGED = { result: null, stop: null, changes: [], stopped: [] };

/** A payload as the inspector takes it. */
function describePayload(value: unknown): string {
  const json = JSON.stringify(value) ?? '{}';
  return json === '{}' ? '' : ` with \`${json}\``;
}

/** What a tester did in the inspector. */
function describeByHand(cause: Cause): string {
  if (cause.type === 'event') {
    const { type, ...payload } = cause.event;
    return `In the inspector, send \`${type}\` to ${cause.actor}${describePayload(payload)}`;
  }
  const { type, actor, invoke, value } = cause as Result;
  const verb = type === 'output' ? 'settle' : 'reject';
  return `In the inspector, ${verb} \`${invoke}\` of ${actor}${describePayload(value)}`;
}

/** A pause shorter than this is not worth a word, in ms. */
const NOTICEABLE_MS = 100;

/** Adds what was seen at once to what was seen before it. `time`: that of what came before, in ms. */
function addSeen(act: Act, seen: Seen, time: number): void {
  const last = act.seen.at(-1);
  const isLater = seen.at - time >= NOTICEABLE_MS;
  const lead = last?.event ?? last?.timer;
  const isOther = lead !== undefined && lead !== (seen.event ?? seen.timer);
  // What came after a result, or after an event of the world, did not follow from it.
  if (!last || isLater || seen.result || seen.stop || last.result || last.stop || isOther) {
    act.seen.push(isLater ? seen : { ...seen, event: undefined, timer: undefined });
    return;
  }
  const changes = new Map(last.changes.map((change) => [change.actor, change]));
  for (const change of seen.changes) {
    // An actor that has just appeared was nowhere before.
    const { before } = changes.get(change.actor) ?? change;
    changes.set(change.actor, { ...change, before });
  }
  const changed = [...changes.values()].filter(({ before, after }) => before !== after);
  act.seen.pop();
  const stopped = [...last.stopped, ...seen.stopped];
  if (changed.length + stopped.length > 0) act.seen.push({ ...last, changes: changed, stopped });
}

/**
 * Notes why the browser stopped a form, or what the page has thrown or asked. Returns whether that is told: the error of
 * a machine is told with what it has stopped.
 */
function noteStop(act: Act, gesture: Gesture): boolean {
  const { kind, value = '' } = gesture;
  if (kind === 'throw') act.thrown.push(value);
  if (kind === 'ask') act.asked.push(value);
  if (kind === 'stop') act.refused = gesture;
  const told = act.seen.flatMap(({ stopped }) => stopped.map(({ error }) => reasonIn(error)));
  return kind !== 'throw' || !told.some((reason) => reason.startsWith(`: ${value}`));
}

type States = ReturnType<typeof statesIn>;

/** What an entry has changed. Other actors may have been changed by dropped noise. */
function changesOf(
  { cause, deliveries, kept }: Entry,
  keptBefore: KeptRoot,
  before: States,
  after: States,
): SeenChange[] {
  const touched = new Set(deliveries.map(({ receiver }) => receiver));
  const isOwn = cause.type !== 'event' || cause.by !== undefined;
  return changesBetween(before, after)
    .filter(
      ({ actor, before: was, after: is }) =>
        touched.has(actor) || was === undefined || is === undefined,
    )
    .map((change) => ({
      ...change,
      isOwn,
      ...sourceOf(change.after === undefined ? keptBefore : kept, change.actor),
    }));
}

/** What has changed in the data of actors. */
const dataBetween = (before: KeptRoot, after: KeptRoot, root: string): ActorDifference[] =>
  differencesBetween(before, after, root)
    .map(({ actor, differences }) => ({
      actor,
      differences: differences.filter(({ path }) => path !== '(state)'),
    }))
    .filter(({ differences }) => differences.length > 0);

/** What an actor was spawned from, where a number is its only name. */
function sourceOf({ snapshot }: KeptRoot, actor: string): { source?: string } {
  if (!/(^|\/)x\.\d+$/.test(actor)) return {};
  const above = actor.split('/');
  let { children } = snapshot as Persisted;
  for (const id of above.slice(0, -1)) children = children?.[id]?.snapshot.children;
  const { src } = children?.[above.at(-1) ?? ''] ?? {};
  return typeof src === 'string' ? { source: src } : {};
}

/** The root and the time with which the acts begin. Acts that the record has outlived are older than its start. */
const beginningOf = ({
  start,
  startAt,
  from = 0,
  entries,
}: SessionFile): Pick<Entry, 'at' | 'kept'> => {
  const [oldest] = entries;
  return oldest && oldest.index < from ? oldest : { at: startAt, kept: start };
};

/** The way with which a session begins, where all of it is there. */
const wayOf = ({ from = 0, interventions }: SessionFile): Intervention['way'] =>
  from === 0 ? interventions?.[0]?.way : undefined;

/** Whether a session begins with its document. */
const isWhole = (session: SessionFile) =>
  session.entries[0]?.cause.type === 'start' || wayOf(session)?.isLink === true;

/**
 * The address with which the acts begin, and the time in ms. `isWhole`: it is that of the document. `link`: the
 * state to which it leads. `origin` is where the app runs.
 */
export function openingOf(
  session: SessionFile,
  { addressOf }: Pick<InspectedApp, 'addressOf'>,
  origin: string,
): { isWhole: boolean; address: string; at: number; link: Intervention['way'] } {
  const { surroundings } = session;
  const { at, kept } = beginningOf(session);
  const way = wayOf(session);
  const link = way?.isLink ? way : undefined;
  const isDocument = isWhole(session);
  const address = isDocument && surroundings ? surroundings.address : origin + addressOf(kept);
  return { isWhole: isDocument, address, at, link };
}

/** A session with those before it that lead to it by reloads alone, the oldest first: one report tells them all. */
export function joinedSessions(
  session: SessionFile,
  earlier: readonly SessionFile[],
): SessionFile[] {
  const { reloads } = session.surroundings ?? {};
  const before = earlier
    .filter(({ surroundings }) => surroundings?.startedAt === reloads?.of)
    .at(-1);
  if (!before || !reloads || !isWhole(session)) return [session];
  return [...joinedSessions(before, earlier.slice(0, earlier.indexOf(before))), session];
}

/** Leaves out what quiet actors did, but for the one that the act was about. */
function quieten(act: Act, quiet: readonly string[]): Act {
  const isQuiet = (actor: string) => quiet.includes(actor) && actor !== act.about;
  const seen: Seen[] = [];
  const untold = new Set<string>();
  for (const one of act.seen) {
    // What failed is told.
    const hasFailed = one.result?.type === 'error';
    const changes = one.changes.filter(({ actor }) => hasFailed || !isQuiet(actor));
    const data = one.data?.filter(({ actor }) => !isQuiet(actor));
    for (const { actor } of one.changes) if (!hasFailed && isQuiet(actor)) untold.add(actor);
    const told = changes.length + one.stopped.length + (data?.length ?? 0) > 0 || one.stop !== null;
    if (!told && !hasFailed && (one.result === null || isQuiet(one.result.actor))) continue;
    seen.push({ ...one, changes, ...(data && { data }) });
  }
  const untoldTurns = act.untoldTurns.filter(({ actors }) => !actors.every(isQuiet));
  return { ...act, seen, untold: [...untold], untoldTurns };
}

/** The acts of sessions that reloads have joined, from the first start on, without noise and `quiet` actors. */
export function actsOf(sessions: readonly SessionFile[], quiet: readonly string[] = []): Act[] {
  const acts = sessions.flatMap((session, place) => {
    const [start, ...others] = actsIn(session) as [Act, ...Act[]];
    const before = sessions[place - 1];
    if (!before) return [start, ...others];
    const by = session.surroundings?.reloads?.by ?? [];
    const reloads = by.map((who, turn): Act => {
      const isOwn = who === 'page';
      // What the page shows before it loads itself again, nobody waits for.
      const page = turn === 0 && !isOwn ? before.page : undefined;
      const gesture: Gesture = {
        kind: 'reload',
        ...(isOwn && { value: 'itself' }),
        ...(page && { page }),
      };
      const what = turn === by.length - 1 ? start : { ...start, ...nothingSeen() };
      return { ...what, gesture, text: describeGesture(gesture) };
    });
    return [...reloads, ...others];
  });
  return acts.map((act) => quieten(act, quiet));
}

function beginAct({ at, kept }: Pick<Entry, 'at' | 'kept'>, more: Partial<Act> = {}): Act {
  return { at, kept, text: '', gesture: null, ...nothingSeen(), ...more };
}

/** How what a tester did in the inspector begins. */
const BY_HAND = 'In the inspector, ';

/** What lets in the news that held time has kept back. */
const LETS_IN = /^(?:release |press “(?:Step|Resume)”)/;

/** What a tester moves the time by. It tells that itself. */
const MOVES_TIME = /^(?:press “Step”|advance by )/;

/** Whether an entry went on by itself: a timer was due, or a callback or an observable has said something. */
const isTurn = ({ cause, deliveries }: Entry): boolean =>
  cause.type === 'timer' ||
  (cause.type === 'event' && !cause.by && !cause.outside && Boolean(deliveries[0]?.sender));

function actsIn(session: SessionFile): Act[] {
  const { root, entries, notes = {}, interventions = [], start, from = 0 } = session;
  const way = wayOf(session);
  const beginning = beginningOf(session);
  let act = beginAct(beginning);
  const acts = [act];
  let { at: time, kept: before } = beginning;
  let states = statesIn(before, root);
  const left = [...interventions];
  /** What the world did as a person began an act, such as the scroll to a control. */
  let early: Seen[] = [];
  /** The index of the entry that was reached last. */
  let reached = -1;

  const goOn = (next: Act) => {
    act.pause = next.at - act.at;
    act = next;
    acts.push(act);
    time = act.at;
  };
  const see = (at: number, seen: Partial<Seen>) => {
    addSeen(act, { ...UNCHANGED, at, ...seen }, time);
    time = at;
  };
  /** Comes to the end of an entry. Where the record has dropped more than noise on the way, the act was cut. */
  const reach = (index: number) => {
    if (reached < Math.min(index, from - 1)) act.isCut = true;
    reached = Math.max(index, reached);
  };
  /** Tells what the tester did in the inspector before an entry. */
  const tellInterventions = (before: number) => {
    while (left[0] && left[0].after < before) {
      const { after, at, text, isBreak, way: taken } = left.shift() as Intervention;
      reach(after);
      const isOfLink = taken === way && way?.isLink === true;
      if (isBreak) see(at, { stop: text });
      else goOn(beginAct({ at, kept: act.kept }, { text: BY_HAND + text, isOfLink }));
    }
  };
  /** Whether an entry came with the next act of a person, and not with the last one. */
  const isEarly = (place: number, at: number) => {
    const next = entries.slice(place + 1).find(isAct);
    const isOther =
      at - act.at >= NOTICEABLE_MS && !(left[0] && left[0].after < Number(next?.index));
    return isOther && next?.cause.type === 'act' && next.at - at < NOTICEABLE_MS;
  };

  for (const [place, entry] of entries.entries()) {
    const { cause, at, kept, index, stopped = [], deliveries } = entry;
    tellInterventions(index);
    const isAfterGap = (entries[place - 1]?.index ?? -1) + 1 < Math.min(index, from);
    reach(index - 1);
    reached = index;
    // What had changed in between belongs to nothing that is left.
    if (isAfterGap) before = index < from ? kept : start;
    if (isAfterGap) states = statesIn(before, root);
    // What noise did that has left the record was over when this entry came.
    const hasLost = place > 0 && !isAfterGap && index > Number(entries[place - 1]?.index) + 1;
    const next = statesIn(kept, root);
    // What an error has stopped is told by that.
    const changes = changesOf(entry, before, states, next).filter(
      ({ actor, after }) => after !== undefined || stopped.every((one) => one.actor !== actor),
    );
    const isSeen = changes.length + stopped.length > 0;
    const { event, pointed, outside } =
      cause.type === 'event' ? cause : ({} as Partial<EventCause>);
    const data = outside && !entry.isNoise ? dataBetween(before, kept, root) : [];
    const note = notes[index];
    const touched = deliveries.map(({ receiver }) => receiver);
    const isUntold = isTurn(entry) && (entry.isNoise || !isSeen);
    if (
      (isUntold || hasLost) &&
      at - act.at >= NOTICEABLE_MS &&
      !MOVES_TIME.test(act.text.slice(BY_HAND.length))
    ) {
      const actors = differencesBetween(before, kept, root)
        .map(({ actor }) => actor)
        .filter((actor) => isUntold || !touched.includes(actor));
      if (actors.length > 0) act.untoldTurns.push({ after: at - act.at, actors });
    }
    const isNews = outside && !entry.isNoise && (isSeen || data.length > 0);
    const page = 'page' in cause ? cause.page : undefined;
    states = next;
    before = kept;
    const gesture = cause.type === 'act' ? cause.gesture : (isSeen && pointed) || null;
    if (gesture && (gesture.kind === 'stop' || isOfPage(gesture))) {
      const stop = describeGesture(gesture);
      if (noteStop(act, gesture)) see(at, { stop, changes, stopped });
      time = at;
    } else if (way && index <= way.last) {
      // Who goes there again goes the same way, without a hand.
      Object.assign(act, { at, untoldTurns: [] });
      time = at;
    } else if (isNews && event) {
      const news = beginAct(entry, { news: { from: outside, event: event.type }, page });
      if (note) news.notes.push(note);
      // It came before a tester let it in.
      if (act.at === at && LETS_IN.test(act.text.slice(BY_HAND.length))) acts.splice(-1, 0, news);
      else goOn(news);
      see(at, { changes, data, stopped });
    } else if (isAct(entry) || gesture) {
      const text = gesture ? describeGesture(gesture) : describeByHand(cause);
      const about = gesture ? gesture.machine : 'actor' in cause ? cause.actor : undefined;
      if (gesture && act.gesture && isSameField(gesture, act.gesture)) {
        const { page } = act.gesture;
        const more = { at, text, untoldTurns: [] };
        Object.assign(act, { ...more, gesture: { ...gesture, ...(page && { page }) } });
        time = at;
      } else goOn(beginAct(entry, { text, gesture, about, page }));
      act.seen.push(...early);
      early = [];
      if (isSeen) see(at, { changes, stopped });
    } else if (!entry.isNoise && cause.type !== 'start' && isSeen) {
      const result = cause.type === 'output' || cause.type === 'error' ? cause : null;
      const timer = cause.type === 'timer' ? cause.id : undefined;
      const seen = { event: event?.type, timer, result, changes, stopped };
      if (event && isEarly(place, at)) early.push({ ...UNCHANGED, at, ...seen });
      else see(at, seen);
    }
    if (isAfterGap && index < from && cause.type !== 'act') act.isCut = true;
    act.kept = kept;
    if (note && !isNews) act.notes.push(note);
  }
  tellInterventions(Number.POSITIVE_INFINITY);
  return acts;
}

/** What is in the fields after a reload and at the end of a report, where drafts matter. */
export const filledAfter = (act: Act, next: Act | undefined, after: Shown | undefined) =>
  !next || act.gesture?.kind === 'reload' ? (after?.fields ?? []) : [];

/** So many letters of an alert or a status are told. */
const LONGEST_SAID = 120;

/**
 * The alerts and statuses that a page has after an act and did not have before it, each with the beginning of its
 * first line. The record has the whole: a mask covers what it finds whole.
 */
export const saidBetween = (before: Shown | undefined, after: Shown | undefined) =>
  before && after?.said
    ? after.said
        .filter(({ text }) => !before.said?.some((one) => one.text === text))
        .map(({ role, text }) => ({ role, text: text.replace(/\n.*/s, '').slice(0, LONGEST_SAID) }))
    : [];

/** A state that stays so long, in ms, is seen by who looks once a second. */
const SEEN_MS = 2_000;

/** Whether an actor stays in its states by itself: no timer of it is due soon, and no promise is pending. */
export function isAtRest(kept: KeptRoot, root: string, actor: string): boolean {
  const below = [...snapshotsIn(kept, root)].filter(([path]) => path.startsWith(`${actor}/`));
  return (
    !kept.timers.some((timer) => timer.actor === actor && timer.remaining < SEEN_MS) &&
    !below.some(([, { status, value }]) => status === 'active' && value === undefined)
  );
}
