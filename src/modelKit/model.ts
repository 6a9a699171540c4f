import { type AnyEventObject, type AnyStateMachine, type InputFrom, StateMachine } from 'xstate';
import { byName } from './byName.ts';
import { type MachineCases, ownCases } from './cases.ts';
import { answersTo, type WayOptions } from './chances.ts';
import { describeChart, invokesIn } from './describeChart.ts';
import { worldOf } from './effects.ts';
import type { Expected, OutputOf, OwnType, PayloadOf, Provided } from './expected.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { isTrue, memoryFor, pilingUp } from './standing.ts';
import { type Rest, type Step, takeStart, takeStep } from './takeStep.ts';
import type { World } from './world.ts';
import { logicFor } from './xstate.ts';

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

/** What can happen to a machine, with the inputs to start from. */
export type Cases = Bounds<AnyStateMachine> & MachineCases & { inputs: Named<unknown> };

/** A machine with its cases, and with what people expect of it. */
export type Model = {
  machine: AnyStateMachine;
  cases: Cases;
  expected?: Expected<AnyStateMachine>;
  temporal?: readonly Temporal[];
  /** Of a way: what rows ask for by `was`. */
  memory?: WayOptions['memory'];
};

/** Cases, each under the name that a path has of it, or in a list. */
type Named<T> = readonly T[] | Readonly<Record<string, T>>;

/** The results of an actor that `setup` names. */
type Results<M extends AnyStateMachine, Name extends keyof Provided<M, 'actors'>> = {
  readonly outputs?: Named<OutputOf<M, Name>>;
  readonly errors?: Named<unknown>;
};

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
  results?: { readonly [Name in keyof Provided<M, 'actors'>]?: Results<M, Name> } & {
    readonly [id: string]: { readonly outputs?: Named<unknown>; readonly errors?: Named<unknown> };
  };
  expected?: Expected<M>;
  temporal?: readonly Temporal<M>[];
};

/** What an app knows of a machine. One that takes an input needs `inputs`. */
export type Knowledge<M extends AnyStateMachine> = Knowing<M> &
  (undefined extends InputFrom<M> ? unknown : { inputs: Named<InputFrom<M>> });

/** What comes after a machine: nothing has to, unless it takes an input. */
export type Told<M extends AnyStateMachine, More = unknown, Rest extends unknown[] = []> =
  undefined extends InputFrom<M>
    ? [knowledge?: Knowledge<M> & More, ...rest: Rest]
    : [knowledge: Knowledge<M> & More, ...rest: Rest];

/** The cases of an event of which an app lists none. */
export const NO_PAYLOAD = { '': {} };

/** More microsteps than any chart takes: the machine runs in a circle. */
const MAX_ITERATIONS = 1_000;

/**
 * A machine that throws where XState would hang or take no notice: where it runs in a circle, and where nothing
 * implements a delay that it names.
 */
