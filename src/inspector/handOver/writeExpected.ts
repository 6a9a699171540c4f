import type { KeptRoot } from '@interpunct/model-kit/keptRoot';
import { statesIn } from '../record/differences.ts';
import type { Gesture, Said, Shown, Turned } from '../record/entry.ts';
import { type Act, goneBetween, isAtRest, lengthOf, saidBetween } from './act.ts';
import { patternOf } from './cover.ts';
import type { EffectChange } from './effect.ts';
import { toLiteral } from './literal.ts';
import { patternOfAnyNumber, patternOfSaid, unmasked } from './varying.ts';

/**
 * Something of a page, as Playwright finds it by its role and its whole name. An empty name finds what has none:
 * without a name, a role finds all that have it.
 */
export const byRole = ({ role, name }: { role: string; name: string }, more = '') =>
  `getByRole(${toLiteral(role)}, { name: ${toLiteral(name)}, exact: true${more} })`;

/** A state that the page takes so long to come to, in ms, gets as long again. */
const PATIENCE_MS = 5_000;

/** Keys that press what has the focus, or leave it. */
const PRESSING = ['Enter', 'Space', 'Escape'];

/** Whether a gesture is a press, or as short as one. It may have changed nothing. */
export const isPress = ({ kind, value = '' }: Gesture): boolean =>
  ['click', 'rightClick', 'paste', 'drag', 'drop'].includes(kind) ||
  (kind === 'press' && PRESSING.includes(value));

/** Follows the states that views pass through: one may be over before a test looks. */
export const FOLLOW_PASSED = `await page.addInitScript(() => {
    const passed: Set<string> = Object.assign(window, { passed: new Set<string>() }).passed;
    new MutationObserver(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-machine]'))
        passed.add([dataset.machine, dataset.state].join(': '));
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });`;

/** Forgets what was passed through before an act. */
export const FORGET_PASSED = 'await page.evaluate(() => Object(window).passed.clear());';

/** The views that show the states of their actors in `data-state`, as far as the page was looked at. */
const tellingIn = ({ machines, states }: Shown, kept: KeptRoot, root: string): string[] => {
  const own = statesIn(kept, root);
  return machines.filter((actor) => !states || states[actor] === own.get(actor));
};

/**
 * Expects states that an act brings and that do not stay: the first of those that an actor goes through, or the one on
 * the way back to where it was. Where a test ends early (`isLast`), it is the last that the test can know of. What a
 * timer, a result or the world brings may come before the act in a test.
 */
export const writePassed = (
  { effects, kept }: Act,
  root: string,
  after: Shown | undefined,
  isLast: boolean,
): string[] => {
  const byActor = (changes: readonly EffectChange[]) =>
    new Map(changes.map((one) => [one.actor, one]));
  const telling = after ? tellingIn(after, kept, root) : [];
  const changes = effects.flatMap((one) => one.changes);
  const first = byActor([...changes].reverse());
  const atOnce = effects.filter(({ event, timer, result }) => !event && !timer && !result);
  const firstAtOnce = byActor(atOnce.flatMap((one) => one.changes).reverse());
  return [...byActor(changes)]
    .filter(([actor, { isOwn }]) => isOwn && telling.includes(actor))
    .flatMap(([actor, end]) => {
      if (!isAtRest(kept, root, actor)) {
        const one = isLast ? end : firstAtOnce.get(actor);
        return one?.isOwn ? { actor, states: one.after } : [];
      }
      const start = first.get(actor);
      return start !== end && start?.before === end.after ? { actor, states: start?.after } : [];
    })
    .filter(({ states }) => states !== undefined)
    .map(
      ({ actor, states }) =>
        `await expect.poll(() => page.evaluate(() => [...Object(window).passed])).toContain(${toLiteral(`${actor}: ${states}`)});`,
    );
};

/** An address or a title as a test finds it. */
const writeName = (text: string): string =>
  text.includes('▒') ? String(new RegExp(`${unmasked(text)}$`)) : toLiteral(text);

/** Reads the whole texts of alerts or statuses, each with single spaces. */
export const SAID = `const said = async (role: 'alert' | 'status') =>
    (await page.getByRole(role).allInnerTexts()).map((text) => text.trim().replace(/\\s+/g, ' '));`;

const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** Expects an alert or a status by its whole text. Its numbers may be others where they went on by themselves. */
function writeSaid({ role, text }: Said, more: string, goingOn: ReadonlySet<string>): string {
  const any = patternOfAnyNumber(text);
  const pattern = goingOn.has(any) ? any : patternOfSaid(text);
  const what =
    pattern === patternOf(spaced(text))
      ? `Contain(${toLiteral(spaced(text))})`
      : `ContainEqual(expect.stringMatching(${new RegExp(`^${pattern}$`)}))`;
  return `await expect.poll(() => said(${toLiteral(role)})${more}).to${what};`;
}

/** How long an expectation waits for what took so long, in ms. */
const writePatience = (wait: number) =>
  wait > PATIENCE_MS ? toLiteral({ timeout: wait + PATIENCE_MS }) : '';

/**
 * Expects that no alert or status has the first line of one that has gone. With another number, it has not gone. When it went,
 * before the next act, nobody knows.
 */
