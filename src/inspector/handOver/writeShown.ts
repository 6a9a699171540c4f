import type { Shown } from '../record/entry.ts';
import {
  type Act,
  type Done,
  idsOf,
  isMoving,
  isSameNamed,
  isSamePath,
  lengthOf,
  looksIn,
  repeatedIn,
  waitOf,
} from './act.ts';
import { isAtOnce } from './effect.ts';
import { type GoingOn, goingOnAt, textsByPlace } from './goingOn.ts';
import { patienceUntilNext, writePatience } from './patience.ts';
import { LASTING_MS } from './phases.ts';
import { type Part, parseTree, partsIn, textOf } from './tree.ts';
import { writeNothing } from './writeExpected.ts';
import { expectedOf, writeControl, writeGone, writeSnapshot } from './writeTree.ts';

/** What a page shows stays, where nothing comes for so long, in ms. */
const SETTLED_MS = 500;

/**
 * Whether something was under way as the next act came, or something had just come. What ticks on by itself is no reason
 * to wait: it always does.
 */
function goesOn(act: Act, root: string): boolean {
  const { at, asked, hasStood, laterPages, pause, untoldTurns } = act;
  const again = repeatedIn(act);
  const seen = untoldTurns.length > 0 ? [] : laterPages.map((one) => one.at);
  const quiet =
    pause === undefined ? LASTING_MS : at + pause - Math.max(at + lengthOf(act), ...seen);
  return (
    asked.some(({ text, answered }) => answered === undefined && !again.includes(text)) ||
    (!hasStood && quiet < SETTLED_MS) ||
    (!hasStood && quiet < LASTING_MS && isMoving(act, root))
  );
}

/** What a page is compared with: what it showed before an act, at the start what came first, after a reload at the start. */
function pageBefore(done: readonly Done[], place: number): Shown | undefined {
  const { gesture, page, laterPages } = done[place] as Done;
  if (place === 0) return laterPages[0]?.page;
  return gesture?.kind === 'reload' ? done[1]?.page : page;
}

/** Since when a page has shown a part until an act, in ms before that. */
function standsFor(part: Part, done: readonly Done[]): number {
  const isIn = ({ page }: Done) =>
    page?.tree !== undefined &&
    partsIn(parseTree(page.tree)).some(
      (one) => one.role === part.role && one.name === part.name && textOf(one) === textOf(part),
    );
  const begun = [...done].reverse().find((act) => !isIn(act)) ?? done[0];
  return (done.at(-1)?.at ?? 0) - (begun?.at ?? 0);
}

/** Whether nothing went on after an act but what it brought at once. */
const standsStill = ({ asked, effects, untoldTurns }: Act): boolean =>
  asked.length + untoldTurns.length === 0 && effects.every(isAtOnce);

/** Whether no time passed on a page after an act. */
const isTimeless = ({ effects, untoldTurns }: Act): boolean =>
  untoldTurns.length === 0 && effects.every(({ event, timer }) => !event && !timer);

/** What pages show after acts until the first that is not `isQuiet`. */
function shownBefore(
  done: readonly Done[],
  pages: readonly (Shown | undefined)[],
  isQuiet: (act: Act) => boolean,
): Set<string> {
  const begun = done.findIndex((act) => !isQuiet(act));
  const still = [done[0]?.laterPages[0]?.page, ...pages.slice(0, Math.max(begun, 0))];
  return new Set(
    still.flatMap((page) =>
      page?.tree ? textsByPlace(parseTree(page.tree)).map(([, text]) => text) : [],
    ),
  );
}

