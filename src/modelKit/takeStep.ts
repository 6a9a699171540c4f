import {
  type AnyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  fromTransition,
  StateMachine,
} from 'xstate';
import { coveredBy, timerName } from './describeChart.ts';
import { Intact } from './inPlace.ts';
import { runFirst } from './twice.ts';
import { freeSystemId, numberActors, parentOf, scopeOf, shareActors, statesIn } from './xstate.ts';

/** What makes a machine move. A tester could do each by hand. The inspector records the same. */
export type Move =
  | { type: 'event'; event: AnyEventObject }
  | { type: 'timer'; id: string }
  | { type: 'output' | 'error'; invoke: string; value: unknown };

/** A step of a way. `ms` pass before it: those that a timer still has, or a wait in which none is due. */
export type Step =
  | (Exclude<Move, { type: 'timer' }> & { ms?: number })
  | { type: 'timer'; id: string; ms: number };

/** A timer that a machine waits for. `delay` is what it was set to, where that is known. */
export type WaitingTimer = {
  id: string;
  event: AnyEventObject;
  remaining: number;
  delay?: number;
  /** What it does when it is due, where its event goes to another actor. */
  sends?: ExecutableActionObject;
  /** Whether nothing can cancel it: it has no id of its own, or another timer has taken or ended the id. */
  isForgotten?: boolean;
};

/** The longest delay that `setTimeout` takes, in ms: a longer one fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

const isDelay = (delay: unknown): delay is number =>
  typeof delay === 'number' && delay >= 0 && delay <= LONGEST_MS;

/** Timers of which XState has let the id go. */
const forget = (timers: readonly WaitingTimer[], id: string): WaitingTimer[] =>
  timers.map((timer) => (timer.id === id ? { ...timer, isForgotten: true } : timer));

/** A machine that rests, and what it waits for. */
export type Rest = {
  snapshot: AnyMachineSnapshot;
  /** The first one is due first. */
  timers: readonly WaitingTimer[];
  /** The actors that it has invoked or spawned and that have not settled. */
  running: readonly string[];
};

/** A rest, and what led to it. */
export type Taken = Rest & {
  /** The ids of the transitions that were taken, and of the states that were left, passed or entered. */
  covered: readonly string[];
  /** What the machine asked for. Nobody has carried it out. */
  actions: readonly ExecutableActionObject[];
  /** The ids of the timers that it has set. */
  begun: readonly string[];
  /** The actors that it has started, those that it has stopped, too, or that an assignment has spawned. */
  started: readonly AnyActor[];
  /** The parts of the context before, or of the event, that the step has changed in place. They are put back. */
  spoiled?: readonly string[];
};

const nothing = fromTransition((state) => state, null);

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

const actorsIn = (children: Children) => Object.values(children).filter((one) => one !== undefined);

/** The highest number of an actor that has no id of its own. XState keeps it under another name. */
export const lastNumber = (children: Children): number =>
  Math.max(0, ...actorsIn(children).map(({ id }) => Number(/^x\.(\d+)$/.exec(id)?.[1] ?? 0)));

const paramsOf = ({ params }: ExecutableActionObject) => (params ?? {}) as Record<string, unknown>;

/** The timer that an action of an actor sets; undefined for another action. */
function timerOf(action: ExecutableActionObject, self: AnyActorRef): WaitingTimer | undefined {
  const params = paramsOf(action);
  const { id, delay, to } = params;
  const event = params.event as AnyEventObject;
  if (!['xstate.raise', 'xstate.sendTo'].includes(action.type) || delay === undefined) return;
  const name = String(id ?? event.type);
  if (!isDelay(delay)) {
    const told = typeof delay === 'string' ? `“${delay}”` : delay;
    throw new Error(
      `after ${timerName(name)}: the delay is ${told}; it has to be a number of ms, from 0 to ${LONGEST_MS}`,
    );
  }
  const isToOther = action.type === 'xstate.sendTo' && to !== self;
  return {
    id: name,
    event,
    remaining: delay,
    delay,
    ...(id === undefined && { isForgotten: true }),
    ...(isToOther && { sends: { ...action, params: { ...params, delay: undefined } } }),
  };
}

/**
 * Runs a step of a machine in a system of its own. Its actions reach nothing: a scope of XState
 * collects them in place of running them. What they would do to timers and actors is noted.
 */
