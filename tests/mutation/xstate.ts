import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';
import { type Definition, withoutGaps, writtenOut } from './definition.ts';

/**
 * Stands for `xstate` in the files of the machines: it notes how each machine is defined, and makes it
 * with the change that is under test.
 */

export * from 'xstate';

export type Mutation = {
  /** The definitions of the machines that have been made, by their ids. */
  definitions: Map<string, Definition>;
  /** Changes a definition in place. */
  change?: (definition: Definition) => void;
  /** The id of the machine that it changes. */
  machine?: string;
  /** How many events the machines have had since the test began. */
  events: number;
};

const world = globalThis as typeof globalThis & { mutation?: Mutation };
// It lives outside the modules, because each mutant loads them again.
world.mutation ??= { definitions: new Map(), events: 0 };
export const { mutation } = world;

/** More events than any test sends: results that come at once lead the mutant in a circle. */
const MAX_EVENTS = 200_000;

/** A machine that stops when it runs in a circle. */
function watched(machine: AnyStateMachine): AnyStateMachine {
  const { transition, provide } = machine;
  machine.transition = (...given) => {
    mutation.events += 1;
    if (mutation.events > MAX_EVENTS) throw new Error('The machine runs in a circle.');
    return transition(...given);
  };
  machine.provide = (...given) => watched(provide.apply(machine, given));
  return machine;
}

/** More microsteps than any chart takes: the mutant runs in a circle. */
const MAX_ITERATIONS = 1_000;

export function setup(parts: Definition['parts']) {
  return {
    createMachine: (chart: Record<string, unknown>) => {
      const definition: Definition = {
        id: chart.id as string,
        parts: { ...parts, delays: { ...parts.delays } },
        chart: writtenOut(chart),
      };
      if (definition.id === mutation.machine) mutation.change?.(definition);
      else if (!mutation.machine) mutation.definitions.set(definition.id, definition);
      return watched(
        xstate.setup(definition.parts as never).createMachine({
          ...withoutGaps(definition.chart),
          options: { maxIterations: MAX_ITERATIONS },
        } as never) as unknown as AnyStateMachine,
      );
    },
  };
}
