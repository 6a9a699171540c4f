import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { activeLeaves } from '#views/basics/machineAttributes.ts';

/**
 * A machine on a clock that the test holds. `state()` is what the view would carry as `data-state`.
 * `pass(ms)` lets time go by in steps of one ms, so that timers which start timers are met in order.
 */
export function startJourney<M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { ...options, clock } as ActorOptions<M>);
  actor.start();
  return {
    actor: actor as Actor<M>,
    clock,
    state: () => activeLeaves((actor.getSnapshot() as AnyMachineSnapshot).value).join(' '),
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1) clock.increment(1);
    },
  };
}

/** Lets promises that have settled be noticed. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
