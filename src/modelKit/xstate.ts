import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  type InspectedMicrostepEvent,
  type Snapshot,
} from 'xstate';
import { markActors, remembered } from './data.ts';

/**
 * Everything that inspector and tests need of XState and that is not public. For each function, a test
 * fails when an upgrade changes what it relies on.
 */

/** An event that XState delivers later. */
export type Scheduled = {
  source: AnyActorRef;
  target: AnyActorRef;
  id: string;
  event: EventObject;
  delay: number;
};

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;

type Internals = {
  _relay: Relay;
  _bookId: () => string;
  _set: (systemId: string, actor: AnyActorRef) => void;
  _unregister: (actor: AnyActorRef) => void;
  _snapshot: { _scheduledEvents: Record<string, Scheduled & { order?: number }> };
  _clock: Clock;
  scheduler: {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: EventObject,
      delay: number,
      id?: string,
    ) => void;
    cancel: (source: AnyActorRef, id: string) => void;
    cancelAll: (source: AnyActorRef) => void;
  };
};

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

const internalsOf = ({ system }: AnyActorRef) => system as unknown as Internals;

/** The pending timers of a system and of the guests of its root, in the order of their start. */
export function scheduledIn(root: AnyActorRef): Scheduled[] {
  const own = internalsOf(root);
  const guests = Object.values(childrenOf(root)).filter((one) => internalsOf(one) !== own);
  return [own, ...guests.map(internalsOf)]
    .flatMap(({ _snapshot }) => Object.values(_snapshot._scheduledEvents))
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** Gives a root its timers before it starts. Its start sets them on its clock. */
export function schedule(root: AnyActorRef, timers: readonly Scheduled[]): void {
  internalsOf(root)._snapshot._scheduledEvents = Object.fromEntries(
    timers.map((timer) => [`${timer.source.sessionId}.${timer.id}`, timer]),
  );
}

/** A delivery on its way. `deliver` completes it, with all that follows from it at once. */
export type Passing = {
  /** Undefined for what comes from outside. */
  source: AnyActorRef | undefined;
  target: AnyActorRef;
  event: AnyEventObject;
  deliver: () => void;
};

/** Leads every event of a root's system through a function, those of its timers and promises included. */
export function intercept(root: AnyActorRef, pass: (passing: Passing) => void): void {
  const internals = internalsOf(root);
  const relay = internals._relay;
  internals._relay = (source, target, event) =>
    pass({ source, target, event, deliver: () => relay(source, target, event) });
}

/** Delivers an event as if an actor had sent it. */
export function relay(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject): void {
  internalsOf(target)._relay(source, target, event);
}

const RESOLVED = 'xstate.promise.resolve';
const REJECTED = 'xstate.promise.reject';
const OBSERVED = 'xstate.observable.';

/** How a promise settled; null for every other delivery. */
export function resultIn({ source, target, event }: Passing): 'output' | 'error' | null {
  if (source !== target) return null;
  return event.type === RESOLVED ? 'output' : event.type === REJECTED ? 'error' : null;
}

/** Settles a promise by hand. What it answers by itself later is ignored. */
export function settle(promise: AnyActorRef, type: 'output' | 'error', value: unknown): void {
  relay(promise, promise, { type: type === 'output' ? RESOLVED : REJECTED, data: value });
}

type Logic = {
  config?: unknown;
  transition: (state: object, event: AnyEventObject, scope: object) => { status?: string };
  start?: (state: object, scope: object) => void;
};

const logicOf = (actor: AnyActorRef) => actor as unknown as { logic: Logic };

/** What an actor runs. `callback` and `observable` speak by themselves; `other` is logic of an app's own. */
export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other';

/** What logic is. XState does not say it, but each kind is done by another event. */
export const kindOf = remembered((logic: AnyActorLogic): ActorKind => {
  const { config, start, transition } = logic as Logic;
  if ('getStateNodeById' in logic) return 'machine';
  if (typeof config !== 'function') return 'other';
  if (!start) return 'transition';
  const isDoneBy = (type: string) => {
    try {
      return transition({ status: 'active' }, { type }, { self: {} }).status === 'done';
    } catch {
      // A callback that has not started.
      return false;
    }
  };
  if (isDoneBy(RESOLVED)) return 'promise';
  return isDoneBy(`${OBSERVED}complete`) ? 'observable' : 'callback';
});

/** What an actor runs, with everything that it is provided with. */
export const logicIn = (actor: AnyActorRef) => logicOf(actor).logic as unknown as AnyActorLogic;

export const kindOfActor = (actor: AnyActorRef): ActorKind => kindOf(logicIn(actor));

/**
 * Leaves the start of a new actor to a function. Until it starts, an actor that speaks by itself takes what
 * an observable has said, and nothing else. Call it when XState reports the actor.
 */
export function interceptStart(actor: AnyActorRef, begin: (start: () => void) => void): void {
  const holder = logicOf(actor);
  const { logic } = holder;
  const isSource = ['callback', 'observable'].includes(kindOfActor(actor));
  let hasBegun = !isSource;
  const own: Pick<Logic, 'transition' | 'start'> = {
    transition: (state, event, scope) => {
      if (hasBegun || event.type.startsWith(OBSERVED)) return logic.transition(state, event, scope);
      return event.type === 'xstate.stop' ? { ...state, status: 'stopped' } : state;
    },
    start: (state, scope) =>
      begin(() => {
        hasBegun = true;
        logic.start?.(state, scope);
      }),
  };
  // Logic may be an object of a class.
  holder.logic = Object.assign(Object.create(logic), own);
}

/** Whether a delivery comes from outside, through a callback or an observable. */
export function isSpoken({ source, event }: Passing): boolean {
  if (!source || /^xstate\.(?:done|error|snapshot)\./.test(event.type)) return false;
  const kind = kindOfActor(source);
  return kind === 'callback' || kind === 'observable';
}

/**
 * Numbers the actors of a root from the one after `given`, so that a root that goes on from a kept one, or
 * plays a record, gives the same ids to the actors that it spawns without an id.
 */
export function numberActors(root: AnyActorRef, given: number): void {
  const internals = internalsOf(root);
  let count = given;
  counts.set(internals, () => count);
  internals._bookId = () => {
    count += 1;
    return `x.${count}`;
  };
}

const counts = new WeakMap<Internals, () => number>();

/** Makes actors of another root known to a root by their system ids, as far as they have any. */
export function shareActors(root: AnyActorRef, actors: readonly AnyActorRef[]): void {
  for (const actor of actors) {
    const { systemId } = actor as unknown as Child;
    if (systemId !== undefined) internalsOf(root)._set(systemId, actor);
  }
}

/** Frees the system id of an actor that ends, as XState does before the next one begins. */
export const freeSystemId = (actor: AnyActorRef, root: AnyActorRef) =>
  internalsOf(root)._unregister(actor);

/** Lets several actors of a root have one system id, as those of several roots may. The first one is known by it. */
export function shareSystemIds(root: AnyActorRef): void {
  const internals = internalsOf(root);
  const set = internals._set;
  internals._set = (systemId, actor) => {
    if ((root.system.get(systemId) ?? actor) === actor) set(systemId, actor);
  };
}

/** How many actors a root has numbered; undefined for a root that XState numbers. */
export const numberedIn = (root: AnyActorRef): number | undefined =>
  counts.get(internalsOf(root))?.();

/** What a machine runs for a name that its snapshot holds: the code itself where it had no name. */
export function logicFor(machine: AnyStateMachine, src: unknown): AnyActorLogic | undefined {
  if (typeof src !== 'string') return src as AnyActorLogic | undefined;
  const [, index, node] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src) ?? [];
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>;
  if (node === undefined) return Object.hasOwn(actors, src) ? actors[src] : undefined;
  const invoked = [machine.getStateNodeById(node).config.invoke].flat()[Number(index)];
  return (invoked as { src?: AnyActorLogic } | undefined)?.src;
}

