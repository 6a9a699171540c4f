import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  StateMachine,
} from 'xstate';
import { chancesOf, type Remembered, type WayOptions } from './chances.ts';
import type { Chart } from './chart.ts';
import { textOf } from './data.ts';
import { describeChart, statesOf } from './describeChart.ts';
import { stateOf } from './effects.ts';
import { copyOf } from './keptRoot.ts';
import { type Rest, type Step, type Taken, takeStart, takeStep } from './takeStep.ts';
import { unfolded } from './unfolded.ts';
import { statesIn } from './xstate.ts';

/** The shortest ways of a machine, by the ids of states and transitions. */
export type Ways = {
  /** To the states in which the machine can rest. */
  states: Record<string, readonly Step[]>;
  transitions: Record<string, readonly Step[]>;
  /** To the rests of the machine, by their leaves as `data-state` has them: one leaf a region. */
  rests: Record<string, readonly Step[]>;
  /** States that the machine only passes through. */
  passed: readonly string[];
  /** How many rests it has gone on from, and how many others it has found: none, unless a limit ended the search. */
  looked: number;
  left: number;
};

/** A state or a transition of a chart, by its id, or a rest of the machine, by its leaves. */
export type Goal = { state: string } | { transition: string } | { rest: string };

const LIMIT = 2_000;

type GuardAnswer = { answer: boolean; wasAsked: boolean };

/**
 * A machine in which a guard that reads nothing and throws gives one answer. It stands for something that only the
 * app knows, so a search tries both.
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
  const { config, implementations } = machine;
  const all = { ...implementations.guards, ...Object.fromEntries(guards) };
  return new StateMachine(config, { ...implementations, guards: all } as never);
}

function tryStep(before: Rest, step: Step): { after: Taken | null; error?: unknown } {
  try {
    return { after: takeStep(before, step) };
  } catch (error) {
    return { after: null, error };
  }
}

/** Goes one step, and where a guard is asked, both ways. None where the machine fails. */
function follow(
  before: Taken & Remembered,
  step: Step,
  way: () => readonly Step[],
  guardAnswer: GuardAnswer,
  { onStep, memory }: WayOptions,
): (Taken & Remembered)[] {
  const go = (answer: boolean) => {
    Object.assign(guardAnswer, { answer, wasAsked: false });
    const { after, error } = tryStep(before, step);
    const isSame = after?.snapshot.context === before.snapshot.context;
    const remembered = after
      ? remember(after, before.memory, memory, isSame ? before.text : undefined)
      : null;
    onStep?.({ way, before, step, after: remembered, error });
    return remembered ? [remembered] : [];
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
    begun: [],
    started: [],
  };
}

/** The states to which a machine would go back, by the ids of its history states. */
const historyOf = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries((historyValue ?? {}) as Record<string, readonly { id: string }[]>).map(
    ([id, states]) => [id, states.map((state) => state.id)],
  );

/** What tells two rests apart beside their contexts, but not the time that timers still have: it has no end. */
const keyOf = ({ snapshot, timers, running }: Rest) =>
  textOf([
    snapshot.value,
    timers.map(({ id, delay, isForgotten }) => [id, delay, isForgotten]),
    [...running].sort(),
    historyOf(snapshot),
  ]);

function remember(
  taken: Taken,
  before: string,
  of: WayOptions['memory'],
  text = textOf(unfolded(taken.snapshot.context)),
): Taken & Remembered {
  const memory = of?.(taken, before) ?? '';
  return { ...taken, memory, text, key: [keyOf(taken), text, memory].join('\n') };
}

/** A rest that the search has found, with the last step to it. */
type Arrived = Taken & Remembered & { last: { step: Step; before: Arrived } | undefined };

/** The steps to a rest. Each rest keeps the last one alone: ways may be long. */
function wayOf(last: Arrived['last']): readonly Step[] {
  const steps: Step[] = [];
  for (let one = last; one; one = one.before.last) steps.push(one.step);
  return steps.reverse();
}

/** Says when ways lead to all states and through all transitions of a chart. */
function hasAllOf({ root, transitions }: Chart): (ways: Ways) => boolean {
  const count = { states: statesOf(root).length, transitions: transitions.length };
  return (ways) =>
    Object.keys(ways.states).length === count.states &&
    Object.keys(ways.transitions).length === count.transitions;
}

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
  const isDone = isEnough ?? hasAllOf(chart);
  const transitions = new Set(chart.transitions.map(({ id }) => id));
  const ways: Ways = { states: {}, transitions: {}, rests: {}, passed: [], looked: 0, left: 0 };
  const passed = new Set<string>();
  const guardAnswer: GuardAnswer = { answer: true, wasAsked: false };
  const begun = begin(withGuardAnswer(machine, guardAnswer), options);
  const queue: Arrived[] = [];
  const known = new Set<string>();
  const limit = options.limit ?? LIMIT;

  const arrive = (taken: Taken & Remembered, last?: Arrived['last']) => {
    let steps: readonly Step[] | undefined;
    const way = () => {
      steps ??= wayOf(last);
      return steps;
    };
    for (const id of taken.covered) {
      if (transitions.has(id)) ways.transitions[id] ??= way();
      else passed.add(id);
    }
    if (known.has(taken.key)) return;
    for (const id of statesIn(taken.snapshot)) ways.states[id] ??= way();
    ways.rests[stateOf(taken)] ??= way();
    if (taken.snapshot.status !== 'active') return;
    known.add(taken.key);
    if (!options.stopWhen?.(taken)) queue.push({ ...taken, last });
  };

  arrive(remember(begun, '', options.memory));
  for (; ways.looked < queue.length && !isDone(ways); ways.looked += 1) {
    if (ways.looked >= limit) {
      ways.left = queue.length - limit;
      break;
    }
    const rest = queue[ways.looked] as (typeof queue)[number];
    for (const step of chancesOf(chart, rest, options)) {
      const way = () => wayOf(rest.last);
      for (const taken of follow(rest, step, way, guardAnswer, options)) {
        arrive(taken, { step, before: rest });
      }
    }
  }
  ways.passed = [...passed].filter((id) => !(id in ways.states));
  return ways;
}

/** The shortest way to a goal, as far as the search has found it. */
export function wayTo(goal: Goal, { states, transitions, rests }: Ways): readonly Step[] | null {
  if ('state' in goal) return states[goal.state] ?? null;
  if ('rest' in goal) return rests[goal.rest] ?? null;
  return transitions[goal.transition] ?? null;
}

/** The shortest way from the start of a machine to a goal. Null where the search finds none. */
export const shortestWay = (machine: AnyStateMachine, goal: Goal, options: WayOptions) =>
  wayTo(
    goal,
    shortestWays(machine, options, (ways) => wayTo(goal, ways) !== null),
  );
