import { MARKS, type Mark, type Shown, type Turned } from '../record/entry.ts';
import type { Act } from './act.ts';
import { settledBetween } from './controlsBetween.ts';
import { toLiteral } from './literal.ts';
import { byRole, locatorOf } from './writeGesture.ts';

/** Expects something on the page, or gone from it. */
export const writeFound = (locator: string, isThere: boolean, options: string): string =>
  isThere
    ? `await expect(${locator}).toBeAttached(${options});`
    : `await expect(${locator}).toHaveCount(0${options && `, ${options}`});`;

/** Roles that Playwright finds by what they are, too. */
const BY_STATE = /^(?:button|combobox|link|menuitem|tab)$/;

/** A control as long as it is in a state. */
export const locatorOfMark = (one: Mark): string =>
  BY_STATE.test(one.role) && /^(?:disabled|expanded|selected)$/.test(one.of)
    ? `page.${byRole(one, `, ${one.of}: true`)}`
    : `${locatorOf({ control: one })}.and(page.locator(${toLiteral(MARKS[one.of])}))`;

/** Expects a switch on or off, or a toggle button pressed or not: `pressed: false` would find a plain one, too. */
export const writeTurned = (one: Turned, options: string): string =>
  one.role === 'button'
    ? writeFound(`page.${byRole(one, ', pressed: true')}`, one.isOn, options)
    : `await expect(page.${byRole(one)})${one.isOn ? '' : '.not'}.toBeChecked(${options});`;

/** Expects the states of controls that stay after an act. */
export function writeMarks(
  act: Act,
  root: string,
  before: Shown | undefined,
  after: Shown,
  options: string,
): string[] {
  const { come, gone, back } = settledBetween(act, root, before, after);
  return [
    ...back.map((one) => writeTurned(one, options)),
    ...gone.map((mark) => writeFound(locatorOfMark(mark), false, options)),
    ...come.map((mark) => writeFound(locatorOfMark(mark), true, options)),
  ];
}
