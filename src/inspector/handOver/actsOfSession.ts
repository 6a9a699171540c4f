import { calledIn } from '../charts/calledIn.ts';
import { type Cause, type Gesture, type Intervention, isAct, isOfPage } from '../record/entry.ts';
import { type Act, beginAct, isRested } from './act.ts';
import { addEffect, type Effect, NOTICEABLE_MS, type Result } from './effect.ts';
import {
  bodyText,
  describeGesture,
  describeIntervention,
  isSameControl,
  isSameField,
  sizeText,
} from './gestureText.ts';
import { reasonIn } from './labels.ts';
import { type Moment, momentsIn } from './moments.ts';
import { beginningOf, wayOf } from './opening.ts';
import type { Charts, SessionFile } from './sessionFile.ts';

/**
 * The acts of a session up to some moment. `time`: when the last thing was done or seen, in ms. `early`: what the
 * world did as a person began the next act, such as the scroll to a control. `keyAt`: when the page heard a key last.
 * `sizes`: the size of the window that was told last, after the one before it. `emptyings`: what begins to empty a
 * field.
 */
type Told = {
  acts: Act[];
  time: number;
  early: Effect[];
  keyAt: number;
  sizes: (string | undefined)[];
  emptyings: ReadonlySet<Gesture>;
};

/** A payload as the inspector takes it. */
function describePayload(value: unknown): string {
  const json = JSON.stringify(value) ?? '{}';
  return json === '{}' ? '' : ` with \`${json}\``;
}

/** What a tester did in the inspector. */
function describeByHand(cause: Cause, charts: Charts): string {
  if (cause.type === 'event') {
    const { type, ...payload } = cause.event;
    return `In the inspector, send \`${type}\` to ${cause.actor}${describePayload(payload)}`;
  }
  const { type, actor, invoke, value } = cause as Result;
  const verb = type === 'output' ? 'settle' : 'reject';
  return `In the inspector, ${verb} \`${calledIn(charts, invoke)}\` of ${actor}${describePayload(value)}`;
}

const lastOf = ({ acts }: Told) => acts.at(-1) as Act;

function goOn(told: Told, next: Act): void {
  Object.assign(lastOf(told), { pause: next.at - lastOf(told).at, focus: next.page?.focus });
  told.acts.push(next);
  told.time = next.at;
}

/** Goes on with the last act, which has not ended before. */
function prolong(told: Told, at: number, more: Partial<Act> = {}): void {
  Object.assign(lastOf(told), { at, untoldTurns: [], ...more });
  told.time = at;
}

function tellEffect(told: Told, effect: Effect): void {
  addEffect(lastOf(told).effects, effect, told.time);
  told.time = effect.at;
}

/**
 * Tells the size of the window where it is another one. The last of many is told, unless it leads back: what has
 * followed from those between would have no reason.
 */
function tellSize(told: Told, { entry: { at, size }, page }: Moment): void {
  const [before, now] = told.sizes;
  const value = size && sizeText(size);
  if (!value || !page || value === now) return;
  const last = lastOf(told);
  const gesture: Gesture = { kind: 'resize', value };
  const text = describeGesture(gesture);
  const isOfSame = last.gesture?.kind === 'resize' && value !== before;
  if (isOfSame) prolong(told, at, { text, gesture });
  else if (now) goOn(told, beginAct({ at, kept: last.kept }, { text, gesture, page }));
  told.sizes = [isOfSame ? before : now, value];
}

/** What lets in the news that held time has kept back. */
const LETS_IN: Act['byHand'][] = ['release', 'step', 'resume'];

/** What a tester moves the time by. It tells that itself. */
export const MOVES_TIME: Act['byHand'][] = ['step', 'advance'];

/**
 * Notes why the browser stopped a form, or what the page has thrown, asked or been answered. Returns whether that is told: the
 * error of a machine is told with what it has stopped.
 */
function noteStop(act: Act, gesture: Gesture, at: number): boolean {
  const { kind, value = '', text } = gesture;
  if (kind === 'throw') act.thrown.push(value);
  if (kind === 'ask')
    act.asked.push({ text: value, at, ...(text !== undefined && { body: text }) });
  if (kind === 'answer') {
    const asked = act.asked.find(
      (one) => one.answered === undefined && value.startsWith(`${one.text}: `),
    );
    if (asked) asked.answered = at;
  }
  if (kind === 'stop') act.refused = gesture;
  const told = act.effects.flatMap(({ stopped }) => stopped.map(({ error }) => reasonIn(error)));
  return kind !== 'throw' || !told.some((reason) => reason.startsWith(`: ${value}`));
}

