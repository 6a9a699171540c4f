import type { AnyActor, AnyActorRef, AnyEventObject, Snapshot } from 'xstate';
import { eventsOf, type MachineCases } from './cases.ts';
import type { Chart } from './chart.ts';
import { eventOf, type Rest, type Step, type Taken, type WaitingTimer } from './takeStep.ts';
import { kindOfActor, showsItself, statesIn } from './xstate.ts';

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
  stopWhen?: (rest: Rest) => boolean;
  /**
   * Hears of each step that the search tries. With it, the search also tries events that no state handles, and an
   * error of each promise and observable, unless the cases say that there is none.
   */
  onStep?: (tried: Tried) => void;
  /** What a rest is known by besides what it is itself: of two that are alike, both are searched then. */
  memory?: (rest: Rest, before: string) => string;
};

/** A step from a rest, and where it leads. `after` is null where the machine throws. */
export type Tried = {
  /** The steps to the rest. */
  way: () => readonly Step[];
  before: Taken & Remembered;
  step: Step;
  after: (Taken & Remembered) | null;
  error?: unknown;
};

/** A rest with what tells it apart from others, and with what is remembered of the way to it. */
export type Remembered = Rest & {
  key: string;
  memory: string;
  /** Its context. */
  text: string;
};

/** Whether a transition for `door.open`, `door.*` or `*` answers to an event. */
export const answersTo = (descriptor: string, type: string) =>
  [type, '*'].includes(descriptor) ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** An actor that a machine runs, as its snapshot holds it. None for one that another one has replaced. */
export const childOf = ({ snapshot }: Pick<Rest, 'snapshot'>, id: string): AnyActor | undefined =>
  Object.values(snapshot.children as Record<string, AnyActor>).find((child) => child.id === id);

/** Whether an actor may fail by itself: a callback cannot, and a machine has a model of its own. */
const mayFail = (child: AnyActorRef | undefined) =>
  child !== undefined && ['promise', 'observable'].includes(kindOfActor(child));

const FAILURE = new Error('any failure');

/** The events that a name among the cases stands for: what an actor shows of itself comes while it runs. */
function typesFor(rest: Rest, name: string): string[] {
  const [, actor] = /^xstate\.snapshot\.(.+)/.exec(name) ?? [];
  if (actor === undefined) return [name];
  return rest.running
    .filter((id) => {
      const child = childOf(rest, id);
      return child && showsItself(child) && (id === actor || child.src === actor);
    })
    .map((id) => `xstate.snapshot.${id}`);
}

/** What may happen next to a machine that rests. Of its timers, the one that is due first. */
export function chancesOf(
  chart: Chart,
  rest: Rest,
  { cases, isPossible, onStep }: WayOptions,
): Step[] {
  const { snapshot, timers, running } = rest;
  const active = statesIn(snapshot);
  const open = chart.transitions.filter(({ source }) => active.includes(source));
  const types = [...new Set(open.map(({ event }) => event))];
  // A wildcard answers to what the cases name, and so does what an actor shows of itself.
  const own = types.filter((type) => !/^$|\*$|^xstate\./.test(type));
  const isOpen = (type: string) => types.some((one) => answersTo(one, type));
  const named = Object.keys(cases?.events ?? {}).flatMap((name) =>
    typesFor(rest, name)
      .filter((type) => !own.includes(type) && (onStep || isOpen(type)))
      .flatMap((type) => eventsOf(cases, name).map((event) => ({ ...event, type }))),
  );
  const events = [...own.flatMap((type) => eventsOf(cases, type)), ...named].map(
    (event): Step => ({ type: 'event', event }),
  );
  const results = [...new Set(running)].flatMap((invoke): Step[] => {
    const child = childOf(rest, invoke);
    const { outputs, errors } = cases?.results[invoke] ?? cases?.results[String(child?.src)] ?? {};
    const handles = (kind: string) => types.includes(`xstate.${kind}.actor.${invoke}`);
    const isTried = handles('error') || (onStep && mayFail(child));
    // What is not listed has no value; a list without values says that it cannot happen.
    const done = outputs ? Object.values(outputs) : handles('done') ? [undefined] : [];
    const failed = errors ? Object.values(errors) : isTried ? [FAILURE] : [];
    return [
      ...done.map((value): Step => ({ type: 'output', invoke, value })),
      ...failed.map((value): Step => ({ type: 'error', invoke, value })),
    ];
  });
  const [next] = timers;
  const due: Step[] = next ? [{ type: 'timer', id: next.id, ms: next.remaining }] : [];
  // What a machine sends after a delay, to itself or to another actor, comes whatever happens outside.
  const isOwn = ({ type }: Step) => type === 'timer' && !next?.event.type.startsWith('xstate.');
  return [...events, ...results, ...due].filter(
    (step) => isOwn(step) || (isPossible?.(rest, eventOf(rest, step)) ?? true),
  );
}