/** An actor as XState persists it. `src` is a name, or the code of an actor that was spawned without one. */
export type Persisted = Snapshot<unknown> & {
  value?: AnyMachineSnapshot['value'];
  context?: unknown;
  children?: Readonly<Record<string, { snapshot: Persisted; src?: unknown }>>;
};

/**
 * Persists an actor and those below it. XState's own way never ends where a context holds itself, as
 * elements of a page do, and loses the id of an actor that an action has spawned without one.
 */
export function persist(actor: AnyActorRef): Persisted {
  if (kindOfActor(actor) !== 'machine') return actor.getPersistedSnapshot() as Persisted;
  return persistMachine(logicIn(actor), actor.getSnapshot() as AnyMachineSnapshot);
}

/** Persists a machine that need not run, and the actors below it. */
export function persistMachine(logic: AnyActorLogic, snapshot: AnyMachineSnapshot): Persisted {
  const own = logic.getPersistedSnapshot({
    ...snapshot,
    context: {},
    children: {},
  } as never);
  const children = Object.values((snapshot.children ?? {}) as Record<string, AnyActorRef>);
  return {
    ...(own as Persisted),
    context: markActors(snapshot.context),
    children: Object.fromEntries(
      children.filter(Boolean).map((child) => {
        const { src, systemId, _syncSnapshot: syncSnapshot } = child as unknown as Child;
        return [child.id, { snapshot: persist(child), src, systemId, syncSnapshot }];
      }),
    ),
  };
}