/** Tells what the tester did in the inspector, or what a breakpoint has held. */
function tellIntervention(told: Told, one: Intervention, isOfLink: boolean): void {
  const { at, kind, page } = one;
  const { kept } = lastOf(told);
  const stop = describeIntervention(one);
  const text = `In the inspector, ${stop}`;
  const isBreak = kind === 'break';
  if (kind === 'restore') lastOf(told).isTakenBack = true;
  if (isBreak || kind === 'missed')
    tellEffect(told, { at, result: null, stop, isBreak, changes: [], stopped: [] });
  else goOn(told, beginAct({ at, kept }, { text, byHand: kind, isOfLink, page }));
}

/** Tells where the browser has stopped a form, or what the page has thrown or asked. */
function tellStop(told: Told, gesture: Gesture, effect: Effect): void {
  const stop = describeGesture(gesture) + bodyText(gesture);
  if (noteStop(lastOf(told), gesture, effect.at)) tellEffect(told, { ...effect, stop });
  told.time = effect.at;
}

/** Tells what came from outside. It came before a tester let it in. */
function tellNews(told: Told, news: Act, effect: Effect): void {
  const { at, byHand } = lastOf(told);
  if (at === news.at && LETS_IN.includes(byHand)) told.acts.splice(-1, 0, news);
  else goOn(told, news);
  tellEffect(told, effect);
}

/** Notes that the page heard a key: one of the last letters, or the first one of what comes. */
function noteKey(told: Told, at: number): void {
  if (lastOf(told).gesture?.kind === 'type') lastOf(told).isByKeys = true;
  told.keyAt = at;
}

/** Whether the page or the browser did it. */
const isStopOf = (gesture: Gesture) => gesture.kind === 'stop' || isOfPage(gesture);

const isShorter = ({ value = '' }: Gesture, than: Gesture) =>
  value.length < (than.value ?? '').length;

/** The gestures with which a person begins to empty a field again that is typed in. */
function emptyingsIn(moments: readonly Moment[]): Set<Gesture> {
  const typed = moments
    .filter(({ entry, gesture }) => (gesture ? !isStopOf(gesture) : isAct(entry)))
    .map(({ gesture }) => (gesture?.kind === 'type' ? gesture : undefined));
  const found = new Set<Gesture>();
  for (const [end, emptied] of typed.entries()) {
    const next = typed[end + 1];
    if (emptied?.value !== '' || (next?.value && isSameField(emptied, next))) continue;
    for (let place = end; place > 0; place -= 1) {
      const [before, one] = [typed[place - 1], typed[place] as Gesture];
      if (!before || !isSameField(before, one) || !isShorter(one, before)) break;
      found.delete(typed[place + 1] as Gesture);
      found.add(one);
    }
  }
  return found;
}

/**
 * Whether a key has just changed a list, a radio, a slider or a number, and nothing else, or has emptied a search: the
 * browser does that, also where the page has heard the key.
 */
function isOfKey({ gesture: key, at, effects }: Act, gesture: Gesture, now: number): boolean {
  if (key?.kind !== 'press' || key.isHeard || now - at >= NOTICEABLE_MS) return false;
  const isOfControl = /^(?:choose|type)$/.test(gesture.kind) && isSameControl(key, gesture);
  if (key.value === 'Escape') return isOfControl && gesture.value === '';
  const isOfRadios = [key, gesture].every((one) => one.control?.role === 'radio');
  // A letter finds an option.
  const isMove = /^(?:Arrow|Page|Home|End|.$)/u.test(key.value ?? '');
  return isMove && effects.length === 0 && (isOfRadios || isOfControl);
}

/** Tells what a person or a tester did, and what came with it. Letters in one field are one act. */
function tellAct(
  told: Told,
  { entry, gesture, page, effect, isSeen }: Moment,
  charts: Charts,
): void {
  const { cause, at } = entry;
  const last = lastOf(told).gesture;
  const text = gesture ? describeGesture(gesture) : describeByHand(cause, charts);
  const about = gesture ? gesture.machine : 'actor' in cause ? cause.actor : undefined;
  const goesOn = gesture && last && isSameField(last, gesture) && !isRested(lastOf(told), at);
  const isByKey = gesture && isOfKey(lastOf(told), gesture, at);
  // Where a browser opens the list instead, a test would choose nothing by the key.
  if (isByKey && gesture.kind !== 'choose') prolong(told, at);
  else if (isByKey || (goesOn && !told.emptyings.has(gesture))) {
    prolong(told, at, { text, gesture, about });
  } else {
    const byHand = gesture ? undefined : cause.type;
    const isHeard = gesture && cause.type === 'event';
    const more = { text, byHand, gesture, about, page, ...(isHeard && { isHeard }) };
    goOn(told, beginAct(entry, more));
  }
  // A key goes down before its letter is typed.
  if (gesture?.kind === 'type' && at - told.keyAt < NOTICEABLE_MS) lastOf(told).isByKeys = true;
  lastOf(told).effects.push(...told.early);
  told.early = [];
  if (isSeen) tellEffect(told, effect);
}

