import { isDeepStrictEqual } from 'node:util';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  ExecutableActionObject,
  InputFrom,
  PromiseActorLogic,
} from 'xstate';
import { activeLeaves } from './activeChart.ts';
import type { MachineCases } from './cases.ts';
import { describeChart, statesOf } from './describeChart.ts';
import type { Expected } from './expected.ts';
import { shortestWays, type WayOptions } from './shortestWay.ts';
import {
  type Rest,
  type Step,
  type Taken,
  takeStart,
  takeStep,
  type WaitingTimer,
} from './takeStep.ts';
import type { Effect, World } from './world.ts';

/** At least one, in a list or each under a name. */
type Some<T> = readonly [T, ...T[]] | Readonly<Record<string, T>>;

type Providable<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

type ResultsOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _>
    ? { outputs: Some<Output>; errors: Some<unknown> }
    : { errors: Some<unknown> };

type Bounds<M extends AnyStateMachine> = {
  /** Bounds the search where a context can grow for ever: nothing follows such a world. */
  isFarEnough?: (world: World<M>) => boolean;
  /** Leaves out what cannot happen in a world. */
  isPossible?: (world: World<M>, event: AnyEventObject) => boolean;
};

/** The payloads to try for each event that a machine knows, and the results of each actor that it runs. */
export type Cases<M extends AnyStateMachine> = Bounds<M> & {
  /** The inputs to start from. */
  inputs: Some<InputFrom<M>>;
  events: {
    [Type in Exclude<EventFromLogic<M>['type'], `xstate.${string}`>]: Some<
      Omit<Extract<EventFromLogic<M>, { type: Type }>, 'type'>
    >;
  };
  results: { [Source in keyof Providable<M>]-?: ResultsOf<NonNullable<Providable<M>[Source]>> };
};

/** A machine with its cases, and with what people expect of it. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = {
  machine: M;
  cases: Cases<M>;
  expected?: Expected<M>;
};

/** What an app knows of a machine. Each part may be missing: an event then has no payload. */
export type Knowledge<M extends AnyStateMachine> = Partial<MachineCases> &
  Bounds<M> & {
    inputs?: Readonly<Record<string, InputFrom<M>>>;
    expected?: Expected<M>;
  };

/** A machine with what an app knows of it. */
export function modelFrom<M extends AnyStateMachine>(
  machine: M,
  { inputs, events = {}, results = {}, expected, ...bounds }: Knowledge<M>,
): Model {
  const types = (machine.events as string[]).filter((type) => !/\*$|^xstate\./.test(type));
  const payloads = { ...Object.fromEntries(types.map((type) => [type, { '': {} }])), ...events };
  for (const [type, atLimits] of Object.entries(
    (expected?.limits ?? {}) as Record<string, readonly object[]>,
  )) {
    const named = atLimits.map((payload) => [JSON.stringify(payload), payload]);
    payloads[type] = { ...payloads[type], ...Object.fromEntries(named) };
  }
  const cases = {
    ...bounds,
    inputs: inputs ?? { 'no input': undefined },
    events: payloads,
    results,
  };
  return {
    machine,
    cases: cases as unknown as Cases<AnyStateMachine>,
    expected: expected as unknown as Expected<AnyStateMachine>,
  };
}

/** A way through a machine: each step with the world that follows it. */
export type ModelPath = {
  input: unknown;
  start: World;
  steps: readonly { step: Step; world: World }[];
};

/** The ids of all states and transitions of a machine. No machine comes to rest in a history state. */
export function partsOf(machine: AnyStateMachine) {
  const { root, transitions } = describeChart(machine);
  return {
    states: statesOf(root).flatMap(({ id, type }) => (type === 'history' ? [] : [id])),
    transitions: transitions.map(({ id }) => id),
  };
}

/** The active states of a world, as `data-state` has them. */
export const stateOf = ({ snapshot }: Pick<World, 'snapshot'>) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ');

/**
 * What the actions of a step do outside the machine, in their order. Every action of an app is a call;
 * XState's own are none.
 */
