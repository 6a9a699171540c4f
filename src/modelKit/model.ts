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
import { textOf } from './data.ts';
import { describeChart, statesOf } from './describeChart.ts';
import type { Expected, OwnType, PayloadOf } from './expected.ts';
import { shortestWays, spoiledIn, type WayOptions } from './shortestWay.ts';
import { memoryFor } from './standing.ts';
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

/** What holds in every world that a machine can come to, or else is a fault. */
export type Temporal<M extends AnyStateMachine = AnyStateMachine> = {
  /**
   * `always`: it is true in every world. `never`: in none. `eventually`: from every world, the machine can
   * still come to one in which it is true.
   */
  type: 'always' | 'never' | 'eventually';
  /** What a fault calls it. */
  id: string;
  predicate: (world: Pick<World<M>, 'snapshot' | 'timers' | 'running'>) => boolean;
};

type Bounds<M extends AnyStateMachine> = {
  /** The worlds to look at, the nearest ones of each input: 1,000 where nothing is said. */
  limit?: number;
  /** Bounds the search where a context can grow for ever: nothing follows such a world. */
  stopWhen?: (world: World<M>) => boolean;
  /** Whether the coverage counts pairs of transitions: one, and the next that is taken after it. */
  pairs?: boolean;
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
  temporal?: readonly Temporal<M>[];
};

/** Cases, each under the name that a path has of it. */
type Named<T> = Readonly<Record<string, T>>;

/** The results of an actor, or of one that has an id of its own. */
type Results<M extends AnyStateMachine, Name> = Name extends keyof Providable<M>
  ? Providable<M>[Name] extends PromiseActorLogic<infer Output, infer _> | undefined
    ? { readonly outputs?: Named<Output>; readonly errors?: Named<unknown> }
    : Partial<MachineCases['results'][string]>
  : Partial<MachineCases['results'][string]>;

/**
 * What an app knows of a machine. Each part may be missing: an event then has no payload. A promise that may
 * not fail has `errors: {}`.
 */
export type Knowing<M extends AnyStateMachine> = Bounds<M> & {
  inputs?: Named<InputFrom<M>>;
  /** By the types of the events; of what an observable shows, `xstate.snapshot.<id>`. */
  events?: {
    readonly [Type in OwnType<M> | `xstate.snapshot.${string}`]?: Named<
      Type extends OwnType<M> ? PayloadOf<M, Type> : { snapshot: object }
    >;
  };
  /** By the names of what runs, or by the ids of the actors. */
  results?: { readonly [Name in keyof Providable<M>]?: Results<M, Name> } & {
    readonly [id: string]: Partial<MachineCases['results'][string]>;
  };
  expected?: Expected<M>;
  temporal?: readonly Temporal<M>[];
};

/** What an app knows of a machine. One that takes an input needs `inputs`. */
export type Knowledge<M extends AnyStateMachine> = Knowing<M> &
  (undefined extends InputFrom<M> ? unknown : { inputs: Named<InputFrom<M>> });

/** The cases of an event of which an app lists none. */
const NO_PAYLOAD = { '': {} };

