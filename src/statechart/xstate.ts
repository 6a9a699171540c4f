import type {
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  ExecutableActionObject,
  InspectedMicrostepEvent,
} from 'xstate';

/**
 * Everything that inspector and tests need of XState and that is not public. Each function has a test that
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
  _snapshot: { _scheduledEvents: Record<string, Scheduled> };
};

const internalsOf = ({ system }: AnyActorRef) => system as unknown as Internals;

/** The pending timers of a system, in the order of their start. */
export function scheduledIn(root: AnyActorRef): Scheduled[] {
  return Object.values(internalsOf(root)._snapshot._scheduledEvents);
}

/** Gives a root its timers before it starts. Its start sets them on its clock. */
export function schedule(root: AnyActorRef, timers: readonly Scheduled[]): void {
  internalsOf(root)._snapshot._scheduledEvents = Object.fromEntries(
    timers.map((timer) => [`${timer.source.sessionId}.${timer.id}`, timer]),
  );
}

/** A delivery on its way. `deliver` completes it, with all that follows from it at once. */
export type Passing = {
  /** Undefined for the world outside. */
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

/** How a promise settled; null for every other delivery. */
export function resultIn({ source, target, event }: Passing): 'output' | 'error' | null {
  if (source !== target) return null;
  return event.type === RESOLVED ? 'output' : event.type === REJECTED ? 'error' : null;
}

/** Settles a promise by hand. What the world answers later is ignored. */
export function settle(promise: AnyActorRef, type: 'output' | 'error', value: unknown): void {
  relay(promise, promise, { type: type === 'output' ? RESOLVED : REJECTED, data: value });
}

type Logic = {
  config?: unknown;
  transition: (state: object, event: AnyEventObject, scope: object) => { status?: string };
  start?: (state: object, scope: object) => void;
};

const logicOf = (actor: AnyActorRef) => actor as unknown as { logic: Logic };

/** Whether an actor runs a promise: only such logic is done by the event of a result. */
export function isPromise(actor: AnyActorRef): boolean {
  const { logic } = logicOf(actor);
  if (typeof logic.config !== 'function' || !logic.start) return false;
  try {
    const settled = logic.transition({ status: 'active' }, { type: RESOLVED }, { self: {} });
    return settled.status === 'done';
  } catch {
    return false;
  }
}

/** Leaves the start of a new actor to a function. Call it when XState reports the actor. */
export function interceptStart(actor: AnyActorRef, begin: (start: () => void) => void): void {
  const holder = logicOf(actor);
  const { logic } = holder;
  holder.logic = {
    ...logic,
    start: (state, scope) => begin(() => logic.start?.(state, scope)),
  };
}

type Act = (action: ExecutableActionObject) => void;

/**
 * Leads the actions of a new actor through a function, which may carry them out later or never. XState's
 * own, such as `sendTo`, pass. Call it when XState reports the actor.
 */
export function interceptActions(
  actor: AnyActorRef,
  pass: (name: string, run: () => void) => void,
) {
  const { _actorScope: scope } = actor as unknown as { _actorScope: { actionExecutor: Act } };
  const execute = scope.actionExecutor;
  scope.actionExecutor = (action) => {
    const { exec, type } = action;
    const isOwn = !exec || type.startsWith('xstate.');
    execute(
      isOwn ? action : { ...action, exec: (info, params) => pass(type, () => exec(info, params)) },
    );
  };
}

/** The transitions of a microstep; none where the actor ignored the event. */
export function transitionsIn(step: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return step._transitions;
}

/** The ids of the active states of a machine. */
export const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as readonly { id: string }[]).map(({ id }) => id);

/** The actor that invoked or spawned another one. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return (actor as unknown as { _parent?: AnyActorRef })._parent;
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
