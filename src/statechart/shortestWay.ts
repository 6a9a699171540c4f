import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type Snapshot,
} from 'xstate';
import { activeStates, statesEntered } from './activeChart.ts';
import { eventsOf, type MachineCases } from './cases.ts';
import type { Chart } from './chart.ts';
import { describeChart, statesOf } from './describeChart.ts';
import { type Rest, takeEvent, takeStart, type WaitingTimer } from './takeEvent.ts';

/** A step that a tester could make by hand. */
export type Step =
  | { type: 'event'; event: AnyEventObject }
  /** `ms` have to pass until the timer is due. */
  | { type: 'timer'; id: string; ms: number }
  | { type: 'output'; invoke: string; value: unknown }
  | { type: 'error'; invoke: string; value: unknown };

export type WayOptions = {
  /** What can happen to the machine. */
  cases: MachineCases | undefined;
  /** What the machine is created with. */
  input?: unknown;
  /** Where the ways begin, in place of the machine's start: a snapshot as XState persists it. */
  from?: { snapshot: Snapshot<unknown>; timers: readonly WaitingTimer[] };
  /** The search gives up after this many rests of the machine: contexts may grow without end. */
  limit?: number;
};

/** The shortest ways of a machine, by the ids of states and transitions. */
export type Ways = {
  /** To the states in which the machine can rest. */
  states: Readonly<Record<string, readonly Step[]>>;
  transitions: Readonly<Record<string, readonly Step[]>>;
  /** To the rests of the machine, by their leaves as `data-state` has them: one leaf a region. */
  rests: Readonly<Record<string, readonly Step[]>>;
  /** States that the machine only passes through. */
  passed: readonly string[];
  /** Whether the limit ended the search. */
  isCut: boolean;
};

/** A state or a transition of a chart, by its id, or a rest of the machine, by its leaves. */
export type Goal = { state: string } | { transition: string } | { rest: string };

const LIMIT = 2_000;

type World = { answer: boolean; wasAsked: boolean };

/**
 * A machine whose guards ask a world. A guard that fails although it reads nothing stands for
 * something that only the app knows, so a search tries both answers.
 */
function askingWorld(machine: AnyStateMachine, world: World): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, unknown>).flatMap(
    ([name, guard]) => {
      if (typeof guard !== 'function' || guard.length > 0 || 'check' in guard) return [];
      const asking = () => {
        try {
          return guard();
        } catch {
          world.wasAsked = true;
          return world.answer;
        }
      };
      return [[name, asking]];
    },
  );
  return machine.provide({ guards: Object.fromEntries(guards) });
}

/** What may happen next to a machine that rests: a step, the event that it means, and the timers after it. */
type Chance = { step: Step; event: AnyEventObject; timers: readonly WaitingTimer[] };

function chancesOf(chart: Chart, { snapshot, timers }: Rest, options: WayOptions): Chance[] {
  const { active } = activeStates(chart, snapshot.value);
  const open = chart.transitions.filter(({ source }) => active.includes(source));
  const types = [...new Set(open.map(({ event }) => event))];
  const chances = types.flatMap((type): Chance[] => {
    if (type === '' || type.endsWith('*')) return [];
    if (!type.startsWith('xstate.')) {
      return eventsOf(options.cases, type).map((event) => ({
        step: { type: 'event', event },
        event,
        timers,
      }));
    }
    const [, outcome, invoke] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (!invoke) return [];
    const results = options.cases?.results[invoke];
    const isDone = outcome === 'done';
    const known = Object.values((isDone ? results?.outputs : results?.errors) ?? {});
    const values = known.length > 0 ? known : [undefined];
    return values.map((value) => ({
      step: { type: isDone ? 'output' : 'error', invoke, value },
      event: { type, actorId: invoke, [isDone ? 'output' : 'error']: value },
      timers,
    }));
  });
  const next = timers.toSorted((one, other) => one.remaining - other.remaining)[0];
  if (!next) return chances;
  const { id, event, remaining } = next;
  const later = timers
    .filter((timer) => timer !== next)
    .map((timer) => ({ ...timer, remaining: timer.remaining - remaining }));
  return [...chances, { step: { type: 'timer', id, ms: remaining }, event, timers: later }];
}

