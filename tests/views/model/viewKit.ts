import { expect } from 'vitest';
import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { SiteActors } from '#app/wiring/createSite.ts';
import { coveredBy } from '#statechart/describeChart.ts';
import type { Step } from '#statechart/takeStep.ts';
import { statesIn } from '#statechart/xstate.ts';
import {
  type Cases,
  type Model,
  type ModelPath,
  partsOf,
  pathsOf,
  type World,
} from '#tests/machines/modelKit.ts';
import { modelOf } from '#tests/machines/models.ts';
import { activeLeaves } from '#views/basics/machineAttributes.ts';
import { outlineOf } from './outline.ts';
import { closeVisit, openVisit, type SiteInput, type Visit } from './visit.tsx';

type Some<T> = readonly [T, ...T[]];

type EventOf<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

/** What a visitor does in the view. */
type Gesture<M extends AnyStateMachine, Event> = {
  /** Finds what the visitor uses, if the view offers it. */
  find: (visit: Visit, event: Event) => HTMLElement | undefined;
  /** The ways to do it. The walks take them in turn, until each has been taken. */
  ways: Some<(visit: Visit, control: HTMLElement, event: Event) => unknown>;
  /** By its reason: when the view does not offer what the machine would take. */
  unavailable?: Record<string, (snapshot: SnapshotFrom<M>, event: Event) => boolean>;
  /** Why the view offers it where the machine ignores it. */
  isOfferedAlways?: string;
};

/** What happens outside the view. */
type Fact<Event> = {
  /** Where it comes from. */
  from: string;
  /** How it happens; the actor hears of it unless set. */
  happen?: (visit: Visit, event: Event) => unknown;
};

/** What the view says by itself, once it shows the state before. */
type Answer<M extends AnyStateMachine> = {
  saidBecause: string;
  hasSaid: (context: ContextFrom<M>) => boolean;
};

/** How each event of a machine comes about. An event that is missing does not compile. */
export type Gestures<M extends AnyStateMachine> = {
  [Type in EventOf<M>['type']]:
    | Gesture<M, Extract<EventOf<M>, { type: Type }>>
    | Fact<Extract<EventOf<M>, { type: Type }>>
    | Answer<M>;
};

/** What people find in the view; null where it shows nothing. */
type Parts<M extends AnyStateMachine> =
  | readonly string[]
  | null
  | ((context: ContextFrom<M>, visit: Visit) => readonly string[] | null);

type ViewOptions<M extends AnyStateMachine> = {
  actor: keyof SiteActors;
  /** Tells two views of an actor from each other. */
  name?: string;
  /** The address at which the visit begins. */
  path: string | ((input: InputFrom<M>) => string);
  site?: (input: InputFrom<M>) => Partial<SiteInput>;
  /** Width of the window, in px. */
  width?: number;
  /** Cases in place of those of the model. */
  cases?: Partial<Cases<M>>;
  /** Brings the visit to where the paths begin. */
  prepare?: (visit: Visit) => unknown;
  /** What comes with every cause, such as the arrival of code. */
  follow?: (visit: Visit) => unknown;
  /** What an actor that settles has brought into the document. */
  brings?: Partial<Record<string, () => void>>;
  /** Why no element carries the name of the machine. */
  unmarked?: string;
  /** Reads what people find; the outline of the machine's element unless set. */
  see?: () => string[];
  gestures: Gestures<M>;
  /** What people find, by the text of `data-state`. */
  parts: Record<string, Parts<M>>;
  /** The parts of the context that the view changes by itself. */
  omitted?: readonly (keyof ContextFrom<M>)[];
  /** The states and transitions that no gesture leads to, each with its reason. */
  unreached?: Record<string, string>;
};

/** A machine with its view, ready to be walked. */
export type ModelledView = {
  title: string;
  actor: string;
  machine: AnyStateMachine;
  /** The texts of `data-state` that the table knows. */
  parts: string[];
  /** What the table says that no gesture leads to. */
  unreached: string[];
  /** Walks all paths. Tells what they have missed, and which texts of `data-state` they pass. */
  walk: () => Promise<{ missed: string[]; states: string[] }>;
};

type AnyGesture = Gesture<AnyStateMachine, AnyEventObject>;
type AnyView = ViewOptions<AnyStateMachine>;

