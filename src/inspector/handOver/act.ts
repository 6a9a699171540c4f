import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import {
  type Cause,
  type Entry,
  type Gesture,
  HIDDEN_TEXT,
  type Intervention,
  type Outside,
  type Shown,
} from '../record/entry.ts';
import { type Effect, NOTICEABLE_MS } from './effect.ts';
import { idsIn } from './varying.ts';

/** What the page showed when it was looked at, and the root then. */
export type Look = { at: number; page: Shown; kept: KeptRoot };

/** What a person did, and what was seen until the next act. The first is the start: nobody did it. */
export type Act = {
  /** When it ended, in ms: what is typed and a way take their time. */
  at: number;
  /** Null for the start, for what was done in the inspector, and for news from outside. */
  gesture: Gesture | null;
  text: string;
  /** What a tester did in the inspector: to time and results, or an event or a result by hand. */
  byHand?: Intervention['kind'] | Cause['type'] | undefined;
  /** What came from outside: where from, and the type of the event. */
  news?: { from: Outside; event: string };
  /** What the page showed before it, and what it showed later, until the next act. */
  page?: Shown | undefined;
  laterPages: Look[];
  /** What had the focus as the next act began. */
  focus?: Shown['focus'];
  effects: Effect[];
  /** What the page has thrown, and what it has asked: when, with which data (JSON), and when one answered. */
  thrown: string[];
  asked: { text: string; at: number; body?: string; answered?: number }[];
  /** The field at which the browser stopped a form. */
  refused?: Gesture;
  /** What the tester noted meanwhile. */
  notes: string[];
  /**
   * What went on by itself until the next act and is not told: when after this act, in ms, what it changed, maybe states,
   * too (`isMove`), and what the page showed before it, where it was looked at.
   */
  untoldTurns: {
    after: number;
    actors: readonly string[];
    isMove: boolean;
    look: Look | undefined;
  }[];
  /** How long after it the next act began, in ms. */
  pause?: number;
  /** Whether the page had stayed as it was for a second at its end. */
  hasStood?: boolean;
  /** Of a part of an act: whether the page reads by itself, more than once, in all of it. */
  isAskedOn?: boolean;
  /** Of what came by itself: the moment at which a test begins to wait for it, in ms, as far as its clock has been run. */
  since?: number;
  /** Whether the page has sent something after it. */
  isHeard?: true;
  /** Whether the page has heard the keys of the letters themselves. */
  isByKeys?: true;
  /** Whether the record has dropped what followed: nothing is known of it. */
  isCut?: true;
  /** Whether a restore may have taken back what followed. */
  isTakenBack?: true;
  /** What a tester held when it came. */
  heldBack?: Entry['heldBack'];
  /** The root at its end. */
  kept: KeptRoot;
  /** Whether the link of the document does the same. */
  isOfLink?: boolean;
  /** The actor that it was about: the one in whose view the control stands, or that was sent something by hand. */
  about?: string | undefined;
  /** The quiet actors whose changes are left out. */
  untold?: readonly string[];
};

/** An act of a test, the answers to what the page asks by dialogs meanwhile, and the restore after it. */
export type Done = Act & { answers?: readonly Gesture[]; restored?: string };

/** Whether the page has loaded a document by itself: itself again, or another one. */
export const isLoadOfPage = (act: Act | undefined) =>
  act?.gesture?.kind === 'reload' && act.gesture.value !== undefined;

/** What an act has before anything was seen after it. */
export const noEffects = () => ({
  laterPages: [],
  effects: [],
  thrown: [],
  asked: [],
  notes: [],
  untoldTurns: [],
});

/** An act before anything was seen after it. */
export function beginAct(
  { at, kept, heldBack }: Pick<Act, 'at' | 'kept' | 'heldBack'>,
  more: Partial<Act> = {},
): Act {
  return { at, kept, heldBack, text: '', gesture: null, ...noEffects(), ...more };
}

