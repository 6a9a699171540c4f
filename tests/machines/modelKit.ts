import { isDeepStrictEqual } from 'node:util';
import {
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type ExecutableActionObject,
  type InputFrom,
  type PromiseActorLogic,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { port } from '#machines/port.ts';
import { activeStates } from '#statechart/activeChart.ts';
import type { MachineCases } from '#statechart/cases.ts';
import { describeChart, statesOf } from '#statechart/describeChart.ts';
import { shortestWays } from '#statechart/shortestWay.ts';
import { type Rest, type Step, type Taken, takeStart, takeStep } from '#statechart/takeStep.ts';

/** At least one. */
type Some<T> = readonly [T, ...T[]];

type Providable<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

type ResultsOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _>
    ? { outputs: Some<Output>; errors: Some<unknown> }
    : { errors: Some<unknown> };

/** The payloads to try for each event that a machine knows, and the results of each actor that it invokes. */
export type Cases<M extends AnyStateMachine> = {
  /** The inputs to start from. */
  inputs: Some<InputFrom<M>>;
  events: {
    [Type in Exclude<EventFromLogic<M>['type'], `xstate.${string}`>]: Some<
      Omit<Extract<EventFromLogic<M>, { type: Type }>, 'type'>
    >;
  };
  results: { [Source in keyof Providable<M>]-?: ResultsOf<NonNullable<Providable<M>[Source]>> };
  /** Bounds the search where a context can grow for ever: nothing follows such a world. */
  isFarEnough?: (world: World<M>) => boolean;
  /** Leaves out what cannot happen in a world. */
  isPossible?: (world: World<M>, event: AnyEventObject) => boolean;
};

/** A machine with its cases. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = { machine: M; cases: Cases<M> };

/** The cases as they stand beside a machine. */
export type NamedCases = MachineCases & { inputs?: Readonly<Record<string, unknown>> };

/** Where a context can grow for ever, by the id of the machine: nothing follows such a world. */
const isFarEnough: Record<string, (world: World) => boolean> = {
  // Clearing joins a question that was too long with what was typed since.
  chat: ({ snapshot: { context } }) => context.messages.length > 2 || context.draft.includes('\n'),
  // Each field multiplies the worlds, and each topic does so again.
  form: ({ snapshot: { context } }) =>
    context.topic !== null && Object.keys(context.values).length > 1,
};

/** A machine with the cases that stand beside it. */
export function modelFrom(
  machine: AnyStateMachine,
  { inputs, events, results }: NamedCases,
): Model {
  const types = (machine.events as string[]).filter((type) => !type.startsWith('xstate.'));
  const cases = {
    inputs: inputs ? Object.values(inputs) : [undefined],
    events: Object.fromEntries(types.map((type) => [type, Object.values(events[type] ?? [{}])])),
    results: Object.fromEntries(
      Object.entries(results).map(([source, { outputs = {}, errors }]) => [
        source,
        { outputs: Object.values(outputs), errors: Object.values(errors) },
      ]),
    ),
    isFarEnough: isFarEnough[machine.id],
  };
  return { machine, cases: cases as unknown as Cases<AnyStateMachine> };
}

/** A machine at rest, with what it waits for and what the last step has led to. */
export type World<M extends AnyStateMachine = AnyStateMachine> = Omit<Rest, 'snapshot'> & {
  snapshot: SnapshotFrom<M>;
  /** Calls of ports, and events for other actors. */
  effects: readonly string[];
  /** The ids of the transitions that it took, and of the states that it passed. */
  covered: readonly string[];
};

/** A way through a machine: each step with the world that follows it. */
export type ModelPath = {
  input: unknown;
  start: World;
  steps: readonly { step: Step; world: World }[];
};

/** The ids of all states and transitions of a machine. */
export function partsOf(machine: AnyStateMachine) {
  const { root, transitions } = describeChart(machine);
  return {
    states: statesOf(root).map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
  };
}

/** A machine below a parent, to which it reports. */
export const hostOf = (machine: AnyStateMachine) =>
  setup({ actors: { machine } }).createMachine({
    invoke: {
      id: machine.id,
      src: 'machine',
      input: ({ event }: { event: AnyEventObject }) => event.input,
    },
  });

/** What the actions of a step do outside the machine. */
function effectsOf(
  { implementations }: AnyStateMachine,
  actions: readonly ExecutableActionObject[],
): string[] {
  const effects = actions.flatMap(({ type, params: given, info }) => {
    const params = given as Record<string, unknown>;
    if (type === 'xstate.spawnChild') {
      return [`${params.src} ${JSON.stringify({ input: params.input })}`];
    }
    if (type === 'xstate.sendTo') return [`to ${params.targetId} ${JSON.stringify(params.event)}`];
    if (type === 'xstate.emit') return [`emit ${JSON.stringify(params.event)}`];
    if (implementations.actions[type] !== port) return [];
    return [`${type} ${JSON.stringify({ context: info.context, event: info.event })}`];
  });
  return effects.toSorted();
}

const worldOf = (machine: AnyStateMachine, { actions, ...taken }: Taken): World => ({
  ...taken,
  effects: effectsOf(machine, actions),
});

/** A search that comes this far has no end. */
const SEARCH_LIMIT = 20_000;

/** Makes the steps of a way. Throws where the machine does. */
function walk(machine: AnyStateMachine, input: unknown, way: readonly Step[]): ModelPath {
  const start = worldOf(machine, takeStart(machine, input));
  let world = start;
  const steps = way.map((step) => {
    world = worldOf(machine, takeStep(world, step));
    return { step, world };
  });
  return { input, start, steps };
}

const isBeginningOf = (path: ModelPath, other: ModelPath) =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every(({ step }, index) => isDeepStrictEqual(step, other.steps[index]?.step));

/**
 * Paths that pass every reachable state, come to rest in every combination of states and take every
 * transition that can be taken, the shortest ones first.
 */
export function pathsOf({ machine, cases }: Model): ModelPath[] {
  const events = cases.events as Record<string, readonly object[]>;
  const isCase = ({ type }: AnyEventObject) => type.startsWith('xstate.') || type in events;
  const options = {
    cases: { events, results: cases.results } as unknown as MachineCases,
    limit: SEARCH_LIMIT,
    onFailure: 'throw' as const,
    isPossible: (rest: Rest, event: AnyEventObject) =>
      isCase(event) && (cases.isPossible?.(rest as World, event) ?? true),
    ...(cases.isFarEnough && { isFarEnough: cases.isFarEnough as (rest: Rest) => boolean }),
  };
  const chart = describeChart(machine);
  const covered = new Set<string>();
  const paths = cases.inputs
    .flatMap((input) => {
      const { states, transitions, rests, isCut } = shortestWays(machine, { ...options, input });
      if (isCut) throw new Error(`The model of ${machine.id} has no end: bound it by isFarEnough.`);
      const ways = new Set([states, transitions, rests].flatMap((found) => Object.values(found)));
      return [...ways].map((way) => walk(machine, input, way));
    })
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter(({ start, steps }) => {
      const parts = [start, ...steps.map(({ world }) => world)].flatMap((world) => [
        ...world.covered,
        activeStates(chart, world.snapshot.value).leaves.join(' '),
      ]);
      const added = parts.filter((part) => !covered.has(part));
      for (const part of added) covered.add(part);
      return added.length > 0;
    });
  return paths.filter((path) => !paths.some((other) => isBeginningOf(path, other)));
}