const isGesture = (entry: object): entry is AnyGesture => 'find' in entry;

/**
 * Whether a view has to offer an event: it does so where the machine takes it, unless the table says
 * otherwise.
 */
function isOffered(
  { unavailable = {}, isOfferedAlways }: AnyGesture,
  snapshot: SnapshotFrom<AnyStateMachine>,
  event: AnyEventObject,
): boolean {
  const isTaken = isOfferedAlways !== undefined || snapshot.can(event as never);
  return isTaken && !Object.values(unavailable).some((holds) => holds(snapshot, event));
}

const entryOf = ({ gestures }: AnyView, { type }: AnyEventObject) =>
  (gestures as Record<string, AnyGesture | Fact<AnyEventObject> | Answer<AnyStateMachine>>)[type];

/** A model without what the view does not offer. */
function modelOfView(machine: AnyStateMachine, view: AnyView): Model {
  const model = modelOf(machine.id);
  return {
    machine,
    cases: {
      ...model.cases,
      ...view.cases,
      isPossible: ({ snapshot }, event) => {
        const entry = entryOf(view, event);
        return !entry || !isGesture(entry) || isOffered(entry, snapshot as never, event);
      },
    },
  };
}

const withTypes = (events: Cases<AnyStateMachine>['events']): AnyEventObject[] =>
  Object.entries(events as Record<string, readonly object[]>).flatMap(([type, payloads]) =>
    payloads.map((payload) => ({ type, ...payload })),
  );

/** All walks through a view. */
type Walk = {
  view: AnyView;
  /** All events of the cases. */
  events: AnyEventObject[];
  /** How often each gesture was made. */
  made: Map<string, number>;
};

/** What the view shows of a machine, or has to show. */
type Picture = {
  value: unknown;
  context: unknown;
  /** Each `data-state` of the machine. */
  elements: (string | undefined)[];
  parts: readonly string[];
  /** The events that the view offers. */
  offers: string[];
};

const stateOf = ({ value }: { value: unknown }) => activeLeaves(value as never).join(' ');

function without(context: object, omitted: readonly PropertyKey[] = []) {
  return Object.fromEntries(
    Object.entries(context ?? {}).filter(([key]) => !omitted.includes(key)),
  );
}

/** The events whose gestures pass a check. */
const filterGestures = (
  { view, events }: Walk,
  check: (gesture: AnyGesture, event: AnyEventObject) => boolean,
) =>
  events
    .filter((event) => {
      const entry = entryOf(view, event);
      return entry && isGesture(entry) && check(entry, event);
    })
    .map((event) => JSON.stringify(event));

/** What a view has to show of a world, as its table says. */
function pictureOf(walk: Walk, visit: Visit, world: World): Picture {
  const { view } = walk;
  const snapshot = world.snapshot as SnapshotFrom<AnyStateMachine>;
  const state = stateOf(snapshot);
  const entry = view.parts[state];
  if (entry === undefined) throw new Error(`the table says nothing about ${state}`);
  const parts = typeof entry === 'function' ? entry(snapshot.context, visit) : entry;
  return {
    value: snapshot.value,
    context: without(snapshot.context, view.omitted as string[]),
    elements: parts && view.unmarked === undefined ? [state] : [],
    parts: parts ?? [],
    offers: filterGestures(walk, (gesture, event) => isOffered(gesture, snapshot, event)),
  };
}

