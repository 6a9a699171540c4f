import { MARKS, type Mark, type Shown } from '../record/entry.ts';
import { type Act, isSameNamed } from './act.ts';
import { MOST_TOLD } from './items.ts';
import { toLiteral } from './literal.ts';
import { isSteady } from './varying.ts';
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

/**
 * Expects the states of controls that have come and those that have gone, a few of each, that of the control first with
 * which a person did it. While a request is under way, a button may be disabled for a moment. A day of a calendar is
 * named by a number.
 */
export function writeMarks(
  { gesture, asked }: Act,
  before: Shown | undefined,
  after: Shown,
  options: string,
): string[] {
  if (!before?.marks || !after.marks || asked.some(({ isAnswered }) => !isAnswered)) return [];
  const numberIn = (mark: Mark, { marks = [] }: Shown) =>
    marks.filter((one) => isSameNamed(one, mark) && one.of === mark.of).length;
  const isOther = ({ role, name }: Mark) => !isSameNamed(gesture?.control, { role, name });
  const onlyIn = (one: Shown, other: Shown) =>
    (one.marks ?? [])
      .filter((mark) => numberIn(mark, one) === 1 && numberIn(mark, other) === 0)
      .filter(({ name }) => /\p{L}/u.test(name) && isSteady(name))
      .sort((mark, next) => Number(isOther(mark)) - Number(isOther(next)))
      .slice(0, MOST_TOLD);
  return [
    ...(before.address === after.address ? onlyIn(before, after) : []).map((mark) =>
      writeFound(locatorOfMark(mark), false, options),
    ),
    ...onlyIn(after, before).map((mark) => writeFound(locatorOfMark(mark), true, options)),
  ];
}
