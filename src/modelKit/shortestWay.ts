import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type Snapshot,
} from 'xstate';
import { activeStates } from './activeChart.ts';
import { eventsOf, type MachineCases } from './cases.ts';
import type { Chart } from './chart.ts';
import { textOf } from './data.ts';
import { describeChart, statesOf } from './describeChart.ts';
import { copyOf } from './keptRoot.ts';
import {
  eventOf,
  type Rest,
  type Step,
  type Taken,
  takeStart,
  takeStep,
  type WaitingTimer,
} from './takeStep.ts';
import { statesIn } from './xstate.ts';

export type WayOptions = {
  /** What can happen to the machine. */
  cases: MachineCases | undefined;
  /** What the machine is created with. */
  input?: unknown;
  /** Where the ways begin, in place of the machine's start: a snapshot as XState persists it. */
  from?: { snapshot: Snapshot<unknown>; timers: readonly WaitingTimer[] };
  /** The search gives up after this many rests of the machine: contexts may grow without end. */
  limit?: number;
  /** Leaves out what cannot happen to a machine that rests. */
  isPossible?: (rest: Rest, event: AnyEventObject) => boolean;
  /** Bounds the search where a context can grow for ever: nothing follows such a rest. */
  isFarEnough?: (rest: Rest) => boolean;
  /** Is told of each step that the search tries. It then tries the events as well that no state handles. */
  onStep?: (tried: Tried) => void;
};

/** A step from a rest, and where it leads. `after` is null where the machine throws. */
type Tried = {
  way: readonly Step[];
  before: Rest;
  step: Step;
  after: Taken | null;
  error?: unknown;
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

type GuardAnswer = { answer: boolean; wasAsked: boolean };

/**
 * A machine whose guards give one answer. A guard that fails although it reads nothing stands for
 * something that only the app knows, so a search tries both answers.
 */
function withGuardAnswer(machine: AnyStateMachine, guardAnswer: GuardAnswer): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, unknown>).flatMap(
    ([name, guard]) => {
      if (typeof guard !== 'function' || guard.length > 0 || 'check' in guard) return [];
      const asking = () => {
        try {
          return guard();
        } catch {
          guardAnswer.wasAsked = true;
          return guardAnswer.answer;
        }
      };
      return [[name, asking]];
    },
  );
  return machine.provide({ guards: Object.fromEntries(guards) });
}

/** Whether a transition for `door.*` or `*` answers to an event. */
const answersTo = (descriptor: string, type: string) =>
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** What may happen next to a machine that rests. Of its timers, the one that is due first. */
function chancesOf(chart: Chart, rest: Rest, { cases, isPossible, onStep }: WayOptions): Step[] {
  const { snapshot, timers, running } = rest;
  const { active } = activeStates(chart, snapshot.value);
  const open = chart.transitions.filter(({ source }) => active.includes(source));
  const types = [...new Set(open.map(({ event }) => event))];
  // A wildcard answers to what the cases name, and so does what an actor shows of itself.
  const named = Object.keys(cases?.events ?? {}).filter(
    (type) => onStep || types.some((open) => open === type || answersTo(open, type)),
  );
  const own = types.filter((type) => !/^$|\*$|^xstate\./.test(type));
  const events = [...new Set([...own, ...named])]
    .flatMap((type) => eventsOf(cases, type))
    .map((event): Step => ({ type: 'event', event }));
  // What is not listed has no value; a list without values says that it cannot happen.
  const valuesOf = (values: Readonly<Record<string, unknown>> | undefined, isHandled: boolean) =>
    values ? Object.values(values) : isHandled ? [undefined] : [];
  const results = [...new Set(running)].flatMap((invoke): Step[] => {
    const { outputs, errors } = cases?.results[invoke] ?? {};
    const handles = (kind: string) => types.includes(`xstate.${kind}.actor.${invoke}`);
    return [
      ...valuesOf(outputs, handles('done')).map(
        (value): Step => ({ type: 'output', invoke, value }),
      ),
      ...valuesOf(errors, handles('error')).map(
        (value): Step => ({ type: 'error', invoke, value }),
      ),
    ];
  });
  const [next] = timers;
  const due: Step[] = next ? [{ type: 'timer', id: next.id, ms: next.remaining }] : [];
  return [...events, ...results, ...due].filter(
    (step) => isPossible?.(rest, eventOf(rest, step)) ?? true,
  );
}

