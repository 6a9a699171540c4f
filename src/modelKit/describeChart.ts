import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  type InspectedMicrostepEvent,
  not,
  or,
  stateIn,
} from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { remembered } from './data.ts';
import { statesIn, transitionsIn } from './xstate.ts';

/** What stands in a machine for an action or a guard: a name, an object with it, or a function. */
type Named = string | { type?: unknown; name?: unknown };

const nameOf = (thing: Named): string =>
  typeof thing === 'string' ? thing : String(thing.type ?? (thing.name || 'inline'));

/** A guard that XState makes of others, or of a state. A minifier takes its name. */
type Composed = { check?: unknown; guards?: readonly unknown[]; stateValue?: unknown };

const checkOf = (guard: unknown) => (guard as Composed).check;
const [AND, OR, NOT, IN] = [and([]), or([]), not(''), stateIn('')].map(checkOf);

/** `isSettled and not isOld`, `in panel.open`: what a guard is made of, else its name. */
function guardName(guard: unknown): string {
  const { check, guards = [], stateValue } = Object(guard) as Composed;
  const parts = guards.map(guardName).map((part) => (/ (and|or) /.test(part) ? `(${part})` : part));
  if (check === AND || check === OR) return parts.join(check === AND ? ' and ' : ' or ');
  if (check === NOT) return `not ${parts}`;
  // `{"panel":"open"}` reads as a path.
  if (check === IN)
    return `in ${JSON.stringify(stateValue).replace(/[{}"]/g, '').replace(/:/g, '.')}`;
  return nameOf(guard as Named);
}

/** The actions that a machine lists. XState adds those of its timers to `node.entry` and `node.exit`. */
const namesOf = (listed: unknown): string[] =>
  listed === undefined ? [] : ([listed].flat() as Named[]).map(nameOf);

const idsOf = (nodes: readonly AnyStateNode[] | undefined) => (nodes ?? []).map(({ id }) => id);

function initialOf(node: AnyStateNode): string[] {
  if (node.type === 'parallel') {
    return idsOf(Object.values(node.states).filter(({ type }) => type !== 'history'));
  }
  if (node.type === 'compound') return idsOf(node.initial.target as readonly AnyStateNode[]);
  return [];
}

function describeState(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    initial: initialOf(node),
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src as Named) })),
    tags: node.tags,
    states: Object.values<AnyStateNode>(node.states).map(describeState),
  };
}

/** Of a transition's event type. XState also sends events of its own: they all begin with `xstate.`. */
function kindOf(eventType: string): ChartTransition['kind'] {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.after.')) return 'after';
  if (eventType.startsWith('xstate.error.')) return 'error';
  return eventType.startsWith('xstate.') ? 'done' : 'event';
}

/** What people call an invoked actor: its id, or what it runs where the machine gives it no id. */
export const calledOf = ({ id, src }: { id: string; src: string }) =>
  /^\d+\./.test(id) && !src.startsWith('xstate.') ? src : id;

/**
 * An event of XState as people read it: `xstate.after.shownFor.breadcrumbs.visible` as `after shownFor`.
 * `called` is what they call an actor.
 */
export const eventName = (type: string, called = (id: string) => id): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\.(.+)/, (_, kind, id) => `${called(id)} ${kind}`)
    .replace(/^xstate\.snapshot\.(.+)/, (_, id) => `${called(id)} snapshot`)
    .replace(/^xstate\.done\.state\.(.+)/, '$1 done')
    .replace(/^xstate\.observable\.(.+)/, '$1')
    .replace(/^xstate\.init$/, 'start')
    .replace(/^$/, 'always');

/** The transitions of a state for each of its events, and then those without an event. */
function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), (node.always ?? []) as AnyTransitionDefinition[]];
}

/** The id of a transition, in a chart and as XState reports it: in `_transitions` of a microstep. */
export function transitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const siblings = definitionsOf(source).find((all) => all.includes(definition)) ?? [];
  return `${source.id}|${eventType}|${siblings.indexOf(definition)}`;
}

function describeTransition(definition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, guard, actions, target } = definition;
  const called = (id: string) => {
    const invoke = source.invoke.find((one) => one.id === id);
    return invoke ? calledOf(invoke as { id: string; src: string }) : id;
  };
  return {
    id: transitionId(definition),
    source: source.id,
    targets: idsOf(target),
    event: eventType,
    kind: kindOf(eventType),
    label: eventName(eventType, called),
    ...(guard && { guard: guardName(guard) }),
    actions: namesOf(actions),
  };
}

/** The ids of what a microstep has covered: its transitions, and the states that it has left or come to. */
export const coveredBy = (step: InspectedMicrostepEvent): string[] => [
  ...transitionsIn(step).map(transitionId),
  // XState does not report the first state of a machine that leaves it at once.
  ...transitionsIn(step).map(({ source }) => source.id),
  ...statesIn(step.snapshot as AnyMachineSnapshot),
];

/** Every node of a machine below one, itself included. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

/** Describes a machine as data: its states, and its transitions in the order of its states. */
export const describeChart = remembered(
  ({ id, root }: AnyStateMachine): Chart => ({
    id,
    root: describeState(root),
    transitions: nodesOf(root).flatMap((node) =>
      definitionsOf(node).flatMap((definitions) => definitions.map(describeTransition)),
    ),
  }),
);

/** Every state below one, itself included. */
export const statesOf = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(statesOf),
];

/** The actors that a machine invokes. */
export const invokesIn = (machine: AnyStateMachine): ChartState['invokes'] =>
  statesOf(describeChart(machine).root).flatMap(({ invokes }) => invokes);

/** The name of a timer's delay: the timer `xstate.after.shownFor.breadcrumbs.visible` is `shownFor`. */
export const timerName = (id: string) => id.replace(/^xstate\.after\.([^.]+)\..*/, '$1');
