import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
  fromTransition,
} from 'xstate';
import { transitionId } from './describeChart.ts';
import { scopeOf, transitionsIn } from './xstate.ts';

/** A timer that a machine waits for. */
export type WaitingTimer = { id: string; event: AnyEventObject; remaining: number };

/** A machine that rests, and the timers that it waits for. */
export type Rest = { snapshot: AnyMachineSnapshot; timers: readonly WaitingTimer[] };

/** A rest, and the ids of the transitions that led to it. */
export type Taken = Rest & { transitions: readonly string[] };

const nothing = fromTransition((state) => state, null);

/**
 * Runs a step of a machine in a system of its own. Its actions reach nothing: a scope of XState
 * collects them in place of running them. What they would do to timers is done to `timers`.
 */
function rehearse(
  timers: readonly WaitingTimer[],
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Taken {
  let waiting = [...timers];
  const transitions: string[] = [];
  // The machine may send events to its parent, so it needs one.
  const parent = createEmptyActor();
  const self = createActor(nothing, { parent });
  parent.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    transitions.push(...transitionsIn(inspected).map(transitionId));
  });
  const scope = scopeOf(self, ({ type, params }) => {
    const { id, event, delay, sendId } = (params ?? {}) as Record<string, unknown>;
    if (type === 'xstate.cancel') waiting = waiting.filter((timer) => timer.id !== sendId);
    if (type !== 'xstate.raise' || typeof delay !== 'number') return;
    waiting.push({ id: String(id), event: event as AnyEventObject, remaining: delay });
  });
  const snapshot = run(scope);
  if (snapshot.status === 'error') throw snapshot.error;
  return { snapshot, timers: waiting, transitions };
}

/** How a machine begins. Throws where it cannot. */
export const takeStart = (machine: AnyStateMachine, input: unknown): Taken =>
  rehearse([], (scope) => machine.getInitialSnapshot(scope, input));

/** What an event does to a machine that rests, without any effect. Throws where the machine would. */
export const takeEvent = ({ snapshot, timers }: Rest, event: AnyEventObject): Taken =>
  rehearse(timers, (scope) => snapshot.machine.transition(snapshot, event, scope));
