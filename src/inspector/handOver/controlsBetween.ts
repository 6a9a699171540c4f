import type { Mark, Shown, Turned } from '../record/entry.ts';
import { type Act, isMoving, isSameNamed } from './act.ts';
import { MOST_TOLD } from './items.ts';
import { isSteady } from './varying.ts';

/** The one switch or toggle button of that role and name, where a page has no other one. */
export function aloneIn(page: Shown | undefined, { role, name }: Turned): Turned | undefined {
  const [one, twin] = page?.switches.filter((other) => isSameNamed(other, { role, name })) ?? [];
  return twin ? undefined : one;
}

/** Whether a person turned that control to that, or from that where `turns` is false. */
const isOwn = ({ gesture }: Act, one: Turned, turns = true) =>
  gesture?.turns !== undefined &&
  isSameNamed(gesture.control, one) &&
  (one.isOn === (gesture.turns === 'on')) === turns;

/**
 * What the page has turned between two of its pages, of the switches and toggle buttons that are on both. The step of an
 * act says what a person has turned, and a radio that goes on turns another one off.
 */
export function turnedBetween(
  act: Act,
  before: Shown | undefined,
  after: Shown | undefined,
): (Turned & { isBack: boolean })[] {
  const turned = (after?.switches ?? []).filter((one) => {
    const old = aloneIn(before, one);
    return old && aloneIn(after, one) && old.isOn !== one.isOn;
  });
  const isChosen = turned.some(({ role, isOn }) => role === 'radio' && isOn);
  return turned
    .filter((one) => !isOwn(act, one) && (one.role !== 'radio' || one.isOn || !isChosen))
    .map((one) => ({ ...one, isBack: isOwn(act, one, false) }));
}

/**
 * What stays of controls after an act, unless something goes on or a request is under way: a button may be disabled for a
 * moment. `come` and `gone`: a few states of each, that of the control first with which a person did it. A day of a
 * calendar is named by a number. `back`: the control that a person turned and the page has turned back.
 */
export function settledBetween(
  act: Act,
  root: string,
  before: Shown | undefined,
  after: Shown | undefined,
): { come: Mark[]; gone: Mark[]; back: Turned[] } {
  const { gesture, asked, isCut, isTakenBack } = act;
  const isOpen = isMoving(act, root) || asked.some(({ isAnswered }) => !isAnswered);
  if (!before || !after || isOpen) return { come: [], gone: [], back: [] };
  const numberIn = (mark: Mark, { marks = [] }: Shown) =>
    marks.filter((one) => isSameNamed(one, mark) && one.of === mark.of).length;
  const isOther = ({ role, name }: Mark) => !isSameNamed(gesture?.control, { role, name });
  const onlyIn = (one: Shown, other: Shown) =>
    (one.marks ?? [])
      .filter((mark) => numberIn(mark, one) === 1 && numberIn(mark, other) === 0)
      .filter(({ name }) => /\p{L}/u.test(name) && isSteady(name))
      .sort((mark, next) => Number(isOther(mark)) - Number(isOther(next)))
      .slice(0, MOST_TOLD);
  const isKnown = before.marks && after.marks;
  const isUndone = (one: Turned) =>
    isOwn(act, one, false) && aloneIn(after, one) && aloneIn(before, one)?.isOn === one.isOn;
  return {
    come: isKnown ? onlyIn(after, before) : [],
    gone: isKnown && before.address === after.address ? onlyIn(before, after) : [],
    back: isCut || isTakenBack ? [] : after.switches.filter(isUndone),
  };
}