/** Tells what followed from the last act, or what the world did as a person began the next one. */
function tellFollowing(told: Told, { entry: { cause }, effect, isEarly }: Moment): void {
  const following = {
    ...effect,
    event: cause.type === 'event' ? cause.event.type : undefined,
    timer: cause.type === 'timer' ? cause.id : undefined,
    result: cause.type === 'output' || cause.type === 'error' ? cause : null,
  };
  // How long a document takes until its app runs is told nowhere.
  const isFirst = told.acts.length === 1 && lastOf(told).effects.every((one) => one.stop !== null);
  if (isFirst && following.event === 'root.started') told.time = effect.at;
  if (isEarly && effect.at - lastOf(told).at >= NOTICEABLE_MS) told.early.push(following);
  else tellEffect(told, following);
}

function tellMoment(told: Told, moment: Moment, way: Intervention['way'], charts: Charts): void {
  const { entry, gesture, page, look, effect, isSeen, isMove, news, notes, isCut } = moment;
  const { at, cause, index, kept, isNoise, deliveries } = entry;
  const after = at - lastOf(told).at;
  if (after >= NOTICEABLE_MS && !MOVES_TIME.includes(lastOf(told).byHand)) {
    const actors = moment.findUntold();
    if (actors.length > 0) lastOf(told).untoldTurns.push({ after, actors, isMove, look });
  }
  const isOfAct = isAct(entry) || gesture !== null;
  const isStop = gesture !== null && isStopOf(gesture);
  const isOfWay = way !== undefined && index <= way.last;
  // The window may have brought about an event of the world. A timer or a result belongs to the act before.
  const isOfSize = (isSeen && !isNoise && cause.type === 'event') || gesture?.kind === 'throw';
  if (!isOfWay && !news && (isOfSize || (isOfAct && !isStop))) tellSize(told, moment);
  if (look && page && page !== lastOf(told).page && (isStop || !(isOfAct || news)))
    lastOf(told).laterPages.push(look);
  if (isStop) tellStop(told, gesture, effect);
  // Who goes there again goes the same way, without a hand.
  else if (isOfWay) prolong(told, at);
  else if (news) tellNews(told, beginAct(entry, { news, page, notes }), effect);
  else if (isOfAct) tellAct(told, moment, charts);
  else if (!isNoise && cause.type !== 'start') {
    if (cause.type === 'event' && !deliveries[0]?.sender) lastOf(told).isHeard = true;
    if (cause.type === 'event' && cause.isOfKey) noteKey(told, at);
    if (isSeen) tellFollowing(told, moment);
  }
  Object.assign(lastOf(told), { kept, ...(isCut && { isCut }) });
  if (!news) lastOf(told).notes.push(...notes);
}

/** The acts of one session. */
export function actsOfSession(session: SessionFile, charts: Charts): Act[] {
  const { interventions = [], from = 0 } = session;
  const beginning = beginningOf(session);
  const { surroundings } = session;
  const moments = momentsIn(session);
  const told: Told = {
    emptyings: emptyingsIn(moments),
    acts: [beginAct(beginning)],
    time: beginning.at,
    early: [],
    keyAt: Number.NEGATIVE_INFINITY,
    sizes: [undefined, surroundings && sizeText(surroundings)],
  };
  const way = wayOf(session);
  /** The index of the entry that was reached last. */
  let reached = -1;
  /** Comes to the end of an entry. Where the record has dropped more than noise on the way, the act was cut. */
  const reach = (index: number) => {
    if (reached < Math.min(index, from - 1)) lastOf(told).isCut = true;
    reached = Math.max(index, reached);
  };
  let left = interventions;
  const tellInterventions = (before: number) => {
    while (left[0] && left[0].after < before) {
      const [one, ...others] = left;
      reach(one.after);
      tellIntervention(told, one, one.way === way && way?.isLink === true);
      left = others;
    }
  };
  for (const moment of moments) {
    const { index } = moment.entry;
    tellInterventions(index);
    reach(index - 1);
    reached = index;
    tellMoment(told, moment, way, charts);
  }
  tellInterventions(Number.POSITIVE_INFINITY);
  lastOf(told).focus = session.page?.focus;
  return told.acts;
}
