import type { Gesture, Shown } from '../record/entry.ts';
import { PAGE } from '../record/guests.ts';
import { type Act, isRested, isVainSize, join, noEffects } from './act.ts';
import { actsOfSession } from './actsOfSession.ts';
import type { Effect } from './effect.ts';
import {
  changeText,
  describeGesture,
  isOfText,
  isSameControl,
  isSameField,
  sizeText,
  valueIn,
} from './gestureText.ts';
import { isWhole } from './opening.ts';
import type { Charts, SessionFile } from './sessionFile.ts';

/** Whether two documents are of one app. With `inspect`, each is called by its title. */
const isSameApp = (one: SessionFile, other: SessionFile) =>
  one.root === other.root && (one.app === other.app || one.root === PAGE);

/** A session with those before it that led to it without a gap, the oldest first: one report tells them all. */
export function joinedSessions(
  session: SessionFile,
  earlier: readonly SessionFile[],
): SessionFile[] {
  const { reloads } = session.surroundings ?? {};
  const before = earlier
    .filter(({ surroundings }) => surroundings?.startedAt === reloads?.of)
    .at(-1);
  if (!before || !isSameApp(before, session) || !isWhole(session)) return [session];
  return [...joinedSessions(before, earlier.slice(0, earlier.indexOf(before))), session];
}

/** Says in a notice where a report has lost the session before its first one. */
export const describeBefore = ([first]: readonly SessionFile[]): string =>
  first?.surroundings?.reloads ? ' It lacks what came before its first document.' : '';

/** Leaves out what quiet actors did, but for the one that the act was about. */
function quieten(act: Act, quiet: readonly string[]): Act {
  const isQuiet = (actor: string) => quiet.includes(actor) && actor !== act.about;
  const effects: Effect[] = [];
  const untold = new Set<string>();
  for (const one of act.effects) {
    // What failed is told.
    const hasFailed = one.result?.type === 'error';
    const changes = one.changes.filter(({ actor }) => hasFailed || !isQuiet(actor));
    const data = one.data?.filter(({ actor }) => !isQuiet(actor));
    for (const { actor } of one.changes) if (!hasFailed && isQuiet(actor)) untold.add(actor);
    const told = changes.length + one.stopped.length + (data?.length ?? 0) > 0 || one.stop !== null;
    if (!told && !hasFailed && (one.result === null || isQuiet(one.result.actor))) continue;
    effects.push({ ...one, changes, ...(data && { data }) });
  }
  const untoldTurns = act.untoldTurns.filter(({ actors }) => !actors.every(isQuiet));
  return { ...act, effects, untold: [...untold], untoldTurns };
}

const isVain = ({ effects, thrown, asked, notes, refused, laterPages, heldBack }: Act) =>
  [effects, thrown, asked, notes, laterPages, heldBack ?? []].every(({ length }) => length === 0) &&
  !refused;

/** Keys that only edit a text, where the page does nothing else with them. */
const EDITING =
  /^(?:Control|Alt|Meta)\+(?:Shift\+)?(?:[acvxyz]|Arrow\w+|Backspace|Delete|Home|End)$/i;

/** Whether few pages hear of a gesture. */
const isRare = (gesture: Gesture) =>
  gesture.kind === 'press'
    ? isOfText(gesture) && EDITING.test(gesture.value ?? '')
    : ['rightClick', 'paste', 'drag', 'drop'].includes(gesture.kind);

/** Whether the page has sent something after an act, or kept the browser from its answer. */
const isHeard = ({ isHeard, gesture }: Act) => isHeard || gesture?.isHeard;

/** Whether an act that few pages hear of has brought nothing about. */
const isUnheard = (act: Act) =>
  act.gesture !== null && isRare(act.gesture) && !isHeard(act) && isVain(act);

/** Whether an act only leads on to the next control. */
const leadsOn = (act: Act) =>
  act.gesture?.kind === 'press' && /^(?:Shift\+)?Tab$/.test(act.gesture.value ?? '') && isVain(act);

/** Whether a person empties a field again that is typed in, and leaves it so. */
const empties = (first: Gesture, gesture: Gesture, next: Gesture | null | undefined) =>
  first.value !== '' && gesture.value === '' && !(next?.value && isSameField(gesture, next));

/** Whether an act fills a field in. */
const fills = ({ kind }: Gesture) => /^(?:type|choose|attach)$/.test(kind);

/**
 * Whether an act only aims, and nothing follows from it: the pointer goes somewhere, or a click or a letter leads to
 * what is filled in before it or after it, such as the option of a list. The page shows the same after it.
 */
