import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A timer that rings so much later than it should, in ms, waits once more, for as long. */
const LATE_MS = 1_000;

type Timer = { id: number };

/**
 * The clock of a visit. After a sleep of the machine, a timer rings before the network tells what has come meanwhile. A
 * timer that is late waits once more: an answer that has kept its deadline counts (R16.16).
 */
export const patientClock: Clock = {
  setTimeout: (ring, ms) => {
    const due = performance.now() + ms;
    const timer: Timer = {
      id: window.setTimeout(() => {
        if (performance.now() < due + LATE_MS) ring();
        else timer.id = window.setTimeout(ring, LATE_MS);
      }, ms),
    };
    return timer;
  },
  clearTimeout: ({ id }: Timer) => clearTimeout(id),
};