/** What the view shows. */
function look(walk: Walk, visit: Visit): Picture {
  const { view } = walk;
  const { value, context } = (visit.actors[view.actor] as AnyActorRef).getSnapshot();
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-machine=${view.actor}]`)];
  return {
    value,
    context: without(context, view.omitted as string[]),
    elements: elements.map(({ dataset }) => dataset.state),
    parts: view.see ? view.see() : outlineOf(elements[0] ?? null),
    offers: filterGestures(walk, ({ find }, event) => find(visit, event) !== undefined),
  };
}

/** Makes an event come about. A gesture takes its ways in turn. */
async function takeEvent({ view, made }: Walk, visit: Visit, event: AnyEventObject) {
  const { happen, actors } = visit;
  const actor = actors[view.actor] as AnyActorRef;
  const entry = entryOf(view, event);
  if (!entry) throw new Error(`the table says nothing about ${event.type}`);
  if (isGesture(entry)) {
    const control = entry.find(visit, event);
    const count = made.get(event.type) ?? 0;
    const way = entry.ways[count % entry.ways.length];
    if (!control || !way) throw new Error(`the view does not offer ${JSON.stringify(event)}`);
    made.set(event.type, count + 1);
    await way(visit, control, event);
  } else if ('hasSaid' in entry) {
    expect(entry.hasSaid(actor.getSnapshot().context), event.type).toBe(true);
  } else if (entry.happen) {
    await entry.happen(visit, event);
  } else {
    await happen(() => actor.send(event));
  }
}

async function take(walk: Walk, visit: Visit, step: Step) {
  const { view } = walk;
  const { happen, clock, script } = visit;
  if (step.type === 'event') await takeEvent(walk, visit, step.event);
  else if (step.type === 'timer') await happen(() => clock.advance(step.ms));
  else {
    const isDone = step.type === 'output';
    if (isDone) view.brings?.[step.invoke]?.();
    const settle = isDone ? 'resolve' : 'reject';
    const port = `${view.actor}.${step.invoke}`;
    await happen(() => script.settlePort(port, (promise) => promise[settle](step.value)));
  }
  await happen(() => view.follow?.(visit));
}

/** Walks a path. Returns the states and transitions that the machine has passed. */
async function walkPath(walk: Walk, path: ModelPath): Promise<ReadonlySet<string>> {
  const { view } = walk;
  const covered = new Set<string>();
  const isOurs = (actor: ActorRefLike) => (actor as AnyActorRef).id === view.actor;
  const visit = await openVisit({
    path: typeof view.path === 'string' ? view.path : view.path(path.input as never),
    input: view.site?.(path.input as never),
    width: view.width,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || !isOurs(event.actorRef)) return;
      for (const part of coveredBy(event)) covered.add(part);
    },
  });
  await view.prepare?.(visit);
  await visit.happen(() => view.follow?.(visit));
  for (const part of statesIn((visit.actors[view.actor] as AnyActorRef).getSnapshot())) {
    covered.add(part);
  }
  const check = (world: World, after: string) =>
    expect(look(walk, visit), after).toEqual(pictureOf(walk, visit, world));
  check(path.start, 'at the start');
  for (const [index, { step, world }] of path.steps.entries()) {
    await take(walk, visit, step);
    const way = path.steps.slice(0, index + 1).map((made) => JSON.stringify(made.step));
    check(world, `after ${way.join(', ')}`);
  }
  closeVisit();
  return covered;
}

/** A path on which a gesture has ways that are left. */
function pathLeft({ view, made }: Walk, paths: readonly ModelPath[]): ModelPath | undefined {
  const isLeft = ({ step }: ModelPath['steps'][number]) => {
    if (step.type !== 'event') return false;
    const entry = entryOf(view, step.event);
    const count = made.get(step.event.type) ?? 0;
    return entry !== undefined && isGesture(entry) && count < entry.ways.length;
  };
  return paths.find(({ steps }) => steps.some(isLeft));
}

/** A machine with the table of its view. */
export function modelledView<M extends AnyStateMachine>(
  machine: M,
  options: ViewOptions<M>,
): ModelledView {
  const view = options as unknown as AnyView;
  const model = modelOfView(machine, view);
  const walk: Walk = { view, events: withTypes(model.cases.events), made: new Map() };
  return {
    title: view.name ?? view.actor,
    actor: view.actor,
    machine,
    parts: Object.keys(view.parts),
    unreached: Object.keys(view.unreached ?? {}),
    walk: async () => {
      const paths = pathsOf(model);
      const missed = new Set(Object.values(partsOf(machine)).flat());
      const pass = async (path: ModelPath) => {
        for (const part of await walkPath(walk, path)) missed.delete(part);
      };
      for (const path of paths) await pass(path);
      for (let path = pathLeft(walk, paths); path; path = pathLeft(walk, paths)) await pass(path);
      return { missed: [...missed], states: statesOn(paths) };
    },
  };
}

/** The texts of `data-state` on paths. */
const statesOn = (paths: readonly ModelPath[]): string[] => [
  ...new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ world }) => world)].map(({ snapshot }) =>
        stateOf(snapshot as SnapshotFrom<AnyStateMachine>),
      ),
    ),
  ),
];
