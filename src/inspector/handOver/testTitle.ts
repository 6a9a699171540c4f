import type { Act } from './act.ts';
import { shorten } from './gestureText.ts';
import { labelOf, type Naming } from './labels.ts';

/** A title is one line of a report, of 80 letters with the ellipsis. The act has 55 of them. */
const LONGEST = 79;
const LONGEST_ACT = 55;

/** What failed after an act, as the end of a title. */
function faultAfter(app: Naming, { thrown, effects }: Act): string {
  if (thrown.length > 0) return ': the page throws an error';
  const { result, stopped } =
    effects.filter((one) => one.result?.type === 'error' || one.stopped.length > 0).at(-1) ?? {};
  if (stopped?.[0]) return `: an error stops ${labelOf(app, stopped[0].actor)}`;
  return result ? `: ${labelOf(app, result.invoke)} fails` : '';
}

/**
 * Calls a test by the tester's note, else by an act and its page: the last act after which something failed, or the last
 * one on a control.
 */
export function titleOf(app: Naming, acts: readonly Act[]): string {
  const note = acts.flatMap(({ notes }) => notes).at(-1);
  const act =
    acts.filter((one) => faultAfter(app, one) !== '').at(-1) ??
    acts.filter(({ gesture }) => gesture?.control).at(-1) ??
    acts.at(-1);
  // What came by itself later is called by what was done.
  const until = acts.slice(0, act && acts.indexOf(act) + 1);
  const done = until.filter(({ since }) => since === undefined).at(-1);
  const path = done?.page?.address.split(/[?#]/)[0];
  const text = shorten(done?.text || 'Open the page', LONGEST_ACT).replace(/“[^”]*$/, '$&”');
  const told = `${text}${path ? ` on ${path}` : ''}${act ? faultAfter(app, act) : ''}`;
  return shorten((note ?? told).replace(/\s+/g, ' '), LONGEST);
}