/** A machine with what an app knows of it. */
export function modelFrom<M extends AnyStateMachine>(
  machine: M,
  { inputs, events = {}, results = {}, expected, temporal, ...bounds }: Knowing<M>,
): Model {
  const types = (machine.events as string[]).filter((type) => !/\*$|^xstate\./.test(type));
  const payloads: Record<string, Named<object>> = {
    ...Object.fromEntries(types.map((type) => [type, NO_PAYLOAD])),
    ...events,
  };
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
    temporal: temporal as unknown as readonly Temporal[] | undefined,
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

/** An event that goes out to an actor. */
export const sendOf = (id: string, event: AnyEventObject): Effect => ({
  kind: 'send',
  name: `to ${id === '#_parent' ? 'parent' : id} ${event.type}`,
  data: [event],
});

/**
 * What the actions of a step do outside the machine, in their order. Every action of an app is a call;
 * XState's own are none.
 */
export const effectsOf = (actions: readonly ExecutableActionObject[]): Effect[] =>
  actions.flatMap(({ type, params: given, info }): Effect[] => {
    const params = (given ?? {}) as Record<string, unknown>;
    if (type === 'xstate.spawnChild') {
      const { src, id, input } = params;
      return [
        { kind: 'start', name: String(typeof src === 'string' ? src : id), data: [input, id] },
      ];
    }
    if (type === 'xstate.sendTo') {
      const { targetId, to, delay } = params;
      const event = params.event as AnyEventObject;
      if (delay !== undefined) return [];
      if (to === info.self) {
        throw new Error(
          `It sends ${event.type} to itself, or to an actor that is not there: take raise.`,
        );
      }
      return [sendOf((targetId ?? (to as { id: string }).id) as string, event)];
    }
    if (type === 'xstate.emit') {
      const event = params.event as AnyEventObject;
      return [{ kind: 'emit', name: `emit ${event.type}`, data: [event] }];
    }
    if (type.startsWith('xstate.')) return [];
    return [{ kind: 'call', name: type, data: [info.context, info.event, given] }];
  });

/** The end of a machine, which its parent hears of. */
export const endOf = ({ status, output }: AnyMachineSnapshot): Effect[] =>
  status === 'done' ? [{ kind: 'send', name: 'to parent done', data: [output] }] : [];

export const worldOf = ({ actions, ...taken }: Taken): World => ({
  ...taken,
  effects: [...effectsOf(actions), ...endOf(taken.snapshot)],
  raised: actions.flatMap(({ type, params }) => {
    const { event, delay } = (params ?? {}) as Partial<WaitingTimer>;
    return type === 'xstate.raise' && delay === undefined ? [String(event?.type)] : [];
  }),
  begun: actions.flatMap(({ type, params }) => {
    const { id, event, delay } = (params ?? {}) as Partial<WaitingTimer>;
    const isTimer = ['xstate.raise', 'xstate.sendTo'].includes(type);
    return isTimer && delay !== undefined ? [String(id ?? event?.type)] : [];
  }),
});

/** A search for paths goes at least this far: it is quick. */
const PATH_LIMIT = 5_000;

const remember = ({ expected }: Model, world: World, before: string): World => ({
  ...world,
  memory: memoryFor(expected)?.(world, before) ?? '',
});

/** How a machine begins. Throws where it cannot, and says so where it may be for want of an input. */
export function firstWorld(model: Model, input: unknown): World {
  try {
    return remember(model, worldOf(takeStart(model.machine, input)), '');
  } catch (error) {
    if (input !== undefined || !String(error).includes('undefined')) throw error;
    throw new Error(`It begins without an input: give \`inputs\`. ${error}`, { cause: error });
  }
}

/** Where a step leads. Throws where the machine does. */
export function nextWorld(model: Model, world: World, step: Step): World {
  const { context } = world.snapshot as AnyMachineSnapshot;
  const text = textOf(context);
  const next = remember(model, worldOf(takeStep(world, step)), world.memory ?? '');
  return textOf(context) === text ? next : { ...next, spoiled: spoiledIn(context, text) };
}

/** Makes the steps of a way. Throws where the machine does. */
export function walk(model: Model, input: unknown, way: readonly Step[]): ModelPath {
  const start = firstWorld(model, input);
  let world = start;
  const steps = way.map((step) => {
    world = nextWorld(model, world, step);
    return { step, world };
  });
  return { input, start, steps };
}

/** What a way that throws may lack: the events whose payload the machine reads, and no case has any. */
export function missingCases(model: Model, input: unknown, way: readonly Step[]): string[] {
  const read = new Set<string>();
  const get = (event: AnyEventObject, key: string | symbol) => {
    if (typeof key === 'string' && !(key in event)) read.add(event.type);
    return Reflect.get(event, key);
  };
  const events = model.cases.events as Record<string, unknown>;
  const watched = way.map((step) =>
    step.type === 'event' && events[step.event.type] === NO_PAYLOAD
      ? { ...step, event: new Proxy(step.event, { get }) }
      : step,
  );
  try {
    walk(model, input, watched);
  } catch {
    // So it does without a watch.
  }
  return [...read].map((type) => `\`${type}\` has no case: give \`events\``);
}

/** What a search needs of a model. */
export function wayOptions({ cases, expected }: Model): WayOptions {
  const isCase = ({ type }: AnyEventObject) => type.startsWith('xstate.') || type in cases.events;
  const memory = memoryFor(expected);
  return {
    cases: cases as unknown as MachineCases,
    isPossible: (rest, event) =>
      isCase(event) && (cases.isPossible?.(rest as World, event) ?? true),
    ...(cases.stopWhen && { stopWhen: cases.stopWhen as (rest: Rest) => boolean }),
    ...(memory && { memory }),
  };
}

/** What a world breaks of what always or never holds. */
export const brokenIn = (temporal: readonly Temporal[], world: Rest): string[] =>
  temporal
    .filter(
      ({ type, predicate }) => type !== 'eventually' && predicate(world) !== (type === 'always'),
    )
    .map(({ type, id }) => (type === 'always' ? `“${id}” is not true` : `“${id}” is true`));

/** The inputs of a model, in their order. */
export const inputsOf = ({ cases }: Model): unknown[] => Object.values(cases.inputs);

const isBeginningOf = (path: ModelPath, other: ModelPath) =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every(({ step }, index) => isDeepStrictEqual(step, other.steps[index]?.step));

/** The paths of a model, and where the search for them ended early. */
export type FoundPaths = { paths: readonly ModelPath[]; limits: readonly string[] };

/**
 * Paths that pass every reachable state, come to rest in every combination of states and take every
 * transition that can be taken, the shortest ones first. No path takes a step at which the machine throws.
 */
export function findPaths(model: Model): FoundPaths {
  const { machine, cases } = model;
  const limit = Math.max(PATH_LIMIT, cases.limit ?? 0);
  const options = { ...wayOptions(model), limit };
  const covered = new Set<string>();
  const limits: string[] = [];
  const paths = Object.entries(cases.inputs)
    .flatMap(([name, input]) => {
      // It says what is missing where the machine cannot begin.
      firstWorld(model, input);
      const { states, transitions, rests, left } = shortestWays(machine, { ...options, input });
      if (left > 0) limits.push(limitMet('The search for paths', model, name, limit, left));
      const ways = new Set([states, transitions, rests].flatMap((found) => Object.values(found)));
      return [...ways].map((way) => walk(model, input, way));
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

/** The paths of a model. */
export const pathsOf = (model: Model): readonly ModelPath[] => findPaths(model).paths;

/** Says that a search has come to its limit. */
export function limitMet(
  search: string,
  { cases }: Model,
  input: string,
  limit: number,
  left: number,
): string {
  const from = Object.keys(cases.inputs).length > 1 ? ` from the input “${input}”` : '';
  const [looked, more] = [limit, left].map((count) => count.toLocaleString('en'));
  return `${search}${from} stopped after ${looked} worlds, with ${more} or more to go on from: raise \`limit\`, or bound it by \`stopWhen\`.`;
}