function onlyAims(act: Act, last: Act, next: Act | undefined, end: Shown | undefined): boolean {
  const { gesture, laterPages, page } = act;
  const beside = [last.gesture, next?.gesture].find(
    (one) => one && gesture && fills(one) && isSameControl(one, gesture),
  );
  // A key that is held adds an option to those that are chosen.
  const isAim = gesture?.kind === 'click' && (!gesture.value || beside?.kind === 'choose');
  const isLetter = gesture?.kind === 'press' && /^.$/u.test(gesture.value ?? '') && !isHeard(act);
  const plain = (shown: Shown | undefined) =>
    JSON.stringify({ ...shown, fields: undefined, focus: undefined });
  const after = next ? next.page : end;
  return (
    (gesture?.kind === 'point' || (beside !== undefined && (isAim || isLetter))) &&
    isVain({ ...act, laterPages: [] }) &&
    [...laterPages.map((later) => later.page), after].every(
      (one) => !one || !page || plain(one) === plain(page),
    )
  );
}

/**
 * Two acts as one: a key that leads from control to control, as long as nothing follows from it, and letters in one
 * field. Undefined where they are two.
 */
function asOne(last: Act, act: Act, next: Act | undefined): Act | undefined {
  const { gesture, text, at, pause } = act;
  const first = last.gesture;
  if (!first || !gesture) return undefined;
  // The page hears of one leave by several events.
  if (first.kind === 'leave' && gesture.kind === 'leave' && isSameControl(first, gesture))
    return { ...last, pause };
  // The first click may give its button another name.
  if ((gesture.clicks ?? 1) > 1 && first.kind === 'click') {
    const told = { ...first, clicks: gesture.clicks ?? 1 };
    return { ...last, gesture: told, text: describeGesture(told), pause };
  }
  const goesOn = isSameField(first, gesture) && !isRested(last, last.at + (last.pause ?? 0));
  if (goesOn && !empties(first, gesture, next?.gesture))
    return { ...last, gesture, text, at, pause };
  if (!leadsOn(last) || !leadsOn(act) || first.value !== gesture.value) return undefined;
  const told = { ...first, times: (first.times ?? 1) + 1 };
  return { ...last, gesture: told, text: describeGesture(told), pause };
}

/** Tells as one what a person does as one. `end`: what the page shows at the end. */
function foldActs(acts: readonly Act[], end: Shown | undefined): Act[] {
  const folded: Act[] = [];
  for (const [place, act] of acts.entries()) {
    const [last, next] = [folded.at(-1), acts[place + 1]];
    const aims = last && onlyAims(act, last, next, end);
    const told = aims
      ? { ...last, pause: (last.pause ?? 0) + (act.pause ?? 0) }
      : last && asOne(last, act, next);
    // What aims takes the focus along.
    if (last && told)
      folded[folded.length - 1] = join(last, aims ? { ...act, focus: last.focus } : act, told);
    else folded.push(act);
  }
  return folded;
}

/** Says of a text that it has been changed, where another one stood in its field. */
function tellChange(act: Act): Act {
  const { kind, control, value } = act.gesture ?? {};
  const isChange = kind === 'type' && control && control.role !== 'slider' && value;
  return isChange && valueIn(act.page, control)
    ? { ...act, text: changeText(control, value) }
    : act;
}

/** The size of the window after acts of a session, as far as it is known. */
const sizeAfter = (acts: readonly Act[], { surroundings }: SessionFile) =>
  acts.filter(({ gesture }) => gesture?.kind === 'resize').at(-1)?.gesture?.value ??
  (surroundings && sizeText(surroundings));

/** What has brought a document, as a gesture has it. */
const BROUGHT = {
  person: { kind: 'reload' },
  page: { kind: 'reload', value: 'itself again' },
  link: { kind: 'reload', value: 'another document' },
} as const;

/** The acts of joined sessions, from the first start on, without noise and `quiet` actors. */
export function actsOfReport(
  sessions: readonly SessionFile[],
  charts: Charts,
  quiet: readonly string[] = [],
): Act[] {
  const told = sessions.map((session) => actsOfSession(session, charts));
  const acts = told.flatMap((own, place) => {
    const [start, ...others] = own as [Act, ...Act[]];
    const [before, session] = [sessions[place - 1], sessions[place]];
    if (!before || !session?.surroundings) return own;
    const { surroundings } = session;
    const size = sizeText(surroundings);
    const isResized = size !== sizeAfter(told[place - 1] as Act[], before);
    const gestures: Gesture[] = [
      ...(isResized ? [{ kind: 'resize', value: size } as const] : []),
      ...(surroundings.reloads?.by ?? []).map((who) => BROUGHT[who]),
    ];
    const between = gestures.map((gesture, turn): Act => {
      const what = turn === gestures.length - 1 ? start : { ...start, ...noEffects() };
      const page = gestures[turn - 1]?.kind === 'reload' ? undefined : before.page;
      return { ...what, gesture, text: describeGesture(gesture), page };
    });
    return [...between, ...others];
  });
  const loud = acts
    .map((act) => quieten(act, quiet))
    .filter((act) => !isUnheard(act))
    // Of several sizes in a row, those count from which something has followed, and the last.
    .filter((act, place, all) => !isVainSize(act) || all[place + 1]?.gesture?.kind !== 'resize');
  return foldActs(loud, sessions.at(-1)?.page).map(tellChange);
}
