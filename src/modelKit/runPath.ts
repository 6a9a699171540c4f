import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { markActors, nameOf, textOf } from './data.ts';
import { describeChart } from './describeChart.ts';
import { describePath } from './describePath.ts';
import { stateOf } from './effects.ts';
import { aboutOf, fixtureOf, type ModelFailure } from './failure.ts';
import { Judge } from './judge.ts';
import { brokenIn, type Model, type ModelPath } from './model.ts';
import { takenReader } from './pairs.ts';
import { pilingUp, spoilt } from './standing.ts';
import { type SeenWorld, startMachine } from './startMachine.ts';
import type { Rest } from './takeStep.ts';
import { unfolded } from './unfolded.ts';
import type { World } from './world.ts';

/** What the model says about a world, and what an actor shows of it. */
type Picture = {
  value: unknown;
  status: string;
  context: unknown;
  timers: readonly string[];
  running: readonly string[];
  effects: readonly string[];
  covered: readonly string[];
};

const pictureOf = ({ snapshot, timers, running, effects, covered }: SeenWorld): Picture => {
  const { value, status, context } = snapshot as AnyMachineSnapshot;
  return {
    value,
    status,
    context: unfolded(context, nameOf),
    timers: timers.map(({ id, remaining }) => `${id} in ${remaining} ms`).toSorted(),
    running: running.toSorted(),
    effects: effects.map(({ kind, name, data }) =>
      textOf([kind, name, ...data].map((one) => markActors(one))),
    ),
    covered: [...new Set(covered)].toSorted(),
  };
};

/** A picture, its context by the parts of it. */
const partsOf = ({ context, ...picture }: Picture): Record<string, unknown> => ({
  ...picture,
  ...Object.fromEntries(
    Object.entries(context as object).map(([key, part]) => [`context.${key}`, part]),
  ),
});

/** Of a list, what the other one does not have. */
const apart = (value: unknown, other: unknown): string => {
  if (!Array.isArray(value) || !Array.isArray(other)) return textOf(value);
  const own = value.filter((one) => !other.includes(one));
  return own.length > 0
    ? own.map((one) => (typeof one === 'string' ? one : textOf(one))).join(', ')
    : 'nothing else';
};

/** What an actor shows and its model does not, each as a sentence. */
function differences(shown: Picture, wanted: Picture): string[] {
  const found = partsOf(shown);
  const meant = partsOf(wanted);
  return [...new Set([...Object.keys(meant), ...Object.keys(found)])]
    .filter((part) => !isDeepStrictEqual(found[part], meant[part]))
    .map((part) => {
      const [one, other] = [apart(found[part], meant[part]), apart(meant[part], found[part])];
      return `the actor against the model: ${part}: ${one}; ${
        one === other ? 'another one that looks alike' : other
      } in the model`;
    });
}

const EXPECTED = 'what people expect: ';

/**
 * Walks a path through a machine that runs. After each step, the machine has to be as its model says, and
 * as people expect. Ends at the first step that is wrong, and says what is, with the way to it as people
 * read it, and as data.
 */
export function failuresOf(model: Model, path: ModelPath): ModelFailure[] {
  const { machine, temporal = [] } = model;
  const { input, start, steps } = path;
  const judge = new Judge(machine, model.expected);
  let run: ReturnType<typeof startMachine> | undefined;
  const wrongIn = (world: World, wanted: readonly string[]) => [
    ...(run ? differences(pictureOf(run.world()), pictureOf(world)) : []),
    ...pilingUp(world),
    ...[...wanted, ...brokenIn(temporal, world as Rest)].map((one) => EXPECTED + one),
  ];
  const told = (index: number, faults: readonly string[]) => {
    const taken = steps.slice(0, index + 1);
    const way = describePath(model, { ...path, steps: taken });
    const now = index < 0 ? '' : `, now in ${stateOf(taken.at(-1)?.world ?? start) || machine.id}`;
    const moves = taken.map(({ step }) => step);
    const [last, before = start] = [taken.at(-1), taken.at(-2)?.world];
    const place =
      (last && takenReader(describeChart(machine))(last.world).join()) || stateOf(before);
    return faults.map((fault) => ({
      way: way + now,
      fault,
      about: aboutOf(last ? judge.judged : 'start', place, fault.replace(EXPECTED, '')),
      fixture: fixtureOf(machine.id, input, moves, fault),
    }));
  };
  let index = -1;
  try {
    const begun = judge.judgeStart(start, input);
    // A machine that runs would change what other machines have.
    if (start.spoiled) return told(index, spoilt(start));
    run = startMachine(machine, input);
    const wrong = wrongIn(start, begun);
    if (wrong.length > 0) return told(index, wrong);
    let before = start;
    for (const { step, world } of steps) {
      index += 1;
      const judged = judge.judgeStep(before, step, world);
      if (world.spoiled) return told(index, spoilt(world));
      run.take(step);
      const faults = wrongIn(world, judged);
      if (faults.length > 0) return told(index, faults);
      before = world;
    }
    return [];
  } catch (error) {
    return told(index, [`it cannot be judged: ${error}`]);
  } finally {
    run?.stop();
  }
}