const writeGone = (act: Act, after: Shown): string[] => {
  const options = writePatience(Math.max(lengthOf(act), act.pause ?? 0));
  const more = options && `, ${options}`;
  const isFound = (role: string, pattern: string) =>
    after.said?.some((one) => one.role === role && new RegExp(pattern).test(spaced(one.text)));
  return goneBetween(act.page, after)
    .map(({ role, told }) => ({ role, told: spaced(told), pattern: patternOfAnyNumber(told) }))
    .filter(({ role, pattern }) => !isFound(role, pattern))
    .map(({ role, told, pattern }) => {
      const what =
        pattern === patternOf(told)
          ? `stringContaining(${toLiteral(told)})`
          : `stringMatching(${new RegExp(pattern)})`;
      return `await expect.poll(() => said(${toLiteral(role)})${more}).not.toContainEqual(expect.${what});`;
    });
};

/** Expects a toggle button pressed or not. `pressed: false` would find a plain button of its name, too. */
const writePressed = (one: Turned, isOn: boolean, more: string): string =>
  `await expect(page.${byRole(one, ', pressed: true')})${isOn ? '.not' : ''}.toHaveCount(0${more});`;

/** Expects a switch on or off, or a toggle button pressed or not. */
const writeTurned = (one: Turned, options: string): string =>
  one.role === 'button'
    ? writePressed(one, one.isOn, options && `, ${options}`)
    : `await expect(page.${byRole(one)})${one.isOn ? '' : '.not'}.toBeChecked(${options});`;

/** Expects a switch gone, or a toggle button that was pressed: it may have become a plain one. */
function writeTurnedGone(one: Turned, more: string): string[] {
  if (one.role === 'button') return one.isOn ? [writePressed(one, false, more)] : [];
  return [`await expect(page.${byRole(one)}).toHaveCount(0${more});`];
}

/** Whether a result is held after the act, and the patterns of what the page says that goes on by itself. */
type Known = { isHeld: boolean; goingOn: ReadonlySet<string> };

/**
 * What a page shows after a gesture and did not show before: its address, its title, its switches and
 * toggle buttons with those that have gone, and what it says.
 * What waits for a held result has the title of before, and says that it waits.
 */
function writeShown(
  before: Shown,
  after: Shown,
  options: string,
  { isHeld, goingOn }: Known,
): string[] {
  const more = options && `, ${options}`;
  const known = before.switches.map((one) => JSON.stringify(one));
  const numberIn = ({ role, name }: Turned, { switches }: Shown) =>
    switches.filter((one) => one.role === role && one.name === name).length;
  const gone = before.switches.filter(
    (one) =>
      before.address === after.address && numberIn(one, before) === 1 && numberIn(one, after) === 0,
  );
  return [
    ...(before.address === after.address
      ? []
      : [`await expect(page).toHaveURL(${writeName(after.address)}${more});`]),
    // A title that stayed where the address changed may be the fault.
    ...(isHeld || (before.title === after.title && before.address === after.address)
      ? []
      : [`await expect(page).toHaveTitle(${writeName(after.title)}${more});`]),
    ...gone.flatMap((one) => writeTurnedGone(one, more)),
    ...after.switches
      .filter((one) => numberIn(one, after) === 1 && !known.includes(JSON.stringify(one)))
      .map((one) => writeTurned(one, options)),
    ...(isHeld ? [] : saidBetween(before, after)).map((one) => writeSaid(one, more, goingOn)),
  ];
}

/**
 * Expects what follows from an act and stays: the states of views, views that have gone, and what else the page
 * shows. Of a press that changed nothing, it expects the state of its view.
 */
export function writeExpected(
  act: Act,
  after: Shown | undefined,
  { root, ...known }: { root: string } & Known,
): string[] {
  if (!after) return [];
  const { isHeld } = known;
  const { effects, kept, gesture, isCut, isTakenBack, page: before } = act;
  const telling = tellingIn(after, kept, root);
  const options = writePatience(lengthOf(act));
  const more = options && `, ${options}`;
  const isLasting = (actor: string) => isAtRest(kept, root, actor);
  const stateOf = (actor: string, states: string) =>
    `await expect(view(${toLiteral(actor)})).toHaveAttribute('data-state', ${toLiteral(states)}${more});`;
  const changes = effects.flatMap((one) => one.changes);
  const last = new Map(changes.map((one) => [one.actor, one]));
  const states = [...last]
    .filter(([actor, { isOwn }]) => isOwn && isLasting(actor))
    .flatMap(([actor, change]) => {
      if (after.machines.includes(actor))
        return change.after !== undefined && telling.includes(actor)
          ? [stateOf(actor, change.after)]
          : [];
      const isGone = before?.machines.includes(actor);
      return isGone ? [`await expect(view(${toLiteral(actor)})).toBeHidden(${options});`] : [];
    });
  const lines = [
    ...states,
    ...(before ? writeShown(before, after, options, known) : []),
    ...(isHeld ? [] : writeGone(act, after)),
  ];
  const isKnown = !isCut && !isTakenBack;
  const pressed = gesture && isPress(gesture) && isKnown ? gesture.machine : undefined;
  const still = pressed && statesIn(kept, root).get(pressed);
  const isStill = lines.length + changes.length === 0 && pressed && isLasting(pressed);
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
