import type { Shown } from '../record/entry.ts';
import {
  type Act,
  isMoving,
  isSameNamed,
  isSamePath,
  lengthOf,
  repeatedIn,
  waitOf,
} from './act.ts';
import type { Done } from './actsOfTest.ts';
import { isAtOnce } from './effect.ts';
import { type GoingOn, goingOnAt, textsByPlace } from './goingOn.ts';
import { toLiteral } from './literal.ts';
import { patienceUntilNext, writePatience } from './patience.ts';
import { type Part, parseTree, partsIn, SAYING, textOf } from './tree.ts';
import { LASTING_MS, type Timed, writeNothing } from './writeExpected.ts';
import {
  expectedOf,
  goneFrom,
  writeControl,
  writeGone,
  writeSnapshot,
  writeWhole,
} from './writeTree.ts';

/** What a page shows stays, where nothing comes for so long, in ms. */
const SETTLED_MS = 500;

/**
 * Whether something was under way as the next act came, or something had just come. What ticks on by itself is no reason
 * to wait: it always does.
 */
function goesOn(act: Act, root: string): boolean {
  const { at, asked, laterPages, pause, untoldTurns } = act;
  const again = repeatedIn(act);
  const seen = untoldTurns.length > 0 ? [] : laterPages.map((one) => one.at);
  const quiet =
    pause === undefined ? LASTING_MS : at + pause - Math.max(at + lengthOf(act), ...seen);
  return (
    asked.some(({ text, isAnswered }) => !isAnswered && !again.includes(text)) ||
    quiet < SETTLED_MS ||
    (quiet < LASTING_MS && isMoving(act, root))
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

/** What pages show after acts until the first after which something went on by itself. */
function shownBefore(done: readonly Done[], pages: readonly (Shown | undefined)[]): Set<string> {
  const begun = done.findIndex((act) => !standsStill(act));
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
    ...act.laterPages.map(({ at }) => at - act.at),
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
    ...new Set(gone.map((part) => writeGone(part, options))),
  ];
}

const saidIn = ({ tree }: Shown): Part[] =>
  tree === undefined ? [] : partsIn(parseTree(tree)).filter(({ role }) => SAYING.test(role));

/** Expects the title, the alerts and the statuses that come and go again before the next act, and last, each at its time. */
function writeMeanwhile(act: Act, known: readonly [Shown, Shown], goingOn: GoingOn): Timed[] {
  const { at, pause = Number.POSITIVE_INFINITY, laterPages } = act;
  const options = patienceUntilNext(act);
  const said = known.flatMap(saidIn).map(textOf);
  return laterPages.flatMap(({ at: begun, page }, place) => {
    // What is seen before something was there until then.
    const from = Math.max(laterPages[place - 1]?.at ?? at, at);
    if (begun - from < LASTING_MS || begun - at > pause) return [];
    const parts = saidIn(page).filter((part) => !said.includes(textOf(part)));
    const isOther = known.every(({ title }) => title !== page.title);
    const lines = [
      ...(isOther
        ? [`await expect(page).toHaveTitle(${toLiteral(page.title)}${options && `, ${options}`});`]
        : []),
      ...parts.map((part) => writeSnapshot(writeWhole(part, goingOn), options)),
    ];
    const after = parseTree(known[1].tree ?? '- main');
    const gone = parts.flatMap((part) => goneFrom(part, after));
    return [
      // It was there before what followed.
      ...lines.map((line) => ({ at: begun - 1, line })),
      ...gone.map((part) => ({ at: at + pause, line: writeGone(part, options) })),
    ];
  });
}

/**
 * Expects what the page shows after each act and did not show before: whatever has come, changed and gone. While
 * something is under way, the page may show it for a moment: only what it shows later, too, is expected then, and the
 * rest once it has settled. `pages`: what the page showed after each act.
 */
export function writeShown(
  done: readonly Done[],
  pages: readonly (Shown | undefined)[],
  goingOn: GoingOn,
  root: string,
): { meanwhile: Timed[]; lines: string[] }[] {
  const isGoing = done.map((act) => goesOn(act, root));
  const still = shownBefore(done, pages);
  let open: { page: Shown; since: number } | undefined;
  let last: { tree: string | undefined; lines: string[] } | undefined;
  return done.map((act, place) => {
    const after = pages[place];
    const page = pageBefore(done, place);
    const { page: before, since } = open ?? { page, since: act.at };
    open = undefined;
    if (act.isCut || act.isTakenBack || act.thrown.length > 0 || !before || !after)
      return { meanwhile: [], lines: [] };
    const acts = done.slice(0, place + 1);
    const own = goingOnAt(goingOn, after);
    const meanwhile = writeMeanwhile(act, [before, after], own);
    if (!isGoing[place]) {
      const known = standsStill(act) ? { ...own, still } : own;
      const lines = writeDifference(acts, [before, after], known, { since });
      // A press after which the page shows the same may be one that it refuses.
      const isSame = lines.length === 0 && writeNothing(act).length > 0;
      if (isSame && last && last.tree === after.tree) return { meanwhile, lines: last.lines };
      if (lines.length > 0) last = { tree: after.tree, lines };
      return { meanwhile, lines };
    }
    open = { page: before, since };
    const settled = isGoing.indexOf(false, place);
    const later = place < done.length - 1 ? pages.at(settled) : undefined;
    const isOne = page && later && isSamePath(page, after) && isSamePath(after, later);
    const lines = isOne ? writeDifference(acts, [page, after], own, { since: act.at, later }) : [];
    return { meanwhile, lines };
  });
}