/** Two acts, told as one of them. */
export const join = <Told extends Act>(first: Act, second: Act, told: Told): Told => ({
  ...told,
  kept: second.kept,
  focus: second.focus,
  laterPages: [...first.laterPages, ...second.laterPages],
  effects: [...first.effects, ...second.effects],
  thrown: [...first.thrown, ...second.thrown],
  asked: [...first.asked, ...second.asked],
  untoldTurns: [
    ...first.untoldTurns,
    ...second.untoldTurns.map((turn) => ({ ...turn, after: turn.after + second.at - first.at })),
  ],
  notes: [...first.notes, ...second.notes],
  ...((first.isHeard || second.isHeard) && { isHeard: true }),
  ...((first.isByKeys || second.isByKeys) && { isByKeys: true }),
});

/** Typing rests so long, in ms, before what is typed then is another act. */
const REST_MS = 500;

/**
 * Whether what is typed at `next` is another act: the letters before had time, and something has come of them, or they
 * have sent something that a test counts. Of an emptied field, what came at once counts, too: nothing is left to type on.
 */
export const isRested = ({ at, gesture, effects, asked }: Act, next: number): boolean =>
  gesture?.value !== HIDDEN_TEXT &&
  (asked.some((one) => one.at > at && !isRead(one.text)) ||
    (next - at >= REST_MS &&
      effects.some(
        (one) =>
          gesture?.value === '' ||
          (one.at > at && (one.timer !== undefined || one.result !== null || one.stop !== null)),
      )));

/** Whether an act only resizes the window, with nothing told to follow. */
export const isVainSize = ({ gesture, effects, thrown, notes }: Act): boolean =>
  gesture?.kind === 'resize' && effects.length + thrown.length + notes.length === 0;

/** How long after an act the last of it was seen, in ms. */
export const lengthOf = ({ at, effects }: Pick<Act, 'at' | 'effects'>): number =>
  Math.max(0, (effects.at(-1)?.at ?? at) - at);

/**
 * How long a test waits for what followed an act, in ms. It acts sooner than a person: a timer that was set by an earlier
 * act may have all of its time left.
 */
export function waitOf(act: Act): number {
  const { at, since = at, effects, pause = 0, untoldTurns } = act;
  // Nobody has looked at the page, so nobody knows at which turn it changed.
  const isUnseen =
    since < at &&
    looksIn(act).every((one) => one.at <= at) &&
    untoldTurns.some(({ after }) => after > 0);
  const length = isUnseen ? pause : lengthOf(act);
  return Math.max(length + at - since, ...effects.map(({ delay = 0 }) => delay));
}

/** What the page showed each time that it was looked at until the next act. */
export const looksIn = ({ laterPages, untoldTurns }: Pick<Act, 'laterPages' | 'untoldTurns'>) =>
  [...laterPages, ...untoldTurns.flatMap(({ look }) => look ?? [])].sort(
    (one, other) => one.at - other.at,
  );

/** How long after an act the last effect came that an expectation waits for, in ms. None waits for a request. */
export const awaitedLengthOf = ({ at, effects }: Act): number =>
  lengthOf({ at, effects: effects.filter(({ stop }) => stop === null) });

/** Whether a request only reads: it may come again and again, and a test does not count it. */
export const isRead = (asked: string): boolean => /^(GET|HEAD) /.test(asked);

/** Whether the page reads by itself after an act, more than once. */
export const asksOn = ({ at, asked, isAskedOn }: Act): boolean =>
  isAskedOn ?? asked.filter((one) => isRead(one.text) && one.at - at >= NOTICEABLE_MS).length > 1;

/** After so many acts, the page shows what another visit sees: all where nothing is sent, else those before it asks. */
export function localUntil(acts: readonly Act[]): number {
  const isLocal = acts.every(({ asked }) => asked.every(({ text }) => isRead(text)));
  const place = isLocal ? -1 : acts.findIndex(({ asked }) => asked.length > 0);
  return place < 0 ? acts.length : place;
}