/** Expects what a page shows after an act, and did not show before. */
function writeDifference(
  done: readonly Done[],
  [before, after]: readonly [Shown, Shown],
  goingOn: GoingOn,
  { since, later }: { since: number; later?: Shown | undefined },
): string[] {
  const act = done.at(-1) as Done;
  const isOther = !isSamePath(before, after);
  if (after.tree === undefined || (before.tree === undefined && !isOther)) return [];
  const old = before.tree === undefined ? undefined : parseTree(before.tree);
  const now = parseTree(after.tree);
  const settled = later?.tree === undefined ? undefined : parseTree(later.tree);
  const { lines, gone, removed } = expectedOf(old, now, goingOn, isOther, settled);
  // What comes takes as long as it did, and what goes may have all of its time left.
  const stood = removed.map((part) => standsFor(part, done));
  const took = Math.max(
    waitOf(act),
    ...act.laterPages.map(({ at }) => at - (act.since ?? act.at)),
    act.at - since,
  );
  const options =
    removed.length > 0
      ? patienceUntilNext(act, Math.max(act.at - since, ...stood))
      : writePatience(took);
  const { gesture } = act;
  // What the page has turned back shows as before.
  const isBack = lines.length === 0 && gesture?.turns;
  const own = isBack && partsIn(now).find((one) => isSameNamed(gesture.control, one));
  return [
    ...(lines.length > 0 ? [writeSnapshot(lines, options)] : []),
    ...(own ? [writeSnapshot(writeControl(own, goingOn))] : []),
    ...new Set(gone.map((part) => writeGone(part, now, options))),
  ];
}

/** What is otherwise for a moment is seen by one of the first looks after an act. Each takes time to compare. */
const MOST_LOOKS = 20;

/** Expects what the page has shown otherwise for a moment, and shows as before an act: a row came and went, a button was disabled. */
function writeBack(act: Act, [before, after]: readonly [Shown, Shown], goingOn: GoingOn): string[] {
  const [old, now] = [before.tree, after.tree];
  if (old === undefined || now === undefined || !isSamePath(before, after)) return [];
  const looks = looksIn(act).slice(0, MOST_LOOKS);
  const snapshots = looks.flatMap(({ page }) => {
    const isOther = page.tree !== undefined && ![old, now].includes(page.tree);
    if (!isOther || !isSamePath(page, after)) return [];
    return [
      expectedOf(parseTree(page.tree as string), parseTree(now), goingOn, false, parseTree(old))
        .lines,
    ];
  });
  return [
    ...new Set(snapshots.filter((lines) => lines.length > 0).map((lines) => writeSnapshot(lines))),
  ];
}

/**
 * Expects what the page shows after each act and did not show before: whatever has come, changed and gone (`lines`), and
 * what it shows again (`back`). While something is under way, the page may show it for a moment: only what it shows
 * later, too, is expected then, and the rest once it has settled. `pages`: what the page showed after each act.
 */
export function writeShown(
  done: readonly Done[],
  pages: readonly (Shown | undefined)[],
  goingOn: GoingOn,
  root: string,
): { lines: string[]; back: string[] }[] {
  const isGoing = done.map((act) => goesOn(act, root));
  const still = shownBefore(done, pages, standsStill);
  const steady = shownBefore(done, pages, isTimeless);
  const ids = idsOf(done);
  let open: { page: Shown; since: number } | undefined;
  let last: { tree: string | undefined; lines: string[] } | undefined;
  return done.map((act, place) => {
    const after = pages[place];
    const page = pageBefore(done, place);
    const { page: before, since } = open ?? { page, since: act.at };
    open = undefined;
    if (act.isCut || act.isTakenBack || act.thrown.length > 0 || !before || !after)
      return { lines: [], back: [] };
    const acts = done.slice(0, place + 1);
    const own = { ...goingOnAt(goingOn, after), steady, ids };
    if (!isGoing[place]) {
      const known = standsStill(act) ? { ...own, still } : own;
      const lines = writeDifference(acts, [before, after], known, { since });
      // A press after which the page shows the same may be one that it refuses.
      const isSame = lines.length === 0 && writeNothing(act).length > 0;
      const back = page ? writeBack(act, [page, after], own) : [];
      if (isSame && last && last.tree === after.tree) return { lines: last.lines, back };
      if (lines.length > 0) last = { tree: after.tree, lines };
      return { lines, back };
    }
    open = { page: before, since };
    const settled = isGoing.indexOf(false, place);
    const later = place < done.length - 1 ? pages.at(settled) : undefined;
    const isOne = page && later && isSamePath(page, after) && isSamePath(after, later);
    const lines = isOne ? writeDifference(acts, [page, after], own, { since: act.at, later }) : [];
    return { lines, back: [] };
  });
}
