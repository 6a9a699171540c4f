import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { statesIn } from '../record/differences.ts';
import type { Gesture, Shown } from '../record/entry.ts';
import {
  type Act,
  goneIn,
  isAtRest,
  isSameNamed,
  isSamePath,
  lastChanges,
  lengthOf,
  movedFocus,
  waitOf,
} from './act.ts';
import { toLiteral } from './literal.ts';
import { patienceUntilNext, writePatience } from './patience.ts';
import { LASTING_MS } from './phases.ts';
import { parseTree, partsIn } from './tree.ts';
import { unmasked } from './varying.ts';
import { locatorOf } from './writeGesture.ts';

/** Keys that press what has the focus, or leave it. */
const PRESSING = ['Enter', 'Space', 'Escape'];

/** Whether a gesture is a press, or as short as one. It may have changed nothing. */
export const isPress = ({ kind, value = '' }: Gesture): boolean =>
  ['click', 'rightClick', 'paste', 'drag', 'drop'].includes(kind) ||
  (kind === 'press' && PRESSING.includes(value));

/** An address or a title as a test finds it. */
const writeName = (text: string): string =>
  text.includes('▒') ? String(new RegExp(`${unmasked(text)}$`)) : toLiteral(text);

/** Expects the focus where the page has put it. Where another control has that name, one of them has it. */
const writeFocus = (act: Act, { tree }: Shown): string[] =>
  movedFocus(act).map((focus) => {
    const locator = locatorOf({ control: focus });
    const parts = tree === undefined ? [] : partsIn(parseTree(tree));
    const alike = parts.filter((one) => isSameNamed(one, focus));
    return alike.length > 1
      ? `await expect(${locator}.and(page.locator(':focus'))).toBeAttached(${patienceUntilNext(act)});`
      : `await expect(${locator}).toBeFocused(${patienceUntilNext(act)});`;
  });

/**
 * What a page shows after a gesture and did not show before: its address and its title. A title that stayed where the
 * address changed may be the fault. What waits for a held result has the title of before.
 */
function writePlace(before: Shown, after: Shown, isHeld: boolean, options: string): string[] {
  const more = options && `, ${options}`;
  const isOther = before.address !== after.address;
  return [
    ...(isOther ? [`await expect(page).toHaveURL(${writeName(after.address)}${more});`] : []),
    ...(!isHeld && (isOther || before.title !== after.title)
      ? [`await expect(page).toHaveTitle(${writeName(after.title)}${more});`]
      : []),
  ];
}

/** The views that show the states of their actors in `data-state`, as far as the page was looked at. */
const tellingIn = ({ machines, states }: Shown, kept: KeptRoot, root: string): string[] => {
  const own = statesIn(kept, root);
  return machines.filter((actor) => !states || states[actor] === own.get(actor));
};

const writeState = (actor: string, states: string, options: string) =>
  `await expect(view(${toLiteral(actor)})).toHaveAttribute('data-state', ${toLiteral(states)}${options && `, ${options}`});`;

/** How long an actor had been in its states as the next act came, in ms. */
function stayedFor({ at, pause = 0, effects }: Act, actor: string): number {
  const moves = effects.filter(({ changes }) => changes.some((one) => one.actor === actor));
  return at + pause - (moves.at(-1)?.at ?? at);
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
  isHeld: boolean;
};

/**
 * Expects what follows from an act and stays: the states of views, views that have gone, and what else the page
 * shows. Of a press that changed nothing, it expects the state of its view.
 */
export function writeExpected(
  act: Act,
  after: Shown | undefined,
  { root, first, until = [act], isHeld }: Given,
): string[] {
  if (!after) return [];
  const { kept, gesture, isCut, isTakenBack, page: before } = act;
  const isReload = gesture?.kind === 'reload';
  const telling = tellingIn(after, kept, root);
  const options = writePatience(waitOf(act));
  const isLasting = (actor: string) =>
    isAtRest(kept, root, actor) || stayedFor(act, actor) >= LASTING_MS;
  const stateOf = (actor: string, states: string) => writeState(actor, states, options);
  const hidden = (actor: string) =>
    `await expect(view(${toLiteral(actor)})).toBeHidden(${options});`;
  const last = lastChanges(act);
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
    ...(before ? writePlace(again ?? before, after, isHeld, options) : []),
    ...(isHeld ? [] : writeFocus(act, after)),
  ];
  const isKnown = !isCut && !isTakenBack;
  const pressed = gesture && isPress(gesture) && isKnown ? gesture.machine : undefined;
  const still = pressed && statesIn(kept, root).get(pressed);
  const isStill = lines.length + last.size === 0 && pressed && isLasting(pressed);
  return isStill && still && telling.includes(pressed) ? [stateOf(pressed, still)] : lines;
}

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
