import type { AnyStateMachine } from 'xstate';
import { describeChart, statesOf } from './describeChart.ts';
import { stateOf } from './effects.ts';
import { SHOWN } from './failure.ts';
import { firstWorld, type Model, type ModelPath, walk, wayOptions } from './model.ts';
import { shortestWays, type Ways } from './shortestWay.ts';

/** A search for paths goes this far where nothing is said: it is quick. */
const PATH_LIMIT = 5_000;

/** The ids of all states and transitions of a machine. No machine comes to rest in a history state. */
export function partsOf(machine: AnyStateMachine) {
  const { root, transitions } = describeChart(machine);
  return {
    states: statesOf(root).flatMap(({ id, type }) => (type === 'history' ? [] : [id])),
    transitions: transitions.map(({ id }) => id),
  };
}

const isBeginningOf = (path: ModelPath, other: ModelPath) =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  // The ways of one search share their steps.
  path.steps.every(({ step }, index) => step === other.steps[index]?.step);

/** The paths of a model, and where the search for them ended early. */
export type FoundPaths = { paths: readonly ModelPath[]; limits: readonly string[] };

/**
 * Paths that pass every reachable state, come to rest in every combination of states and take every
 * transition that can be taken, the shortest ones first. No path takes a step at which the machine throws.
 */
export function findPaths(model: Model): FoundPaths {
  const { machine, cases } = model;
  const limit = cases.limit ?? PATH_LIMIT;
  const options = { ...wayOptions(model), limit };
  const covered = new Set<string>();
  const limits: string[] = [];
  const paths = Object.entries(cases.inputs)
    .flatMap(([name, input]) => {
      // It says what is missing where the machine cannot begin.
      firstWorld(model, input);
      const ways = shortestWays(machine, { ...options, input });
      limits.push(...limitMet('The search for paths', model, name, ways));
      const all = [ways.states, ways.transitions, ways.rests].flatMap((one) => Object.values(one));
      return [...new Set(all)].map((way) => walk(model, input, way));
    })
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter(({ start, steps }) => {
      const parts = [start, ...steps.map(({ world }) => world)].flatMap((world) => [
        ...world.covered,
        stateOf(world),
      ]);
      const added = parts.filter((part) => !covered.has(part));
      for (const part of added) covered.add(part);
      return added.length > 0;
    });
  return {
    paths: paths.filter((path) => !paths.some((other) => isBeginningOf(path, other))),
    limits,
  };
}

export const pathsOf = (model: Model): readonly ModelPath[] => findPaths(model).paths;

const fromInput = ({ cases }: Model, input: string) =>
  Object.keys(cases.inputs).length > 1 ? ` from the input “${input}”` : '';

/** Says that a search has come to a limit, where it has. */
export function limitMet(
  search: string,
  model: Model,
  input: string,
  { looked, left }: Ways,
): string[] {
  if (left === 0) return [];
  const [worlds, more] = [looked, left].map((count) => count.toLocaleString('en'));
  return [
    `${search}${fromInput(model, input)} stopped after ${worlds} worlds, with ${more} or more to go on from: raise \`limit\`, or bound it by \`stopWhen\`.`,
  ];
}

/** Says where `stopWhen` has ended a search, by the states of the worlds. */
export function cutOff(states: readonly string[], model: Model, input: string): string {
  const all = new Map<string, number>();
  for (const state of states) all.set(state, (all.get(state) ?? 0) + 1);
  const kinds = [...all].slice(0, SHOWN).map(([state, count]) => `${state} (${count})`);
  const more = all.size > SHOWN ? `, … and ${all.size - SHOWN} more states` : '';
  const worlds = states.length === 1 ? '1 world' : `${states.length.toLocaleString('en')} worlds`;
  return `\`stopWhen\`${fromInput(model, input)} ended the search in ${worlds}: ${kinds.join(', ')}${more}.`;
}