function tryStep(before: Rest, step: Step): Pick<Tried, 'after' | 'error'> {
  try {
    return { after: takeStep(before, step) };
  } catch (error) {
    return { after: null, error };
  }
}

/** Goes one step, and where a guard is asked, both ways. None where the machine fails. */
function follow(
  before: Rest,
  step: Step,
  way: readonly Step[],
  guardAnswer: GuardAnswer,
  onStep: WayOptions['onStep'],
): Taken[] {
  const go = (answer: boolean) => {
    Object.assign(guardAnswer, { answer, wasAsked: false });
    const tried = tryStep(before, step);
    onStep?.({ way, before, step, ...tried });
    return tried.after ? [tried.after] : [];
  };
  const first = go(true);
  return guardAnswer.wasAsked ? [...first, ...go(false)] : first;
}

function begin(machine: AnyStateMachine, { input, from }: WayOptions): Taken {
  if (!from) return takeStart(machine, input);
  const actor = createActor(machine, {
    snapshot: copyOf({ snapshot: from.snapshot, timers: [] }).snapshot,
    parent: createEmptyActor(),
  });
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef>);
  return {
    snapshot,
    timers: [...from.timers].sort((one, other) => one.remaining - other.remaining),
    running: children.flatMap(([id, child]) =>
      child.getSnapshot().status === 'active' ? [id] : [],
    ),
    covered: statesIn(snapshot),
    actions: [],
  };
}

/** What tells two rests of a machine apart. The time that timers still have does not: it has no end. */
const keyOf = ({ snapshot: { value, context }, timers, running }: Rest) =>
  textOf([value, context, timers.map(({ id }) => id), [...running].sort()]);

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
  const transitions = new Set(chart.transitions.map(({ id }) => id));
  const ways = {
    states: {} as Record<string, readonly Step[]>,
    transitions: {} as Record<string, readonly Step[]>,
    rests: {} as Record<string, readonly Step[]>,
    passed: [] as string[],
    isCut: false,
  };
  const passed = new Set<string>();
  const guardAnswer: GuardAnswer = { answer: true, wasAsked: false };
  const start = begin(withGuardAnswer(machine, guardAnswer), options);
  const queue: (Rest & { steps: readonly Step[] })[] = [];
  const known = new Set<string>();

  const arrive = (taken: Taken, steps: readonly Step[]) => {
    for (const id of taken.covered) {
      if (transitions.has(id)) ways.transitions[id] ??= steps;
      else passed.add(id);
    }
    const { active, leaves } = activeStates(chart, taken.snapshot.value);
    for (const id of active) ways.states[id] ??= steps;
    ways.rests[leaves.join(' ')] ??= steps;
    const key = keyOf(taken);
    if (known.has(key) || taken.snapshot.status !== 'active') return;
    known.add(key);
    if (!options.isFarEnough?.(taken)) queue.push({ ...taken, steps });
  };

  arrive(start, []);
  const limit = options.limit ?? LIMIT;
  for (let index = 0; index < queue.length && !(isEnough ?? hasAll)(ways); index += 1) {
    if (index >= limit) {
      ways.isCut = true;
      break;
    }
    const rest = queue[index] as (typeof queue)[number];
    for (const step of chancesOf(chart, rest, options)) {
      const steps = [...rest.steps, step];
      for (const taken of follow(rest, step, rest.steps, guardAnswer, options.onStep))
        arrive(taken, steps);
    }
  }
  ways.passed = [...passed].filter((id) => !(id in ways.states));
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