/**
 * The ids by which a test finds its controls. Where the page showed one of them before anybody did anything, those that
 * it showed there beside it are the same in each visit, too, but for bare numbers, such as a time.
 */
export function idsOf(acts: readonly Act[]): Set<string> {
  const used = acts.flatMap(({ gesture }) => idsIn(gesture?.control?.name ?? ''));
  const shown = idsIn(acts[1]?.page?.tree ?? '');
  const beside = shown.filter((id) => !/^\d+$/.test(id));
  return new Set(used.some((id) => shown.includes(id)) ? [...used, ...beside] : used);
}

/** How long after an act something went on by itself that no step tells, or was sent later, in ms. */
export const untoldLengthOf = ({ at, asked, untoldTurns }: Act): number =>
  Math.max(
    0,
    ...untoldTurns.map(({ after }) => after),
    ...asked
      .filter(({ text }) => !isRead(text))
      .map((one) => one.at - at)
      .filter((after) => after >= NOTICEABLE_MS),
  );

/**
 * The requests that the page sends again and again by itself, such as each second: by pauses alike, until the next act.
 * How many there are depends on when that comes. What is tried again and given up has ended before.
 */
export const repeatedIn = ({ asked, at, pause = 0 }: Act): string[] =>
  [...new Set(asked.map(({ text }) => text))].filter((text) => {
    const times = asked.filter((one) => one.text === text).map((one) => one.at);
    const [last = 0, before = 0] = times
      .slice(1)
      .map((time, place) => time - (times[place] as number))
      .reverse();
    const isAlike = last >= NOTICEABLE_MS && Math.abs(last - before) < last / 4;
    return isAlike && at + pause - (times.at(-1) as number) < 1.5 * last;
  });

type Named = { role: string; name: string };

/** Whether two are of one control, as a test finds it. */
export const isSameNamed = (one: Named | undefined, other: Named | undefined): boolean =>
  one?.role === other?.role && one?.name === other?.name;

/** Roles of controls that take the focus when they are clicked. An option leaves it to its list. */
const TAKES_FOCUS = /^(?:button|link|switch|checkbox|radio|tab)$/;

/**
 * Where the page has put the focus after an act. What a person clicks or types in has it anyway. A click takes it from
 * where it was: there, the page has put it back. Where a browser opens a window of its own, a test opens none.
 */
export function movedFocus({ gesture, page, focus, since }: Act): NonNullable<Shown['focus']>[] {
  const isAt = (one: Shown['focus']) => isSameNamed(one, focus);
  const { kind = '', control } = gesture ?? {};
  // A browser also fills in fields that have no focus.
  const isKnown =
    kind === 'type'
      ? page?.focus?.name === control?.name
      : since !== undefined || /^(?:click|press|accept|dismiss)$/.test(kind);
  const takesIt = kind === 'click' && control && TAKES_FOCUS.test(control.role);
  const hasStayed = isAt(page?.focus) && (!takesIt || control.isDisabled);
  return focus && page && isKnown && !hasStayed && !isAt(control) ? [focus] : [];
}

/** Whether two pages differ in their query and their fragment at most. */
export function isSamePath(one: Shown, other: Shown): boolean {
  const pathOf = ({ address }: Shown) => address.split(/[?#]/)[0];
  return pathOf(one) === pathOf(other);
}

/** Machines whose views have gone while their page stayed. */
export const goneIn = (acts: readonly Act[]): string[] =>
  acts.flatMap(({ page }, place) => {
    const next = acts[place + 1]?.page;
    if (!page || !next || !isSamePath(page, next)) return [];
    return page.machines.filter((one) => !next.machines.includes(one));
  });

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

/** The last change of each actor after an act. */
export const lastChanges = ({ effects }: Act) =>
  new Map(effects.flatMap(({ changes }) => changes.map((one) => [one.actor, one])));

/** Whether an actor goes on by itself that an act has moved. */
export const isMoving = (act: Act, root: string): boolean =>
  [...lastChanges(act)].some(([actor, { isOwn }]) => isOwn && !isAtRest(act.kept, root, actor));
