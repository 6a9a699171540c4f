import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import { type Entry, type Intervention, isAnswer, isOfPage, type Shown } from '../record/entry.ts';
import { type Act, beginAct, type Done, isVainSize, join } from './act.ts';
import { actsOfReport } from './actsOfReport.ts';
import { type GoingOn, goingOnIn } from './goingOn.ts';
import { nameHeld } from './labels.ts';
import { inPhases } from './phases.ts';
import type { Charts, SessionFile } from './sessionFile.ts';

const isRestore = ({ byHand }: Act) => byHand === 'restore';

/** Whether no test can do the same: nothing records what was pasted or dropped, or the way of a drag. */
const isBeyondTests = ({ gesture }: Act) => /^(?:paste|drag|drop)$/.test(gesture?.kind ?? '');

/** Joins a restore to the act before it, and so an answer: a dialog stands in the way of all else. */
function joinActs(acts: readonly Act[]): Done[] {
  const joined: Done[] = [];
  for (const act of acts) {
    const answer = act.gesture && isAnswer(act.gesture) ? act.gesture : undefined;
    const first = answer || isRestore(act) ? joined.pop() : undefined;
    if (!first) joined.push(act);
    else if (answer) {
      const answers = [...(first.answers ?? []), answer];
      const pause = act.pause === undefined ? {} : { pause: act.pause + act.at - first.at };
      joined.push(join(first, act, { ...first, ...pause, answers }));
    } else joined.push(join(first, act, { ...first, restored: act.text }));
  }
  return joined;
}

/** Whether a session ends while a hand holds something that has begun in it: a page goes on by itself. */
function endsHeld({ root, start, entries, interventions = [] }: SessionFile): boolean {
  const pendingIn = (kept: KeptRoot) =>
    [...snapshotsIn(kept, root)]
      .filter(
        ([, { status, value, context }]) =>
          status === 'active' && value === undefined && context === undefined,
      )
      .map(([path]) => path);
  const before = pendingIn(start);
  const after = pendingIn(entries.at(-1)?.kept ?? start);
  const lastOf = (...kinds: Intervention['kind'][]) =>
    interventions.filter(({ kind }) => kinds.includes(kind)).at(-1)?.kind ?? 'none';
  const isHolding =
    /pause|break|restore/.test(lastOf('pause', 'break', 'restore', 'resume')) ||
    lastOf('hold', 'free') === 'hold';
  return isHolding && after.some((path) => !before.includes(path));
}

/** Whether something came that a page meets only while a hand holds a result: an act, or a timer before it. */
function isDecided({ cause, heldBack = [] }: Entry, root: string): boolean {
  const gesture =
    cause.type === 'act' ? cause.gesture : cause.type === 'event' ? cause.pointed : undefined;
  if (gesture) return heldBack.length > 0 && !isOfPage(gesture) && gesture.kind !== 'point';
  const isAbove = ({ actor }: { actor: string }) =>
    cause.type === 'timer' && (cause.actor === root || `${actor}/`.startsWith(`${cause.actor}/`));
  return heldBack.some(isAbove);
}

const pageOf = ({ cause, page }: Entry) => (cause.type === 'act' ? cause.gesture.page : page);

/** Sessions until something came that a held result has decided (`met`), and what that was. */
function untilDecided(
  sessions: readonly SessionFile[],
  charts: Charts,
): { met: SessionFile[]; end?: Act } {
  const indexIn = ({ entries, root }: SessionFile) =>
    entries.findIndex((entry) => isDecided(entry, root));
  const place = sessions.findIndex((one) => indexIn(one) >= 0);
  const session = sessions[place];
  if (!session) return { met: [...sessions] };
  const entries = session.entries.slice(0, indexIn(session));
  const entry = session.entries[entries.length] as Entry;
  const interventions = session.interventions?.filter(({ after }) => after < entry.index);
  const page = [...entries, entry].flatMap((one) => pageOf(one) ?? []).at(-1);
  const names = (entry.heldBack ?? []).map((one) => nameHeld(one, charts));
  // By a link, with the time, or as a result: it was not there.
  const text = `What depends on the held ${names.join(', ')}`;
  return {
    met: [...sessions.slice(0, place), { ...session, entries, interventions, page }],
    end: beginAct(entry, { text, page }),
  };
}

/**
 * What a test does: the acts before that of a hand, or one that no test can do (`hand`), before news from outside, or
 * before what a held result has decided. `last`: what the page showed at their end. `isHeld`: whether something was held
 * by hand then.
 */
export type Tested = {
  done: readonly Done[];
  hand: Act | undefined;
  last: Shown | undefined;
  isHeld: boolean;
  goingOn: GoingOn;
};

/** The acts of sessions that a test can do. */
export function actsOfTest(
  sessions: readonly SessionFile[],
  charts: Charts,
  quiet: readonly string[],
): Tested {
  const { met, end } = untilDecided(sessions, charts);
  // Time runs and results come by themselves in a browser. No browser finds a state by itself, or goes back.
  const acts = actsOfReport(
    met.map((one) => ({
      ...one,
      interventions: (one.interventions ?? []).filter(
        ({ kind }) => kind === 'go' || kind === 'restore',
      ),
    })),
    charts,
    quiet,
  );
  const place = acts.findIndex(
    (act, at) => at > 0 && (isBeyondTests(act) || (!act.gesture && !isRestore(act))),
  );
  const hand = acts[place] ?? end;
  const done = place < 0 ? acts : acts.slice(0, place);
  const isVain = done.slice(-1).some(isVainSize);
  const latest = met.at(-1) as SessionFile;
  const last = hand ? hand.page : latest.page;
  const goingOn = goingOnIn(sessions);
  return {
    done: inPhases(joinActs(isVain ? done.slice(0, -1) : done), last, goingOn),
    hand,
    last,
    isHeld: hand ? hand.heldBack !== undefined : endsHeld(latest),
    goingOn,
  };
}
