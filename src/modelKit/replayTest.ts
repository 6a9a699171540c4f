import type { AnyStateMachine } from 'xstate';
import { describeThrow, describeWay } from './describePath.ts';
import {
  type Fixture,
  fixtureOf,
  type ModelFailure,
  ModelTestFailureError,
  wayIn,
} from './failure.ts';
import {
  firstWorld,
  type Knowledge,
  type Model,
  modelFrom,
  nextWorld,
  stateOf,
  walk,
} from './model.ts';
import { failuresOf } from './runPath.ts';
import type { Step } from './takeStep.ts';
import type { World } from './world.ts';

/** Whether there is what a step is about: a timer may have gone, and an actor may have stopped. */
const canTake = ({ timers, running }: World, step: Step) =>
  step.type === 'timer'
    ? timers.some(({ id }) => id === step.id)
    : step.type === 'event' || running.includes(step.invoke);

/** What a machine does wrong on a way. The way ends where its next step is about nothing any more. */
export function failuresOn(model: Model, input: unknown, steps: readonly Step[]): ModelFailure[] {
  const { machine } = model;
  const start = firstWorld(model, input);
  let world = start;
  for (const [index, step] of steps.entries()) {
    if (!canTake(world, step)) return failuresOf(model, walk(model, input, steps.slice(0, index)));
    try {
      world = nextWorld(model, world, step);
    } catch (error) {
      const way = describeWay(model, stateOf(start), steps.slice(0, index + 1));
      const fixture = fixtureOf(machine.id, input, steps);
      return [{ way, fault: describeThrow(machine, step, error), fixture }];
    }
  }
  return failuresOf(model, walk(model, input, steps));
}

/**
 * Takes the way of a failure again. Throws where the machine does something wrong on it, so a kept failure is
 * a test: it fails until the fault is mended.
 */
export function replayTest<M extends AnyStateMachine>(
  machine: M,
  fixture: Fixture,
  knowledge: Knowledge<M> = {},
): void {
  if (fixture.machine !== machine.id) {
    throw new Error(`The failure is one of ${fixture.machine}, not of ${machine.id}.`);
  }
  const { input, steps } = wayIn(fixture);
  const failures = failuresOn(modelFrom(machine, knowledge), input, steps);
  if (failures.length > 0) throw new ModelTestFailureError(machine.id, failures);
}