function rehearse(
  { id }: AnyStateMachine,
  { timers: before, running: ran }: Pick<Rest, 'timers' | 'running'>,
  children: Children,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Taken {
  let timers = [...before];
  let running = [...ran];
  const covered: string[] = [];
  const actions: ExecutableActionObject[] = [];
  const begun: string[] = [];
  const started: AnyActor[] = [];
  // The machine may send events to its parent, so it needs one.
  const parent = createEmptyActor();
  // Rests with the same actors are alike, so what is spawned without an id gets the next free number.
  numberActors(parent, lastNumber(children));
  shareActors(
    parent,
    actorsIn(children).filter(({ id }) => ran.includes(id)),
  );
  // It is called as the machine that runs: an action may say so.
  const self = createActor(nothing, { parent, id });
  parent.system.inspect((inspected) => {
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.actor' && parentOf(actor) === self) {
      running.push(actor.id);
      started.push(actor);
    }
    if (inspected.type === '@xstate.microstep' && actor === self)
      covered.push(...coveredBy(inspected));
  });
  const scope = scopeOf(self, (action) => {
    actions.push(action);
    const { id, sendId, actorRef, src } = paramsOf(action);
    if (action.type === 'xstate.spawnChild' && !actorRef)
      throw new Error(`not implemented: the actor ${src}`);
    if (action.type === 'xstate.cancel') {
      timers = timers.filter((timer) => timer.id !== sendId || timer.isForgotten);
    }
    if (action.type === 'xstate.stopChild') {
      running = running.filter((child) => child !== id);
      for (const one of [...actorsIn(children), ...started]) {
        if (one.id === id) freeSystemId(one, parent);
      }
    }
    const timer = timerOf(action, self);
    if (!timer) return;
    begun.push(timer.id);
    timers = [...(timer.isForgotten ? timers : forget(timers, timer.id)), timer];
  });
  const snapshot = run(scope);
  if (snapshot.status === 'error') throw snapshot.error;
  timers.sort((one, other) => one.remaining - other.remaining);
  covered.push(...statesIn(snapshot));
  return { snapshot, timers, running, covered, actions, begun, started };
}

/** Runs a step, and puts back what it changes in place. */
function leaving(intact: Intact, run: () => Taken): Taken {
  let taken: Taken;
  let spoiled: string[] = [];
  try {
    taken = runFirst(run);
  } finally {
    spoiled = intact.restore();
  }
  return spoiled.length > 0 ? { ...taken, spoiled } : taken;
}

/** What each function has made as a context. What it changes in place of that, it changes at each start. */
const madeBy = new WeakMap<object, object>();

/** How a machine begins. Throws where it cannot. */
export function takeStart(machine: AnyStateMachine, input: unknown): Taken {
  const intact = new Intact();
  intact.keep('', { input });
  const { context = {} } = machine.config;
  intact.keep('', madeBy.get(context) ?? {});
  const keep = (made: object) => {
    intact.keep('', made);
    if (Object(made) === made) madeBy.set(context, made);
    return made;
  };
  const own = typeof context === 'function' ? (args: never) => keep(context(args)) : keep(context);
  const watched: AnyStateMachine = Object.create(machine, {
    config: { value: { ...machine.config, context: own } },
  });
  return leaving(intact, () =>
    rehearse(machine, { timers: [], running: [] }, {}, (scope) =>
      // A machine has its own functions bound to itself.
      StateMachine.prototype.getInitialSnapshot.call(watched, scope, input),
    ),
  );
}

/** The event that a step is for a machine. Throws for a timer that does not run. */
export function eventOf({ timers }: Pick<Rest, 'timers'>, step: Step): AnyEventObject {
  if (step.type === 'event') return step.event;
  if (step.type === 'timer') {
    const timer = timers.find(({ id }) => id === step.id);
    if (!timer) throw new Error(`no timer ${step.id}`);
    return timer.event;
  }
  const kind = step.type === 'output' ? 'done' : 'error';
  const type = `xstate.${kind}.actor.${step.invoke}`;
  return { type, [step.type]: step.value, actorId: step.invoke };
}

/** The timer that a step fires, and what runs before the step and does not end by it. */
export function goesOn({ timers, running }: Pick<Rest, 'timers' | 'running'>, step: Step) {
  const fired = step.type === 'timer' ? timers.find(({ id }) => id === step.id) : undefined;
  return {
    fired,
    timers: timers.filter((timer) => timer !== fired),
    running: running.filter((id) => !('invoke' in step) || id !== step.invoke),
  };
}

/** What a step does to a machine that rests, without any effect. Throws where the machine would. */
export function takeStep(rest: Rest, step: Step): Taken {
  const { snapshot } = rest;
  const event = eventOf(rest, step);
  const { ms: passed = 0 } = step;
  const { fired, timers, running } = goesOn(rest, step);
  const before = {
    timers: (fired ? forget(timers, fired.id) : timers).map((timer) => ({
      ...timer,
      remaining: timer.remaining - passed,
    })),
    running,
  };
  if (fired?.sends) {
    const covered = statesIn(snapshot);
    return { snapshot, ...before, covered, actions: [fired.sends], begun: [], started: [] };
  }
  const intact = new Intact();
  intact.keep('event.', event);
  intact.keep('', snapshot.context);
  return leaving(intact, () =>
    rehearse(snapshot.machine, before, snapshot.children, (scope) =>
      snapshot.machine.transition(snapshot, event, scope),
    ),
  );
}