/** Goes one step, and where the world is asked, both ways. None where the machine fails. */
function follow(rest: Rest, { event, timers }: Chance, world: World) {
  const go = (answer: boolean) => {
    Object.assign(world, { answer, wasAsked: false });
    try {
      return [takeEvent({ ...rest, timers }, event)];
    } catch {
      return [];
    }
  };
  const first = go(true);
  return world.wasAsked ? [...first, ...go(false)] : first;
}

function begin(machine: AnyStateMachine, { input, from }: WayOptions) {
  if (!from) return takeStart(machine, input);
  const actor = createActor(machine, { snapshot: from.snapshot, parent: createEmptyActor() });
  return {
    snapshot: actor.getSnapshot() as AnyMachineSnapshot,
    timers: from.timers,
    transitions: [],
  };
}

/** What tells two rests of a machine apart. */
const keyOf = ({ snapshot: { value, context }, timers }: Rest) =>
  JSON.stringify([value, context, timers]);

/**
 * Searches the shortest ways from the start of a machine to all its states and through all its
 * transitions, with the events and results of its cases. The timer that is due first fires first.
 * Throws where the machine cannot begin.
 */
export function shortestWays(
  machine: AnyStateMachine,
  options: WayOptions,
  isEnough?: (ways: Ways) => boolean,
): Ways {
  const chart = describeChart(machine);
  const parts = { states: statesOf(chart.root).length, transitions: chart.transitions.length };
  const hasAll = ({ states, transitions }: Ways) =>
    Object.keys(states).length === parts.states &&
    Object.keys(transitions).length === parts.transitions;
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const ways = {
    states: {} as Record<string, readonly Step[]>,
    transitions: {} as Record<string, readonly Step[]>,
    rests: {} as Record<string, readonly Step[]>,
    passed: [] as string[],
    isCut: false,
  };
  const entered = new Set<string>();
  const world: World = { answer: true, wasAsked: false };
  const start = begin(askingWorld(machine, world), options);
  const queue: (Rest & { steps: readonly Step[] })[] = [];
  const known = new Set<string>();

  const arrive = (taken: ReturnType<typeof takeEvent>, steps: readonly Step[]) => {
    for (const id of taken.transitions) {
      ways.transitions[id] ??= steps;
      const transition = transitions.get(id);
      if (!transition) continue;
      entered.add(transition.source);
      for (const state of statesEntered(chart, transition)) entered.add(state);
    }
    const { active, leaves } = activeStates(chart, taken.snapshot.value);
    for (const id of active) ways.states[id] ??= steps;
    ways.rests[leaves.join(' ')] ??= steps;
    const key = keyOf(taken);
    if (known.has(key) || taken.snapshot.status !== 'active') return;
    known.add(key);
    queue.push({ snapshot: taken.snapshot, timers: taken.timers, steps });
  };

  arrive(start, []);
  const limit = options.limit ?? LIMIT;
  for (let index = 0; index < queue.length && !(isEnough ?? hasAll)(ways); index += 1) {
    if (index >= limit) {
      ways.isCut = true;
      break;
    }
    const rest = queue[index] as (typeof queue)[number];
    for (const chance of chancesOf(chart, rest, options)) {
      const steps = [...rest.steps, chance.step];
      for (const taken of follow(rest, chance, world)) arrive(taken, steps);
    }
  }
  ways.passed = [...entered].filter((id) => !(id in ways.states));
  return ways;
}

/** The shortest way from the start of a machine to a goal. Null where the search finds none. */
export function shortestWay(
  machine: AnyStateMachine,
  goal: Goal,
  options: WayOptions,
): readonly Step[] | null {
  const wayOf = ({ states, transitions, rests }: Ways) => {
    if ('state' in goal) return states[goal.state] ?? null;
    if ('rest' in goal) return rests[goal.rest] ?? null;
    return transitions[goal.transition] ?? null;
  };
  return wayOf(shortestWays(machine, options, (ways) => wayOf(ways) !== null));
}

/** Why there is no way to a state, as a sentence. Null where there is one. */
export function reasonOf(ways: Ways, state: string): string | null {
  if (state in ways.states) return null;
  if (ways.passed.includes(state)) return 'The machine never rests in this state.';
  if (ways.isCut) return 'The search gave up before it found a way.';
  return 'No event, result or timer leads to this state.';
}