export const effectsOf = (actions: readonly ExecutableActionObject[]): Effect[] =>
  actions.flatMap(({ type, params: given, info }): Effect[] => {
    const params = (given ?? {}) as Record<string, unknown>;
    if (type === 'xstate.spawnChild') {
      const { src, id, input } = params;
      return [{ kind: 'start', name: String(typeof src === 'string' ? src : id), data: [input] }];
    }
    if (type === 'xstate.sendTo') {
      const { targetId, to, delay } = params;
      const event = params.event as AnyEventObject;
      if (to === info.self && delay !== undefined) return [];
      if (to === info.self) {
        throw new Error(
          `It sends ${event.type} to itself, or to an actor that is not there: take raise.`,
        );
      }
      const id = targetId ?? (to as { id: string }).id;
      const name = `to ${id === '#_parent' ? 'parent' : id} ${event.type}`;
      return [{ kind: 'send', name, data: [event, delay] }];
    }
    if (type === 'xstate.emit') {
      const event = params.event as AnyEventObject;
      return [{ kind: 'emit', name: `emit ${event.type}`, data: [event] }];
    }
    if (type.startsWith('xstate.')) return [];
    return [{ kind: 'call', name: type, data: [info.context, info.event, given] }];
  });

export const worldOf = ({ actions, ...taken }: Taken): World => ({
  ...taken,
  effects: effectsOf(actions),
  begun: actions.flatMap(({ type, params, info }) => {
    const { id, event, delay, to } = (params ?? {}) as Partial<WaitingTimer> & { to?: unknown };
    const isTimer = type === 'xstate.raise' || (type === 'xstate.sendTo' && to === info.self);
    return isTimer && delay !== undefined ? [String(id ?? event?.type)] : [];
  }),
});

/** A search for paths that comes this far has no end. */
const SEARCH_LIMIT = 5_000;

/** Makes the steps of a way. Throws where the machine does. */
function walk(machine: AnyStateMachine, input: unknown, way: readonly Step[]): ModelPath {
  const start = worldOf(takeStart(machine, input));
  let world = start;
  const steps = way.map((step) => {
    world = worldOf(takeStep(world, step));
    return { step, world };
  });
  return { input, start, steps };
}

/** What a search needs of a model. The results of an actor may stand under its id or under what it runs. */
export function wayOptions({ machine, cases }: Model): WayOptions {
  const events = cases.events as Record<string, object>;
  const results = cases.results as Record<string, unknown>;
  const invokes = statesOf(describeChart(machine).root).flatMap((state) => state.invokes);
  const bySource = invokes.flatMap(({ id, src }) => (src in results ? [[id, results[src]]] : []));
  const isCase = ({ type }: AnyEventObject) => type.startsWith('xstate.') || type in events;
  return {
    cases: {
      events,
      results: { ...Object.fromEntries(bySource), ...results },
    } as unknown as MachineCases,
    limit: SEARCH_LIMIT,
    isPossible: (rest, event) =>
      isCase(event) && (cases.isPossible?.(rest as World, event) ?? true),
    ...(cases.isFarEnough && { isFarEnough: cases.isFarEnough as (rest: Rest) => boolean }),
  };
}

/** The inputs of a model, in their order. */
export const inputsOf = ({ cases }: Model): unknown[] => Object.values(cases.inputs);

const isBeginningOf = (path: ModelPath, other: ModelPath) =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every(({ step }, index) => isDeepStrictEqual(step, other.steps[index]?.step));

/**
 * Paths that pass every reachable state, come to rest in every combination of states and take every
 * transition that can be taken, the shortest ones first. No path takes a step at which the machine throws.
 */
export function pathsOf(model: Model): ModelPath[] {
  const { machine } = model;
  const options = wayOptions(model);
  const covered = new Set<string>();
  const paths = inputsOf(model)
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
        stateOf(world),
      ]);
      const added = parts.filter((part) => !covered.has(part));
      for (const part of added) covered.add(part);
      return added.length > 0;
    });
  return paths.filter((path) => !paths.some((other) => isBeginningOf(path, other)));
}
