import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type ExecutableActionObject,
  fromCallback,
  type InputFrom,
  type PromiseActorLogic,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { port } from '#machines/port.ts';
import { describeChart, statesOf, transitionId } from '#statechart/describeChart.ts';
import { transitionsIn } from '#statechart/xstate.ts';

/** At least one. */
export type Some<T> = readonly [T, ...T[]];

export type Providable<M extends AnyStateMachine> = NonNullable<
  Parameters<M['provide']>[0]['actors']
>;

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

type Timer = { id: string; event: AnyEventObject; remaining: number };

/** A machine at rest, with what it waits for and what the last event has led to. */
export type World<M extends AnyStateMachine = AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  /** The first one is due first. */
  timers: readonly Timer[];
  /** The invoked actors that have not settled. */
  running: readonly string[];
  /** Calls of ports, and events for other actors. */
  effects: readonly string[];
  /** The ids of the transitions that it took, and of the states that it passed. */
  covered: readonly string[];
};

/** What makes a machine move. */
export type Cause =
  | { type: 'event'; event: AnyEventObject }
  /** The next timer is due. */
  | { type: 'timer'; ms: number }
  | { type: 'output'; actor: string; value: unknown }
  | { type: 'error'; actor: string; value: unknown };

/** A way through a machine: each cause with the world that follows it. */
export type ModelPath = {
  input: unknown;
  start: World;
  steps: readonly { cause: Cause; world: World }[];
};

/** The ids of all states and transitions of a machine. */
export function partsOf(machine: AnyStateMachine) {
  const { root, transitions } = describeChart(machine);
  return {
    states: statesOf(root).map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
  };
}

/** The ids of the active states. */
export const statesIn = ({ _nodes }: AnyMachineSnapshot) =>
  (_nodes as readonly { id: string }[]).map(({ id }) => id);

/** The parts that a microstep has covered. */
export const coveredBy = (step: Parameters<typeof transitionsIn>[0]): string[] => [
  ...transitionsIn(step).map(transitionId),
  // XState does not report the first state of a machine that leaves it at once.
  ...transitionsIn(step).map(({ source }) => source.id),
  ...statesIn(step.snapshot as AnyMachineSnapshot),
];

/** A machine below a parent, to which it reports. */
export const hostOf = (machine: AnyStateMachine) =>
  setup({ actors: { machine } }).createMachine({
    invoke: {
      id: machine.id,
      src: 'machine',
      input: ({ event }: { event: AnyEventObject }) => event.input,
    },
  });

/** What the actions of a step do to the world: timers, invoked actors, effects. */
function follow(
  { implementations }: AnyStateMachine,
  actions: readonly ExecutableActionObject[],
  before: Pick<World, 'timers' | 'running'>,
): Pick<World, 'timers' | 'running' | 'effects'> {
  let timers = [...before.timers];
  let running = [...before.running];
  const effects: string[] = [];
  for (const { type, params: given, info } of actions) {
    const params = given as Record<string, unknown>;
    if (type === 'xstate.raise' && params.delay !== undefined) {
      timers.push({ id: params.id, event: params.event, remaining: params.delay } as Timer);
    } else if (type === 'xstate.cancel') {
      timers = timers.filter(({ id }) => id !== params.sendId);
    } else if (type === 'xstate.spawnChild') {
      running.push(params.id as string);
      effects.push(`${params.src} ${JSON.stringify({ input: params.input })}`);
    } else if (type === 'xstate.stopChild') {
      running = running.filter((id) => id !== params.id);
    } else if (type === 'xstate.sendTo') {
      effects.push(`to ${params.targetId} ${JSON.stringify(params.event)}`);
    } else if (type === 'xstate.emit') {
      effects.push(`emit ${JSON.stringify(params.event)}`);
    } else if (implementations.actions[type] === port) {
      effects.push(`${type} ${JSON.stringify({ context: info.context, event: info.event })}`);
    }
  }
  timers.sort((one, other) => one.remaining - other.remaining);
  return { timers, running, effects: effects.toSorted() };
}

type Worlds = ReturnType<typeof worldsOf>;

/** A search that comes this far has no end. */
const SEARCH_LIMIT = 20_000;

