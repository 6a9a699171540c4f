import { nameHeld } from '../handOver/labels.ts';
import type { Charts } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import type { Conductor } from '../record/conductor.ts';
import type { Controller } from './controller.ts';

/** Time advances by a day at most, in ms. */
export const LONGEST_ADVANCE_MS = 24 * 60 * 60 * 1_000;

/** Names what time alone does not let go. */
function stillHeld({ promises, heldActions }: Conductor, charts: Charts): string {
  const held = [...promises().filter(({ state }) => state === 'held'), ...heldActions()];
  return held.length > 0
    ? `. Still held: ${held.map((one) => nameHeld(one, charts)).join(', ')}`
    : '';
}

/**
 * What a step delivers: what was held back comes before a timer. What a callback says again and again, as a stopwatch
 * does, would keep a timer away: it comes after it.
 */
const nextHeldBack = ({ promises, unheard }: Conductor, isTimed: boolean) =>
  promises().find(({ state }) => state === 'settled') ??
  unheard().find(({ outside }) => outside || !isTimed);

/** What a tester does to time. */
export function timeOf({
  app,
  atRest,
  clock,
  conductor,
  fulfil,
  noteFault,
  noteIntervention,
  requireNow,
  requireRest,
  send,
  setBreakpoints,
}: Controller) {
  /** The breakpoints of the last call. The first call brings those of the document before: nobody set them here. */
  let known: readonly string[] | undefined;
  return {
    setBreakpoints: (texts) => {
      const before = known ?? texts;
      const come = texts.filter((text) => !before.includes(text));
      const gone = before.filter((text) => !texts.includes(text));
      for (const text of come) noteIntervention('watch', text);
      for (const text of gone) noteIntervention('forget', text);
      known = texts;
      setBreakpoints(texts);
    },
    pause: () => {
      noteIntervention('pause');
      send({ type: 'time.pause' });
    },
    resume: () => {
      requireRest();
      noteIntervention('resume', stillHeld(conductor(), app.charts));
      send({ type: 'time.resume' });
      conductor().deliverHeldBack();
      // A page of the past comes back to now first.
      atRest()
        .then(() => conductor().deliverHeldBack())
        .catch(noteFault);
    },
    setSpeed: (speed) => {
      noteIntervention('speed', `${speed}`);
      send({ type: 'time.speed', speed });
    },
    step: () => {
      requireNow();
      noteIntervention('step');
      const next = nextHeldBack(conductor(), clock().nextDue() !== undefined);
      if (next) conductor().release(next.id);
      return next !== undefined || clock().step();
    },
    advance: async (ms) => {
      requireNow();
      if (!(ms > 0 && ms <= LONGEST_ADVANCE_MS)) {
        throw new Error(
          `Advance needs a number of milliseconds above 0, up to ${LONGEST_ADVANCE_MS}: a day.`,
        );
      }
      noteIntervention('advance', `${ms}`);
      const from = clock().now();
      await fulfil({ type: 'time.advance', from, to: from + ms });
    },
  } satisfies Partial<Inspector>;
}
