import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { activeLeaves } from './activeChart.ts';
import { transitionText } from './coverage.ts';
import { markActors, nameOf, textOf } from './data.ts';
import { describeChart, timerName } from './describeChart.ts';
import { describePath } from './describePath.ts';
import { stateOf } from './effects.ts';
import { aboutOf, fixtureOf, type ModelFailure, NOT_TWICE } from './failure.ts';
import { Judge } from './judge.ts';
import { brokenIn, type Model, type ModelPath } from './model.ts';
import { takenReader } from './pairs.ts';
import { nameIn, pilingUp, shown, spoilt, withoutIds } from './standing.ts';
import { type SeenWorld, startMachine } from './startMachine.ts';
import type { Rest } from './takeStep.ts';
import { unfolded } from './unfolded.ts';
import type { World } from './world.ts';

type Picture = Readonly<Record<string, unknown>>;

/** What shows of a world, by what people call it. */
function pictureOf({ machine }: Model, world: SeenWorld): Picture {
  const { snapshot, timers, running, effects } = world;
  const { value, status, context } = snapshot as AnyMachineSnapshot;
  const chart = describeChart(machine);
  const parts = Object.entries(Object(context)).map(([key, part]) => [
    `context.${key}`,
    unfolded(part, nameOf),
  ]);
  return {
    'it is in': activeLeaves(value),
    'its status': status,
    ...Object.fromEntries(parts),
    timers: timers.map(({ id, remaining }) => `${timerName(id)} in ${remaining} ms`).toSorted(),
    'the actors that run': running.map((id) => nameIn(machine, world, id)).toSorted(),
    'it calls': effects.map(({ name, data }) =>
      [name, ...data.map((one) => textOf(markActors(one)))].join(' '),
    ),
    'it takes': [...new Set(takenReader(chart)(world))]
      .map((id) => transitionText(chart, id))
      .toSorted(),
  };
}

/** Of a list, what the other one does not have. All of it, where only the order or the count differs. */
function apart(value: unknown, other: unknown): string {
  if (!Array.isArray(value) || !Array.isArray(other)) return asText(value);
  const isOwn = (one: unknown) => !other.includes(one);
  const isApart = value.some(isOwn) || other.some((one) => !value.includes(one));
  return shown((isApart ? value.filter(isOwn) : value).map(asText));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : textOf(value));

/** What an actor shows in a second run and not in the first one, each as a sentence. */
function differences(first: Picture, second: Picture): string[] {
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  const apartIn = keys.filter((key) => !isDeepStrictEqual(first[key], second[key]));
  // Other transitions mostly show in where they lead.
  return apartIn
    .filter((key) => key !== 'it takes' || apartIn.length === 1)
    .map((key) => {
      const [one, other] = [apart(first[key], second[key]), apart(second[key], first[key])];
      const then = one === other ? 'another one that looks alike' : other;
      return `${NOT_TWICE}${key}: ${one}, then ${then}`;
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
    ...(run ? differences(pictureOf(model, world), pictureOf(model, run.world())) : []),
    ...pilingUp(world),
    ...[...wanted, ...brokenIn(temporal, world as Rest)].map((one) => EXPECTED + one),
  ];
  const told = (index: number, faults: readonly string[]) => {
    const taken = steps.slice(0, index + 1);
    const way = describePath(model, { ...path, steps: taken });
    const now = index < 0 ? '' : `, now in ${stateOf(taken.at(-1)?.world ?? start) || machine.id}`;
    const moves = taken.map(({ step }) => step);
    const [last, before = start] = [taken.at(-1), taken.at(-2)?.world];
    const place = last ? takenReader(describeChart(machine))(last.world).join() : stateOf(before);
    return faults.map((fault) => ({
      way: way + now,
      fault,
      about: withoutIds(
        machine,
        before,
        last?.step,
        aboutOf(last ? judge.judged : 'start', place, fault.replace(EXPECTED, '')),
      ),
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
    return told(index, judge.thrown(error));
  } finally {
    run?.stop();
  }
}
