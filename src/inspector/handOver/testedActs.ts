import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';
import type { Shown } from '../record/entry.ts';
import type { Act } from './act.ts';
import { actsOf } from './acts.ts';
import type { SessionFile } from './sessionFile.ts';

export const RESTORE = /^In the inspector, restore /;
const isRestore = ({ text }: Act) => RESTORE.test(text);

/** An act of a test, and the restore after it. */
export type Done = Act & { restored?: string };

/** Two acts, told as one of them. */
const join = (first: Act, second: Act, told: Done): Done => ({
  ...told,
  kept: second.kept,
  looks: [...first.looks, ...second.looks],
  seen: [...first.seen, ...second.seen],
  thrown: [...first.thrown, ...second.thrown],
  asked: [...first.asked, ...second.asked],
  untoldTurns: [
    ...first.untoldTurns,
    ...second.untoldTurns.map((turn) => ({ ...turn, after: turn.after + second.at - first.at })),
  ],
  notes: [...first.notes, ...second.notes],
});

/**
 * Has both clicks of a double one be one act: a test would be too slow for the second. A restore belongs to the act
 * before it.
 */
function joinActs(acts: readonly Act[]): Done[] {
  const joined: Done[] = [];
  for (const act of acts) {
    const isSecond = act.gesture?.isDouble && joined.at(-1)?.gesture?.kind === 'click';
    const first = isSecond || isRestore(act) ? joined.pop() : undefined;
    if (!first) joined.push(act);
    else if (isSecond) joined.push(join(first, act, { ...act, page: first.page }));
    else joined.push(join(first, act, { ...first, restored: act.text }));
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
  return interventions.length > 0 && after.some((path) => !before.includes(path));
}

/**
 * What a test does: the acts before that of a hand (`hand`), or before news from outside. `last`: what the page showed
 * at their end. `isHeld`: whether something was held by hand then.
 */
export type Tested = {
  done: readonly Done[];
  hand: Act | undefined;
  last: Shown | undefined;
  isHeld: boolean;
};

/** The acts of sessions that a test can do. */
export function testedActs(sessions: readonly SessionFile[], quiet: readonly string[]): Tested {
  // Time runs and results come by themselves in a browser. No browser finds a state by itself, or goes back.
  const acts = actsOf(
    sessions.map((one) => ({
      ...one,
      interventions: (one.interventions ?? []).filter(
        ({ way, text }) => way || text.startsWith('restore '),
      ),
    })),
    quiet,
  );
  const place = acts.findIndex((act, at) => at > 0 && !act.gesture && !isRestore(act));
  const hand = acts[place];
  const latest = sessions.at(-1) as SessionFile;
  return {
    done: joinActs(hand ? acts.slice(0, place) : acts),
    hand,
    last: hand ? hand.page : latest.page,
    isHeld: !hand && endsHeld(latest),
  };
}
