import { statesIn } from '../record/differences.ts';
import type { Gesture, Said, Shown, Turned } from '../record/entry.ts';
import {
  type Act,
  goneBetween,
  goneIn,
  isAtRest,
  isMoving,
  isRead,
  isSameNamed,
  isSamePath,
  lastChanges,
  lengthOf,
  movedFocus,
  saidBetween,
  waitOf,
} from './act.ts';
import { aloneIn } from './controlsBetween.ts';
import { patternOf } from './cover.ts';
import { toLiteral } from './literal.ts';
import { isZeroAlone, patternOfGoing } from './standing.ts';
import { patternOfAnyNumber, patternOfSaid, spaced, unmasked, writeContain } from './varying.ts';
import { byRole, locatorOf } from './writeGesture.ts';
import { writeFound, writeMarks, writeTurned } from './writeMarks.ts';
import { patienceUntilNext, tellingIn, writePatience } from './writePassed.ts';

/** Keys that press what has the focus, or leave it. */
const PRESSING = ['Enter', 'Space', 'Escape'];

/** Whether a gesture is a press, or as short as one. It may have changed nothing. */
export const isPress = ({ kind, value = '' }: Gesture): boolean =>
  ['click', 'rightClick', 'paste', 'drag', 'drop'].includes(kind) ||
  (kind === 'press' && PRESSING.includes(value));

/** An address or a title as a test finds it. */
const writeName = (text: string): string =>
  text.includes('▒') ? String(new RegExp(`${unmasked(text)}$`)) : toLiteral(text);

/** Reads the whole texts of alerts or statuses, each with single spaces. */
export const SAID = `async function said(role: 'alert' | 'status') {
    return (await page.getByRole(role).allInnerTexts()).map((text) => text.trim().replace(/\\s+/g, ' '));
  }`;

/**
 * Expects an alert or a status by its whole text. Its numbers may be others where they vary by nature or went on by
 * themselves, but for a zero that stands still. Where it came with something that was sent (`isAnswer`), a comment has
 * the pattern for a number that differs, as of an order.
 */
function writeSaid(
  { role, text }: Said,
  more: string,
  { isAnswer, isGoing, goingOn, patternIn }: Omit<Known, 'isHeld'>,
): string[] {
  const any = patternOfAnyNumber(text);
  const pattern = goingOn.has(any) || isZeroAlone(text) ? patternIn(text) : patternOfSaid(text);
  return [
    ...(isAnswer && any !== pattern
      ? [`// Where a number of the next line differs in each visit: .${writeContain(text, any)};`]
      : []),
    `await expect.poll(${isGoing ? 'passed' : `() => said(${toLiteral(role)})`}${more}).${writeContain(text, pattern)};`,
  ];
}

/**
 * Expects that no alert or status has the first line of one that has gone. With another number, it has not gone. It went at
 * some moment before the next act.
 */
const writeGone = (act: Act, after: Shown, until: readonly Act[]): string[] => {
  const isFound = (role: string, pattern: RegExp) =>
    after.said?.some((one) => one.role === role && pattern.test(spaced(one.text)));
  return goneBetween(act.page, after).flatMap(({ role, text, told }) => {
    const any = patternOfAnyNumber(told);
    const pattern = new RegExp(`^${any}${text === told ? '$' : ''}`);
    if (isFound(role, pattern)) return [];
    const first = spaced(told);
    const what =
      any === patternOf(first)
        ? `stringContaining(${toLiteral(first)})`
        : `stringMatching(${pattern})`;
    const stands = until.map(({ page }) =>
      page?.said?.some((one) => pattern.test(spaced(one.text))),
    );
    const begun = until[stands.lastIndexOf(false)] ?? act;
    const options = patienceUntilNext(act, act.at - begun.at);
    const more = options && `, ${options}`;
    return `await expect.poll(() => said(${toLiteral(role)})${more}).not.toContainEqual(expect.${what});`;
  });
};

/** Expects a switch gone, or a toggle button pressed no more: it may have become a plain one. */
function writeTurnedGone(one: Turned, options: string): string[] {
  if (one.role !== 'button') return [writeFound(`page.${byRole(one)}`, false, options)];
  return one.isOn ? [writeTurned({ ...one, isOn: false }, options)] : [];
}

const writeFocus = (act: Act): string[] =>
  movedFocus(act).map(
    (focus) =>
      `await expect(${locatorOf({ control: focus })}.and(page.locator(':focus'))).toBeAttached(${patienceUntilNext(act)});`,
  );

/**
 * Whether a result is held after the act, whether the page has sent something by then, whether an actor goes on, so that
 * the page may say it for a moment (`isGoing`), and the patterns of what the page says that goes on by itself, also after
 * the act.
 */
type Known = {
  isHeld: boolean;
  isAnswer: boolean;
  isGoing: boolean;
  goingOn: ReadonlySet<string>;
  patternIn: (text: string) => string;
};

/**
 * What a page shows after a gesture and did not show before: its address, its title, its switches and
 * toggle buttons with those that have gone, and what it says.
 * What waits for a held result has the title of before, and says that it waits.
 */
