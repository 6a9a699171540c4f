import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { withSilentPorts } from './ports.ts';

/**
 * Starts a machine on a clock that the test holds. `state()` is what the view writes to `data-state`.
 * `pass(ms)` advances the clock by one ms at a time, so that a timer started by a timer fires in order.
 */
export function startJourney<M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) {
  const clock = new SimulatedClock();
  const actor = createActor(withSilentPorts(machine), { ...options, clock } as ActorOptions<M>);
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

/** Resolves after all settled promises have run their callbacks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