function strict({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const options = { maxIterations: MAX_ITERATIONS, ...config.options };
  const get = (delays: object, name: string) => {
    const delay: unknown = Reflect.get(delays, name);
    if (delay === undefined) throw new Error(`not implemented: the delay ${name}`);
    // XState takes undefined for no delay at all.
    return typeof delay === 'function' ? (...args: unknown[]) => delay(...args) ?? null : delay;
  };
  const delays = new Proxy(implementations.delays, { get: get as never });
  return new StateMachine({ ...config, options }, { ...implementations, delays } as never);
}

/** What a test without expectations says. */
export const untoldOf = ({ expected, temporal }: Model): string[] =>
  expected || temporal?.length
    ? []
    : ['Nothing is expected of it: it is compared with its own chart alone.'];

/** A machine with what an app knows of it. Throws where that has a part that nothing reads. */
export function modelFrom<M extends AnyStateMachine>(machine: M, known: Knowing<M>): Model {
  if (!machine?.root) {
    throw new Error('This is not a machine. Give what `createMachine` returns.');
  }
  refuseUnknown(known as Parameters<typeof refuseUnknown>[0]);
  const { inputs, events = {}, results = {}, temporal, ...bounds } = known;
  const expected = known.expected as Expected<AnyStateMachine> | undefined;
  // XState does not list an event whose transitions do nothing.
  const types = describeChart(machine).transitions.flatMap(({ kind, event }) =>
    kind === 'event' && !event.endsWith('*') ? [event] : [],
  );
  const payloads = byName<Named<object>>({
    ...Object.fromEntries(types.map((type) => [type, NO_PAYLOAD])),
    ...events,
  });
  for (const [type, atLimits] of Object.entries(
    (expected?.limits ?? {}) as Record<string, readonly object[]>,
  )) {
    const own = payloads[type] ?? {};
    payloads[type] = Array.isArray(own)
      ? [...own, ...atLimits]
      : { ...own, ...Object.fromEntries(atLimits.map((one) => [JSON.stringify(one), one])) };
  }
  const cases = {
    ...bounds,
    inputs: inputs ?? { 'no input': undefined },
    events: payloads,
    results,
  };
  return {
    machine: strict(machine),
    cases: ownCases(cases as unknown as Cases),
    expected,
    temporal: temporal as unknown as readonly Temporal[] | undefined,
    memory: memoryFor(expected),
  };
}

/** A way through a machine: each step with the world that follows it. */
export type ModelPath = {
  input: unknown;
  start: World;
  steps: readonly { step: Step; world: World }[];
};

const remember = ({ memory }: Model, world: World, before: string): World => ({
  ...world,
  memory: memory?.(world, before) ?? '',
});

/** The actors that a chart names and that nothing implements. */
export const unimplementedIn = (machine: AnyStateMachine): string[] =>
  invokesIn(machine)
    .map(({ src }) => src)
    .filter((src) => !logicFor(machine, src))
    .map((src) => `the actor ${src}`);

/** How a machine begins. Throws where it cannot, and says so where it may be for want of an input. */
export function firstWorld(model: Model, input: unknown): World {
  try {
    return remember(model, worldOf(takeStart(model.machine, input)), '');
  } catch (error) {
    const missing = unimplementedIn(model.machine).join(', ');
    if (missing) throw new Error(`not implemented: ${missing}. ${error}`, { cause: error });
    if (input !== undefined || !String(error).includes('undefined')) throw error;
    throw new Error(`It begins without an input: give \`inputs\`. ${error}`, { cause: error });
  }
}

/** Where a step leads. Throws where the machine does. */
export const nextWorld = (model: Model, world: World, step: Step): World =>
  remember(model, worldOf(takeStep(world, step)), world.memory ?? '');

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

/** Whether the chart, or a row, is about an event. What actors tell of themselves is about them. */
export const isKnown = ({ machine, expected }: Model, type: string): boolean =>
  type.startsWith('xstate.') ||
  type in (expected?.events ?? {}) ||
  describeChart(machine).transitions.some(({ event }) => answersTo(event, type));

/** Whether an app lets nothing follow a world. */
export const isStopped = ({ stopWhen }: Cases, rest: Rest): boolean =>
  stopWhen !== undefined && isTrue(stopWhen(rest as World), '`stopWhen`');

/** What a search needs of a model. */
export function wayOptions(model: Model) {
  const { cases, memory } = model;
  return {
    cases,
    isPossible: (rest, event) =>
      isKnown(model, event.type) &&
      (!cases.isPossible || isTrue(cases.isPossible(rest as World, event), '`isPossible`')),
    stopWhen: (rest) => pilingUp(rest).length > 0 || isStopped(cases, rest),
    ...(memory && { memory }),
  } satisfies WayOptions;
}

/** Whether what a model says of all worlds is true in one. */
export const isTrueIn = ({ id, predicate }: Temporal, world: Rest): boolean =>
  isTrue(predicate(world), `the predicate of “${id}”`);

/** What a world breaks of what always or never holds. */
export const brokenIn = (temporal: readonly Temporal[], world: Rest): string[] =>
  temporal
    .filter((one) => one.type !== 'eventually' && isTrueIn(one, world) !== (one.type === 'always'))
    .map(({ type, id }) => (type === 'always' ? `“${id}” is not true` : `“${id}” is true`));

/** The inputs of a model, in their order. */
export const inputsOf = ({ cases }: Model): unknown[] => Object.values(cases.inputs);