type Child = { src: unknown; systemId?: string; _syncSnapshot?: boolean };

type Act = (action: ExecutableActionObject) => void;

/**
 * Leads the actions of a new actor through a function, which may carry them out later or never. XState's
 * own, such as `sendTo`, pass. Call it when XState reports the actor.
 */
export function interceptActions(
  actor: AnyActorRef,
  pass: (name: string, run: () => void) => void,
) {
  leadActions(actor, (action, _, execute) => {
    const { exec, type } = action;
    const isOwn = !exec || type.startsWith('xstate.');
    execute(
      isOwn ? action : { ...action, exec: (info, params) => pass(type, () => exec(info, params)) },
    );
  });
}

/**
 * Leads everything that a new actor asks for through a function, XState's own actions included, in their
 * order. Call it when XState reports the actor.
 */
export function leadActions(
  actor: AnyActorRef,
  lead: (action: ExecutableActionObject, run: () => void, execute: Act) => void,
) {
  const { _actorScope: scope } = actor as unknown as { _actorScope: { actionExecutor: Act } };
  const execute = scope.actionExecutor;
  scope.actionExecutor = (action) => lead(action, () => execute(action), execute);
}

const played = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (state: object) => state,
  transition: (state: object, { type, data }: AnyEventObject) => {
    if (type === RESOLVED) return { ...state, status: 'done', output: data };
    return type === REJECTED ? { ...state, status: 'error', error: data } : state;
  },
};

/**
 * Has a new actor do nothing by itself, whatever it would run: it rests until `settle`, and its parent
 * hears no snapshot of it. Call it when XState reports the actor.
 */
export function playActor(actor: AnyActorRef): void {
  logicOf(actor).logic = played as unknown as Logic;
  (actor as unknown as Child)._syncSnapshot = false;
}

/** Whether an actor has stopped. The snapshot of one that is stopped before it starts does not tell. */
export const hasEnded = (actor: AnyActorRef): boolean =>
  (actor as unknown as { _processingStatus: number })._processingStatus === 2;

/** The transitions of a microstep; none where the actor ignored the event. */
export function transitionsIn(step: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return step._transitions;
}

/** An event without what only the observable needs that it tells of. */
export function withoutSubscription<E extends AnyEventObject>(event: E): E {
  if (!event.type.startsWith('xstate.snapshot.') || !event.snapshot) return event;
  const { _subscription, ...snapshot } = event.snapshot;
  return { ...event, snapshot };
}

