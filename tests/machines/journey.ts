import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { withSilentPorts } from './ports.ts';

/**
 * Starts a machine on a clock that the test holds. `state()` is what the view writes to `data-state`.
 * `pass(ms)` advances the clock.
 */
export function startJourney<M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) {
  const clock = new VirtualClock();
  const actor = createActor(withSilentPorts(machine), { ...options, clock } as ActorOptions<M>);
  actor.start();
  return {
    actor: actor as Actor<M>,
    clock,
    state: () => activeLeaves((actor.getSnapshot() as AnyMachineSnapshot).value).join(' '),
    pass: (ms: number) => clock.advance(ms),
  };
}

/** Resolves after all settled promises have run their callbacks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
