import { statesIn } from '../record/differences.ts';
import type { Said, Shown } from '../record/entry.ts';
import { type Act, isAtRest } from './act.ts';
import { patternOf } from './cover.ts';
import { isVarying, patternOfAnyNumber, spaced } from './varying.ts';

/** Whether a text counts nothing yet. Nothing draws that by lot: a page says the same in each visit. */
const isAtZero = (text: string) => text.includes('0') && !/[1-9]/.test(text);

/** Whether a text is a duration and nothing else, and zero, such as “0.0 s” or “00:00”. */
export const isZeroAlone = (text: string): boolean => isAtZero(text) && isVarying(text);

/** Who looks so long, in ms, sees whether something goes on. A test waits twice as long. */
const LOOK_MS = 2_500;

/** Whether nothing went on after an act that a look would have seen. */
const isStill = ({ kept, untoldTurns, laterPages, pause = 0 }: Act, root: string, text: string) =>
  untoldTurns.length === 0 &&
  laterPages.every(({ page }) => page.said?.some((one) => one.text === text)) &&
  (pause >= LOOK_MS ||
    [...statesIn(kept, root).keys()].every((actor) => isAtRest(kept, root, actor)));

/**
 * The pattern of a text after an act whose number goes on by itself, as that of a stopwatch: it takes any number. But
 * where it stands still at zero, as after “Reset”, zero is expected, and where it leaves zero, another number.
 */
export function patternOfGoing(act: Act, root: string, text: string): string {
  const any = patternOfAnyNumber(text);
  if (isAtZero(text)) return isStill(act, root, text) ? patternOf(spaced(text)) : any;
  const zero = act.page?.said?.find(
    (one) => isAtZero(one.text) && patternOfAnyNumber(one.text) === any,
  );
  // It has gone on twice by itself.
  const [, turn] = act.untoldTurns;
  return zero && turn && turn.after <= LOOK_MS ? `(?!${patternOf(spaced(zero.text))}$)${any}` : any;
}

/**
 * Pages that an act has brought, in which a number that goes on by itself stays the first one that was seen, as that of
 * a countdown. `going`: the texts in which it does.
 */
export function holdNumbers(
  { at: start, page, laterPages, untoldTurns }: Act,
  pages: readonly { at: number; page: Shown | undefined }[],
  goingOn: ReadonlySet<string>,
) {
  const isOld = ({ text }: Said) => page?.said?.some((one) => one.text === text);
  const seen = [...untoldTurns, ...laterPages.map((one) => ({ ...one, after: one.at - start }))]
    .sort((one, other) => one.after - other.after)
    .flatMap((one) => one.page?.said ?? [])
    .filter((one) => !isOld(one));
  const going = new Set<string>();
  const hold = (said: Said, _: number, all: readonly Said[]): Said => {
    const any = patternOfAnyNumber(said.text);
    const isAlike = (one: Said) => one.role === said.role && patternOfAnyNumber(one.text) === any;
    // Texts that stand beside each other may be sums.
    const isGoing = goingOn.has(any) && !isOld(said) && all.filter(isAlike).length === 1;
    const first = isGoing ? seen.find(isAlike) : undefined;
    if (!first || first.text === said.text) return said;
    going.add(first.text);
    return first;
  };
  const held = pages.map(({ at, page: one }) => ({
    at,
    page: one?.said ? { ...one, said: one.said.map(hold) } : one,
  }));
  return { held, going };
}