/** Whether the parent of an actor hears its snapshots: `onSnapshot` asks for them, or `syncSnapshot`. */
export const showsItself = (actor: AnyActorRef): boolean =>
  (actor as unknown as Child)._syncSnapshot === true;

/** The ids of the active states of a machine. */
export const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as readonly { id: string }[]).map(({ id }) => id);

/** The actor that invoked or spawned another one, or whose guest it is. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return hosts.get(actor) ?? (actor as unknown as { _parent?: AnyActorRef })._parent;
}

/** The actors below a machine, as they are. */
export const childrenOf = (actor: AnyActorRef): Record<string, AnyActorRef> =>
  (actor.getSnapshot() as AnyMachineSnapshot).children ?? {};

const hosts = new WeakMap<AnyActorRef, AnyActorRef>();

/**
 * Makes a root a guest of another one: it has the clock of that one, and numbers its actors with it. Its system
 * stays its own, and so do its timers: React starts a root again with those that its system had. Call it when
 * XState reports the root. The guest is seen while it is among the children of its host.
 */
export function joinRoot(guest: AnyActorRef, host: AnyActorRef, clock: Clock): void {
  const own = internalsOf(guest);
  hosts.set(guest, host);
  own._bookId = () => internalsOf(host)._bookId();
  const sessionId = own._bookId();
  Object.assign(guest, { sessionId, clock });
  Object.assign((guest as unknown as { _actorScope: object })._actorScope, { sessionId });
  own._clock = clock;
  const timers = new Map<string, number>();
  const keyOf = (source: AnyActorRef, id: string) => `${source.sessionId}.${id}`;
  const drop = (key: string) => {
    timers.delete(key);
    delete own._snapshot._scheduledEvents[key];
  };
  const { scheduler } = own;
  // The system has taken the clock of its options for good.
  scheduler.schedule = (source, target, event, delay, id = Math.random().toString(36).slice(2)) => {
    const key = keyOf(source, id);
    const fire = () => {
      drop(key);
      own._relay(source, target, event);
    };
    const order = clock.setTimeout(fire, delay) as unknown as number;
    timers.set(key, order);
    own._snapshot._scheduledEvents[key] = { source, target, event, delay, id, order };
  };
  scheduler.cancel = (source, id) => {
    const key = keyOf(source, id);
    if (timers.has(key)) clock.clearTimeout(timers.get(key));
    drop(key);
  };
  scheduler.cancelAll = (source) => {
    for (const timer of Object.values(own._snapshot._scheduledEvents)) {
      if (timer.source === source) scheduler.cancel(source, timer.id);
    }
  };
}

/** What an actor began with. */
type Start = { systemId?: string; input?: unknown; snapshot?: Snapshot<unknown> };

export function startOf(actor: AnyActorRef): Start {
  const { systemId, input, snapshot } = (actor as unknown as { options: Start }).options;
  return {
    ...(systemId !== undefined && { systemId }),
    ...(input !== undefined && { input }),
    ...(snapshot !== undefined && { snapshot }),
  };
}

/** How a root that is a guest elsewhere began, as data. `src` names what it runs. */
export type GuestStart = Start & { id: string; src: string };

/** Starts a child of a running machine as a root that was a guest began. */
export function startChild(parent: AnyActorRef, start: GuestStart): void {
  const logic = logicFor(logicIn(parent) as AnyStateMachine, start.src);
  if (!logic) return;
  const child = createActor(logic, { ...start, parent } as ActorOptions<AnyActorLogic>);
  childrenOf(parent)[start.id] = child;
  child.start();
}

/** Stops such a child. */
export function endChild(parent: AnyActorRef, id: string): void {
  const children = childrenOf(parent);
  (children[id] as unknown as { _stop: () => void } | undefined)?._stop();
  delete children[id];
}

/** A scope in which a machine takes an event without an effect: its actions come to a function instead. */
export function scopeOf(
  self: AnyActorRef,
  actionExecutor: (action: ExecutableActionObject) => void,
): AnyActorScope {
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor,
  };
}
