import type { Shown } from '../record/entry.ts';
import {
  asksOn,
  beginAct,
  type Done,
  isLoadOfPage,
  type Look,
  looksIn,
  repeatedIn,
  untoldLengthOf,
} from './act.ts';
import { NOTICEABLE_MS } from './effect.ts';
import { type GoingOn, goingOnAt } from './goingOn.ts';
import { isPart, parseTree, placesIn } from './tree.ts';
import { patternOfAnyNumber } from './varying.ts';

/** What stays so long, in ms, a test sees before it goes. */
export const LASTING_MS = 1_000;

/** An act with more phases has one alone: what changes so often would do so without it. */
const MOST_PHASES = 4;

/** What tells one page from another. The number in a title may be one that goes on. */
const frameOf = ({ address, title, machines, states }: Shown) =>
  JSON.stringify([address, title.replace(/\d+/g, '0'), machines, states]);

/** What is in a page besides what goes on in it by itself. */
function partsOf(page: Shown, goingOn: GoingOn): string {
  const { patterns, places } = goingOnAt(goingOn, page);
  const fixed = (text: string, place: string) => {
    const any = patternOfAnyNumber(text);
    return places.has(place) ? '' : patterns.has(any) ? any : text;
  };
  const parts = placesIn(parseTree(page.tree ?? '- main')).map(({ place, one }) =>
    isPart(one) ? [one.role, fixed(one.name, place), one.states] : fixed(one, place),
  );
  return JSON.stringify(parts);
}

/** Tells whether two pages show the same, wherever the focus is. */
function createComparison(goingOn: GoingOn) {
  const known = new Map<Shown, string>();
  const partsIn = (page: Shown) => {
    const parts = known.get(page) ?? partsOf(page, goingOn);
    known.set(page, parts);
    return parts;
  };
  return (one: Shown, other: Shown) =>
    frameOf(one) === frameOf(other) && (one.tree === other.tree || partsIn(one) === partsIn(other));
}

/** When the last thing came after an act and before a time, in ms: the page may have changed with it. */
const lastBefore = ({ at, effects, asked }: Done, time: number): number =>
  Math.max(
    at,
    ...[...effects.map((one) => one.at), ...asked.flatMap(({ answered = at }) => answered)].filter(
      (one) => one < time,
    ),
  );

/**
 * The looks at a page which had stayed for a second after an act, and then went on by itself (`ends`), and whether it had
 * stayed so as the next act came.
 */
function standsIn(act: Done, after: Shown, goingOn: GoingOn) {
  const { at, pause = Number.POSITIVE_INFINITY } = act;
  const looks = looksIn(act).filter((look) => look.at > at && look.at <= at + pause);
  const isSame = createComparison(goingOn);
  const end = at + pause;
  // What nobody has looked at may have come with what came last before a look.
  let begun = lastBefore(act, looks[0]?.at ?? end);
  let shown = act.page;
  const ends = looks.filter((look, place) => {
    const next = looks[place + 1];
    if (isSame(look.page, next?.page ?? after)) return false;
    const isLasting = look.at - begun >= LASTING_MS;
    begun = Math.max(look.at, lastBefore(act, next?.at ?? end));
    if (!isLasting || !shown || isSame(look.page, shown)) return false;
    shown = look.page;
    return true;
  });
  return { ends, hasStood: act.pause !== undefined && end - begun >= LASTING_MS };
}

/** The first and the others of what has a place in time. */
const parted = <One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

/**
 * What was done and seen until a look at the page, and what came by itself from then on. What is asked again and again
 * stays with what was done.
 */
function divide(act: Done, { at, page, kept }: Look): [Done, Done] {
  const pause = at - act.at;
  const isAskedOn = asksOn(act);
  const repeated = repeatedIn(act);
  const [effects, laterEffects] = parted(act.effects, (one) => one.at < at);
  const [asked, askedLater] = parted(
    act.asked,
    (one) => one.at < at || repeated.includes(one.text),
  );
  const [untoldTurns, laterTurns] = parted(act.untoldTurns, ({ after }) => after < pause);
  const first = {
    pause,
    kept,
    focus: page.focus,
    effects,
    asked,
    untoldTurns,
    isAskedOn,
    hasStood: true,
  };
  // So far a test has the clock run before it waits.
  const run = isAskedOn ? 0 : untoldLengthOf({ ...act, asked, untoldTurns });
  const second = beginAct({ at, kept: act.kept, heldBack: act.heldBack }, { page });
  return [
    { ...act, ...first, laterPages: act.laterPages.filter((one) => one.at < at) },
    {
      ...second,
      focus: act.focus,
      since: (act.since ?? act.at) + (run >= NOTICEABLE_MS ? run : 0),
      isAskedOn,
      ...(act.hasStood && { hasStood: true }),
      ...(act.pause !== undefined && { pause: act.pause - pause }),
      effects: laterEffects,
      laterPages: act.laterPages.filter((one) => one.at > at),
      asked: askedLater,
      untoldTurns: laterTurns.map((turn) => ({ ...turn, after: turn.after - pause })),
    },
  ];
}

/**
 * Has what came by itself a second or more after an act be an act of its own, which nobody does. So a test expects what the
 * page showed before that, too. The start has no phases: nobody did it. `last` is what the page showed at the end.
 */
export function inPhases(acts: readonly Done[], last: Shown | undefined, goingOn: GoingOn): Done[] {
  return acts.flatMap((act, place) => {
    const after = place < acts.length - 1 ? acts[place + 1]?.page : last;
    const isKnown = !act.isCut && !act.isTakenBack && act.thrown.length === 0;
    if (
      !act.gesture ||
      act.gesture.kind === 'reload' ||
      !after ||
      !isKnown ||
      isLoadOfPage(acts[place + 1])
    )
      return [act];
    const { ends, hasStood } = standsIn(act, after, goingOn);
    const whole: Done = hasStood ? { ...act, hasStood } : act;
    if (ends.length > MOST_PHASES) return [whole];
    return ends.reduce(
      (phases, look) => [...phases.slice(0, -1), ...divide(phases.at(-1) as Done, look)],
      [whole],
    );
  });
}