function writeShown(
  before: Shown,
  after: Shown,
  options: string,
  { isHeld, ...known }: Known,
): string[] {
  const more = options && `, ${options}`;
  const gone = before.switches.filter(
    (one) =>
      before.address === after.address &&
      aloneIn(before, one) &&
      !after.switches.some((other) => isSameNamed(one, other)),
  );
  const come = after.switches.filter(
    (one) =>
      aloneIn(after, one) &&
      !before.switches.some((old) => isSameNamed(one, old) && one.isOn === old.isOn),
  );
  return [
    ...(before.address === after.address
      ? []
      : [`await expect(page).toHaveURL(${writeName(after.address)}${more});`]),
    // A title that stayed where the address changed may be the fault.
    ...(isHeld || (before.title === after.title && before.address === after.address)
      ? []
      : [`await expect(page).toHaveTitle(${writeName(after.title)}${more});`]),
    ...gone.flatMap((one) => writeTurnedGone(one, options)),
    ...come.map((one) => writeTurned(one, options)),
    ...(isHeld ? [] : saidBetween(before, after)).flatMap((one) =>
      one.isAgain ? [] : writeSaid(one, more, known),
    ),
  ];
}

/** The machines of the first page whose views are gone, or show other states, when that page comes again. */
const otherThan = (first: Shown, again: Shown): readonly string[] =>
  first.machines.filter(
    (one) => !again.machines.includes(one) || again.states?.[one] !== first.states?.[one],
  );

/**
 * `first`: what the page showed when nobody had done anything. A reload brings that back, but for what was stored.
 * `until`: all acts until this one.
 */
type Given = {
  root: string;
  first?: Shown | undefined;
  until?: readonly Act[];
} & Pick<Known, 'isHeld' | 'goingOn'>;

/**
 * Expects what follows from an act and stays: the states of views, views that have gone, and what else the page
 * shows. Of a press that changed nothing, it expects the state of its view.
 */
export function writeExpected(
  act: Act,
  after: Shown | undefined,
  { root, first, until = [act], ...given }: Given,
): string[] {
  if (!after) return [];
  const { isHeld } = given;
  const { kept, gesture, isCut, isTakenBack, page: before } = act;
  const isReload = gesture?.kind === 'reload';
  const telling = tellingIn(after, kept, root);
  const options = writePatience(waitOf(act));
  const more = options && `, ${options}`;
  const isLasting = (actor: string) => isAtRest(kept, root, actor);
  const stateOf = (actor: string, states: string) =>
    `await expect(view(${toLiteral(actor)})).toHaveAttribute('data-state', ${toLiteral(states)}${more});`;
  const hidden = (actor: string) =>
    `await expect(view(${toLiteral(actor)})).toBeHidden(${options});`;
  const last = lastChanges(act);
  const known = {
    ...given,
    patternIn: (text: string) => patternOfGoing(act, root, text),
    isAnswer: act.asked.some(({ text }) => !isRead(text)),
    isGoing: gesture !== null && !isReload && isMoving(act, root),
  };
  const states = [...last]
    .filter(([actor, { isOwn }]) => isOwn && isLasting(actor))
    .flatMap(([actor, change]) => {
      if (after.machines.includes(actor))
        return change.after !== undefined && telling.includes(actor)
          ? [stateOf(actor, change.after)]
          : [];
      const isGone = before?.machines.includes(actor);
      return isGone ? [hidden(actor)] : [];
    });
  // What the world said after a reload, as of where the page is scrolled to, may be otherwise in a test.
  const isByItself = (actor: string) => {
    const change = last.get(actor);
    return isLasting(actor) && (!change || change.isOwn || change.before === undefined);
  };
  const again = isReload && first && isSamePath(first, after) ? first : undefined;
  const stillGone = isReload ? goneIn(until).filter((one) => !after.machines.includes(one)) : [];
  const others = [...(again ? otherThan(again, after) : []), ...stillGone];
  const stored = others.filter(isByItself).flatMap((actor) => {
    if (!after.machines.includes(actor)) return [hidden(actor)];
    return telling.includes(actor) ? [stateOf(actor, after.states?.[actor] ?? '')] : [];
  });
  const lines = [
    ...new Set([...states, ...stored]),
    ...(before ? writeShown(again ?? keptIn(act, before), after, options, known) : []),
    ...(isHeld ? [] : writeMarks(act, root, again ?? before, after, options)),
    ...(isHeld ? [] : [...writeGone(act, after, until), ...writeFocus(act)]),
  ];
  const isKnown = !isCut && !isTakenBack;
  const pressed = gesture && isPress(gesture) && isKnown ? gesture.machine : undefined;
  const still = pressed && statesIn(kept, root).get(pressed);
  const isStill = lines.length + last.size === 0 && pressed && isLasting(pressed);
  return isStill && still && telling.includes(pressed) ? [stateOf(pressed, still)] : lines;
}

/** A page, with what it has said all the time until the next act: what goes and comes again is new. */
const keptIn = ({ laterPages }: Act, before: Shown): Shown => ({
  ...before,
  said: before.said?.filter(({ text }) =>
    laterPages.every(({ page }) => page.said?.some((one) => one.text === text)),
  ),
});

/** So long after what it recorded, in ms, a test waits for an error that does not come. */
const MERCY_MS = 1_000;

/** Lines that fail while the page throws an error. They wait for no state: the error may have kept the page from it. */
export function writeThrown(act: Act): string[] {
  const { thrown } = act;
  const wait = MERCY_MS + lengthOf(act);
  return [
    `// The page threw an error here: ${thrown.join('; ')}`,
    `await page.waitForTimeout(${toLiteral(wait)});`,
    'expect(errors).toEqual([]);',
  ];
}

/** Roles of controls that are pressed to change something. */
const BUTTON = /^(?:button|link|switch|checkbox|radio|tab|menuitem|option)$/;

export const NOTHING = '// Nothing is expected of this press.';

/** Says of a press that a test passes without what it does. */
export const writeNothing = ({ gesture, isCut }: Act): string[] =>
  gesture && isPress(gesture) && BUTTON.test(gesture.control?.role ?? '') && !isCut
    ? [NOTHING]
    : [];
