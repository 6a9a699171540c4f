import type { Shown } from '../record/entry.ts';
import { beginAct, type Done, isLoadOfPage, type Look, looksIn, repeatedIn } from './act.ts';
import { type GoingOn, goingOnAt } from './goingOn.ts';
import { isPart, parseTree, placesIn } from './tree.ts';
import { patternOfAnyNumber } from './varying.ts';

/** What stays so long, in ms, a test sees before it goes. */
export const LASTING_MS = 1_000;

/** What goes on by itself more often than that after one act is no outcome of it. */
const MOST_PHASES = 4;

/** What a page shows besides what goes on in it by itself, and besides where the focus is. */
function besides(page: Shown, goingOn: GoingOn): string {
  const { patterns, places } = goingOnAt(goingOn, page);
  const free = (text: string) =>
    patterns.has(patternOfAnyNumber(text)) ? patternOfAnyNumber(text) : text;
  const parts = placesIn(parseTree(page.tree ?? '- main')).map(({ place, one }) => {
    if (!isPart(one)) return places.has(place) ? '' : free(one);
    const { role, name, states } = one;
    return [role, places.has(place) ? '' : free(name), states];
  });
  const title = page.title.replace(/\d+/g, '0');
  return JSON.stringify([page.address, title, page.machines, page.states, parts]);
}

const isSame = (one: Shown, other: Shown, goingOn: GoingOn) =>
  (one.tree === other.tree && one.title === other.title && one.states === other.states) ||
  besides(one, goingOn) === besides(other, goingOn);

/** The looks at a page which had stayed for a second after an act, and then went on by itself. */
function endsIn(act: Done, after: Shown, goingOn: GoingOn): Look[] {
  const { at, pause = Number.POSITIVE_INFINITY } = act;
  const looks = looksIn(act).filter((look) => look.at > at && look.at <= at + pause);
  let [begun, shown] = [at, act.page];
  return looks.filter((look, place) => {
    if (isSame(look.page, looks[place + 1]?.page ?? after, goingOn)) return false;
    const isLasting = look.at - begun >= LASTING_MS;
    begun = look.at;
    if (!isLasting || !shown || isSame(look.page, shown, goingOn)) return false;
    shown = look.page;
    return true;
  });
}

/** What was done and seen until a look at the page, and what came by itself from then on. */
function divide(act: Done, { at, page, kept }: Look): [Done, Done] {
  const pause = at - act.at;
  const repeated = repeatedIn(act);
  const isEarly = (one: { at: number }) => one.at < at;
  const isAskedEarly = (one: Done['asked'][number]) => isEarly(one) || repeated.includes(one.text);
  const not =
    <One>(isOne: (one: One) => boolean) =>
    (one: One) =>
      !isOne(one);
  const later = act.untoldTurns.filter(({ after }) => after >= pause);
  return [
    {
      ...act,
      pause,
      kept,
      focus: page.focus,
      effects: act.effects.filter(isEarly),
      laterPages: act.laterPages.filter(isEarly),
      asked: act.asked.filter(isAskedEarly),
      untoldTurns: act.untoldTurns.filter(({ after }) => after < pause),
    },
    {
      ...beginAct({ at, kept: act.kept, heldBack: act.heldBack }, { page, focus: act.focus }),
      // A test has had the clock run until now.
      since: act.untoldTurns.length > 0 ? at : (act.since ?? act.at),
      ...(act.pause !== undefined && { pause: act.pause - pause }),
      effects: act.effects.filter(not(isEarly)),
      laterPages: act.laterPages.filter((one) => one.at > at),
      asked: act.asked.filter(not(isAskedEarly)),
      untoldTurns: later.map((turn) => ({ ...turn, after: turn.after - pause })),
    },
  ];
}

/**
 * Has what came by itself a second or more after an act be an act of its own, which nobody does: a test expects what the
 * page showed before that, too. What comes by itself at the start is no outcome of anything. `last`: what the page showed
 * at the end.
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
    const ends = endsIn(act, after, goingOn);
    if (ends.length > MOST_PHASES) return [act];
    return ends.reduce(
      (phases, look) => [...phases.slice(0, -1), ...divide(phases.at(-1) as Done, look)],
      [act],
    );
  });
}
