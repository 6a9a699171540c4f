import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { chancesOf } from './chances.ts';
import { describeChart } from './describeChart.ts';
import { ModelTestFailureError } from './failure.ts';
import { inputsOf, type Knowledge, type Model, modelFrom, type Told, wayOptions } from './model.ts';
import { objectOf, refuseNumbers } from './refuseUnknown.ts';
import { failuresOn, type Way } from './replayTest.ts';
import type { Rest } from './takeStep.ts';

type Run = {
  /** How many sequences to try: 100 where nothing is said. */
  numRuns?: number;
  /** The most steps of a sequence: 30 where nothing is said. */
  maxCommands?: number;
  /** Takes the same sequences again: a failure names it. */
  seed?: number;
};

/** Steps at random: each number chooses among what may happen next. */
function wander(model: Model, choices: readonly number[]): Way {
  const chart = describeChart(model.machine);
  // With a listener, the search offers the events as well that a state ignores, and every failure.
  const options = { ...wayOptions(model), onStep: () => {} };
  return (world, place) => {
    if (options.stopWhen(world as Rest)) return undefined;
    const chances = chancesOf(chart, world as Rest, options);
    return chances[(choices[place] ?? Number.NaN) % chances.length];
  };
}

/**
 * Takes a machine through random events, results and timers, further than an exploration comes, and holds
 * each step against its model and what is expected. Returns how many sequences it has taken, and their seed. Throws
 * with the shortest sequence that still fails. What holds `eventually` is not decided here.
 */
export function propertyTest<M extends AnyStateMachine>(
  machine: M,
  ...[run = {} as Knowledge<M> & Run]: Told<M, Run>
): { numRuns: number; seed: number } {
  const { numRuns, maxCommands = 30, seed, ...knowledge } = objectOf(run);
  refuseNumbers({ numRuns, maxCommands, seed });
  const model = modelFrom<M>(machine, knowledge as unknown as Knowledge<M>);
  const failuresOf = (input: unknown, choices: readonly number[]) =>
    failuresOn(model, input, wander(model, choices)).failures;
  const details = fc.check(
    fc.property(
      fc.constantFrom(...inputsOf(model)),
      fc.array(fc.nat({ max: 999 }), { maxLength: maxCommands, size: 'max' }),
      (input, choices) => failuresOf(input, choices).length === 0,
    ),
    { ...(numRuns !== undefined && { numRuns }), ...(seed !== undefined && { seed }) },
  );
  if (!details.failed) return { numRuns: details.numRuns, seed: details.seed };
  const [input, choices] = details.counterexample ?? [];
  throw new ModelTestFailureError(machine.id, failuresOf(input, choices ?? []), [
    `Repeat it with \`seed: ${details.seed}\`.`,
  ]);
}
