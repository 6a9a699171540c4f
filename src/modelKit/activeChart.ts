import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventsOf, type MachineCases } from './cases.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { describeChart, transitionId } from './describeChart.ts';

/** An event that a chart knows in its present state. */
export type EventOption = {
  type: string;
  isEnabled: boolean;
  /** The guards that keep it from being taken. Empty where no state of the moment handles it. */
  blockedBy: readonly string[];
  /** Whether a guard has read the payload: with another one, the event may be taken. */
  asksPayload?: true;
};

/** Whether a state is another one, or in it, by ids or dotted paths. */
export const isWithin = (state: string, other: string) =>
  state === other || state.startsWith(`${other}.`);

/** The ids of a state and of the states below it that a value names. */
function activeFrom(state: ChartState, value: StateValue): string[] {
  const below = state.states.flatMap((child) => {
    if (value === child.key) return activeFrom(child, {});
    const inner = typeof value === 'string' ? undefined : value[child.key];
    return inner === undefined ? [] : activeFrom(child, inner);
  });
  return [state.id, ...below];
}

/** The ids of the active states of a chart. A machine that runs has them itself: `statesIn`. */
export const activeStates = ({ root }: Chart, value: StateValue) => activeFrom(root, value);

/** Every active leaf of a state value as a dotted path, as `data-state` has it. */
export function activeLeaves(value: StateValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = activeLeaves(inner);
    return below.length > 0 ? below.map((leaf) => `${key}.${leaf}`) : [key];
  });
}

/** A state and the states that it begins with, down to the leaves. */
function begun(state: ChartState): string[] {
  const below = state.states.filter(({ id }) => state.initial.includes(id));
  return [state.id, ...below.flatMap(begun)];
}

/** The states on the way from the root to a state, itself included. */
function wayDown(root: ChartState, id: string): ChartState[] {
  if (root.id === id) return [root];
  const below = root.states.flatMap((state) => wayDown(state, id));
  return below.length > 0 ? [root, ...below] : [];
}

/** The ids of the states that a transition enters, without the ancestors that it does not leave. */
export function statesEntered({ root }: Chart, { source, targets }: ChartTransition): string[] {
  const around = wayDown(root, source).map(({ id }) => id);
  const ways = targets.map((target) => wayDown(root, target));
  const above = ways.flatMap((way) => way.slice(0, -1).map(({ id }) => id));
  const below = ways.flatMap((way) => way.slice(-1).flatMap(begun));
  return [...new Set([...above.filter((id) => !around.includes(id)), ...below])];
}

/** The active states from each leaf up to the root: the order in which XState asks them. */
function chainsOf(chart: Chart, value: StateValue): string[][] {
  const active = activeStates(chart, value);
  const chainsBelow = (state: ChartState, above: string[]): string[][] => {
    const chain = [state.id, ...above];
    const below = state.states.filter(({ id }) => active.includes(id));
    return below.length > 0 ? below.flatMap((child) => chainsBelow(child, chain)) : [chain];
  };
  return chainsBelow(chart.root, []);
}

/** The answer of a snapshot, or what stands for it where a guard throws: an event may lack what it reads. */
function ask<T>(question: () => T, otherwise: T): T {
  try {
    return question();
  } catch {
    return otherwise;
  }
}

/** An event that tells when something of it is read besides its type. */
const watched = (event: AnyEventObject, onRead: () => void): AnyEventObject =>
  new Proxy(event, {
    get: (target, key) => {
      if (key !== 'type') onRead();
      return Reflect.get(target, key);
    },
  });

/** The guards of the transitions that a state of each chain passes over for an event. */
function guardsAgainst(
  chains: string[][],
  candidates: readonly ChartTransition[],
  taken: string[],
): string[] {
  return chains.flatMap((chain) => {
    const asked = chain.flatMap((id) => candidates.filter(({ source }) => source === id));
    const end = asked.findIndex(({ id, guard }) => taken.includes(id) || !guard);
    return asked.slice(0, end < 0 ? undefined : end).map(({ guard = '' }) => guard);
  });
}

/**
 * What a machine does with each event of its chart in the state of a snapshot: the events that it
 * would take come first. Each event is tried with the payloads of its cases. The actor of the
 * snapshot may be one that has not started.
 */
export function optionsOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  cases: MachineCases | undefined,
): EventOption[] {
  const chart = describeChart(machine);
  const chains = chainsOf(chart, snapshot.value);
  const transitions = chart.transitions.filter(
    ({ kind, event }) => kind === 'event' && !event.endsWith('*'),
  );
  const optionOf = (type: string): EventOption => {
    if (snapshot.status !== 'active') return { type, isEnabled: false, blockedBy: [] };
    const events = eventsOf(cases, type);
    if (events.some((event) => ask(() => snapshot.can(event), false))) {
      return { type, isEnabled: true, blockedBy: [] };
    }
    const candidates = transitions.filter(({ event }) => event === type);
    const read = { isPayload: false };
    const noteRead = () => {
      read.isPayload = true;
    };
    const guards = events.flatMap((event) => {
      // The snapshot's own machine has the guards that the app provides.
      const seen = watched(event, noteRead);
      const data = ask(() => snapshot.machine.getTransitionData(snapshot, seen), []);
      return guardsAgainst(chains, candidates, data.map(transitionId));
    });
    const blockedBy = [...new Set(guards)];
    const asksPayload = read.isPayload && blockedBy.length > 0;
    return { type, isEnabled: false, blockedBy, ...(asksPayload && { asksPayload }) };
  };
  return [...new Set(transitions.map(({ event }) => event))]
    .map(optionOf)
    .sort((one, other) => Number(other.isEnabled) - Number(one.isEnabled));
}