/** A machine, its timers and its invoked actors as one logic without effects. */
function worldsOf(machine: AnyStateMachine) {
  const stillness = fromCallback(() => {}) as unknown as AnyStateMachine;
  const host = createActor(hostOf(stillness), { input: undefined });
  const self = Object.values(host.getSnapshot().children)[0] as AnyActorRef;

  function take(
    move: (scope: Parameters<AnyStateMachine['transition']>[2]) => AnyMachineSnapshot,
    before: Pick<World, 'timers' | 'running'>,
  ): World {
    const actions: ExecutableActionObject[] = [];
    const covered: string[] = [];
    const observer = self.system.inspect((step) => {
      if (step.type === '@xstate.microstep') covered.push(...coveredBy(step));
    });
    const snapshot = move({
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action) => actions.push(action),
    });
    observer.unsubscribe();
    covered.push(...statesIn(snapshot));
    return { snapshot, covered, ...follow(machine, actions, before) };
  }

  return {
    start: (input: unknown): World =>
      take((scope) => machine.getInitialSnapshot(scope, input), { timers: [], running: [] }),

    transition: ({ snapshot, timers, running }: World, event: AnyEventObject): World => {
      const [next] = timers;
      const isDue = event.type === next?.event.type;
      const before = {
        timers: isDue
          ? timers.slice(1).map((timer) => ({
              ...timer,
              remaining: timer.remaining - next.remaining,
            }))
          : timers,
        running: running.filter(
          (id) => !/^xstate\.(?:done|error)\./.test(event.type) || id !== event.actorId,
        ),
      };
      return take((scope) => machine.transition(snapshot, event as never, scope), before);
    },
  };
}

type Results = { outputs?: readonly unknown[]; errors: readonly unknown[] };

/** Everything that may happen in a world. */
function eventsIn(world: World, { events, results, isPossible }: Cases<AnyStateMachine>) {
  const { timers, running } = world;
  const tried = Object.entries(events as Record<string, readonly object[]>).flatMap(
    ([type, payloads]) => payloads.map((payload) => ({ type, ...payload })),
  );
  const settled = running.flatMap((actorId) => {
    const { outputs = [], errors } = results[actorId] as Results;
    return [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...errors.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ];
  });
  const all = [...tried, ...settled, ...timers.slice(0, 1).map(({ event }) => event)];
  return isPossible ? all.filter((event) => isPossible(world, event)) : all;
}

/** What tells two worlds apart. The exact remaining times do not: they have no end. */
const keyOf = ({ snapshot, timers, running }: World) =>
  JSON.stringify([
    snapshot.value,
    snapshot.context,
    timers.map(({ id }) => id),
    running.toSorted(),
  ]);

function causeOf(event: AnyEventObject, { timers }: World): Cause {
  if (event.type === timers[0]?.event.type) return { type: 'timer', ms: timers[0].remaining };
  const [, kind] = /^xstate\.(done|error)\.actor\./.exec(event.type) ?? [];
  if (kind === 'done') return { type: 'output', actor: event.actorId, value: event.output };
  if (kind === 'error') return { type: 'error', actor: event.actorId, value: event.error };
  return { type: 'event', event };
}

/** A way as its events, with what the last of them covers. */
type Candidate = { events: readonly AnyEventObject[]; covered: readonly string[] };

type Edge = { state: World; event: AnyEventObject; nextState: World };

/** The shortest way to each step of each reachable world. */
function candidatesFrom(start: World, worlds: Worlds, cases: Model['cases']): Candidate[] {
  const options = {
    events: (world: World) => eventsIn(world, cases),
    serializeState: keyOf,
    serializeEvent: JSON.stringify,
    fromState: start,
    limit: SEARCH_LIMIT,
    ...(cases.isFarEnough && { stopWhen: cases.isFarEnough }),
  } as never;
  const ways = new Map(
    getShortestPaths(worlds as never, options).map(({ state, steps }) => [
      keyOf(state as World),
      steps
        .map(({ event }) => event as AnyEventObject)
        .filter(({ type }) => type !== 'xstate.init'),
    ]),
  );
  const edges = adjacencyMapToArray(getAdjacencyMap(worlds as never, options)) as unknown as Edge[];
  return [
    { events: [], covered: start.covered },
    ...edges.map(({ state, event, nextState: { covered } }) => ({
      events: [...(ways.get(keyOf(state)) ?? []), event],
      covered,
    })),
  ];
}

function walk(input: unknown, start: World, worlds: Worlds, { events }: Candidate): ModelPath {
  let world = start;
  const steps = events.map((event) => {
    const cause = causeOf(event, world);
    world = worlds.transition(world, event);
    return { cause, world };
  });
  return { input, start, steps };
}

const isBeginningOf = (path: ModelPath, other: ModelPath) =>
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every(({ cause }, index) => isDeepStrictEqual(cause, other.steps[index]?.cause));

/**
 * Paths that pass every reachable state and take every transition that can be taken, the shortest ones
 * first.
 */
export function pathsOf({ machine, cases }: Model): ModelPath[] {
  const worlds = worldsOf(machine);
  const covered = new Set<string>();
  const paths = cases.inputs
    .flatMap((input) => {
      const start = worlds.start(input);
      return candidatesFrom(start, worlds, cases).map((way) => ({ input, start, way }));
    })
    .toSorted((one, other) => one.way.events.length - other.way.events.length)
    .filter(({ way }) => {
      const added = way.covered.filter((part) => !covered.has(part));
      for (const part of added) covered.add(part);
      return added.length > 0;
    })
    .map(({ input, start, way }) => walk(input, start, worlds, way));
  return paths.filter((path) => !paths.some((other) => isBeginningOf(path, other)));
}
