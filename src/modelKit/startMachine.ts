import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
  setup,
} from 'xstate';
import { coveredBy } from './describeChart.ts';
import { effectsOf, endOf, sendOf } from './effects.ts';
import { lastNumber, type Step } from './takeStep.ts';
import { runAgain } from './twice.ts';
import { VirtualClock } from './virtualClock.ts';
import type { World } from './world.ts';
import {
  childrenOf,
  hasEnded,
  intercept,
  leadActions,
  numberActors,
  parentOf,
  playActor,
  type Scheduled,
  scheduledIn,
  settle,
  statesIn,
} from './xstate.ts';

/** A machine below a parent, to which it reports. */
const hostOf = (machine: AnyStateMachine) =>
  setup({ actors: { machine } }).createMachine({
    invoke: {
      id: machine.id,
      src: 'machine',
      input: ({ event }: { event: AnyEventObject }) => event.input,
    },
  });

/** Tells timers of one id apart: XState runs them all, and keeps one of them in its list. */
const NUMBERED = ' of action ';
const nameOf = (id: string) => id.split(NUMBERED, 1).join();

/** Numbers the timers that a machine sets, and has what cancels one find it. */
function timerNumbers() {
  let count = 0;
  /** The numbered ids of timers that can be cancelled. */
  const cancellable = new Map<unknown, string>();
  return {
    number: ({ type, params: given }: ExecutableActionObject) => {
      const params = (given ?? {}) as Partial<Record<'id' | 'delay' | 'sendId', unknown>> & {
        event?: AnyEventObject;
      };
      if (params.delay !== undefined) {
        count += 1;
        // The model calls what comes later without an id by its event. XState draws an id.
        const id = `${params.id ?? params.event?.type}${NUMBERED}${count}`;
        if (params.id !== undefined) cancellable.set(params.id, id);
        params.id = id;
      }
      if (type === 'xstate.cancel') params.sendId = cancellable.get(params.sendId);
    },
    forget: (id: string) => cancellable.delete(id),
  };
}

/** What is noted of a machine that runs. */
type Noted = {
  actions: ExecutableActionObject[];
  covered: Set<string>;
  /** The actors of its own: each does what a step says. */
  played: AnyActorRef[];
  numbers: ReturnType<typeof timerNumbers>;
};

/** The parent of a machine, on a clock. The actions of the app are noted and not carried out. */
function createHost(
  machine: AnyStateMachine,
  input: unknown,
  clock: VirtualClock,
  { actions, covered, played, numbers }: Noted,
) {
  const isHost = (actor: AnyActorRef) => parentOf(actor) === undefined;
  const isOurs = (actor: AnyActorRef) => !isHost(actor) && isHost(parentOf(actor) as AnyActorRef);
  const host = createActor(hostOf(machine), {
    input,
    clock,
    logger: () => {},
    inspect: (event) => {
      const actor = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.microstep' && isOurs(actor)) {
        for (const part of coveredBy(event)) covered.add(part);
      }
      if (event.type !== '@xstate.actor' || isHost(actor)) return;
      if (!isOurs(actor)) {
        played.push(actor);
        playActor(actor);
        return;
      }
      // In a step of the model, the actor that stands for the machine takes a number first.
      numberActors(actor, 1);
      leadActions(actor, (action, run) => {
        actions.push(action);
        numbers.number(action);
        if (action.type.startsWith('xstate.')) run();
      });
    },
  });
  // What the machine tells its actors changes nothing: XState warns where one has stopped.
  intercept(host, ({ source, target, deliver }) => {
    if (source === target || !played.includes(target)) deliver();
  });
  // What fails shows in the status.
  host.subscribe({ error: () => {} });
  return host;
}

function settleChild(machine: AnyActorRef, id: string, type: 'output' | 'error', value: unknown) {
  const child = Object.values(childrenOf(machine)).find((one) => one.id === id);
  if (!child) throw new Error(`The actor ${id} does not run.`);
  settle(child, type, value);
}

/** What is seen of a machine after a step. */
export type SeenWorld = Pick<World, 'snapshot' | 'running' | 'effects' | 'covered'> & {
  timers: readonly { id: string; remaining: number }[];
};

/**
 * A machine that runs, on a held clock, below a parent. It alone runs: each actor of its own does what a
 * step says, and the actions of the app are noted and not carried out.
 */
export function startMachine(machine: AnyStateMachine, input: unknown) {
  const clock = new VirtualClock();
  const noted: Noted = { actions: [], covered: new Set(), played: [], numbers: timerNumbers() };
  const { actions, covered, played, numbers } = noted;
  /** What the last step has delivered to another actor, of what came later. */
  let sent: Scheduled | undefined;
  const host = runAgain(() => createHost(machine, input, clock, noted));
  const actor = childrenOf(host)[machine.id] as AnyActorRef;
  const seeStates = () => {
    for (const id of statesIn(actor.getSnapshot())) covered.add(id);
  };
  runAgain(() => host.start());
  seeStates();

  const fire = (id: string) => {
    const isOwn = (timer: Scheduled) => timer.source === actor && nameOf(timer.id) === id;
    const due = scheduledIn(host).find(isOwn);
    numbers.forget(id);
    if (due?.target !== actor) sent = due;
    // Another one may be due at the same moment.
    while (due && scheduledIn(host).includes(due)) clock.step();
  };

  const take = (step: Step) => {
    if (step.type === 'event') actor.send(step.event);
    else if (step.type === 'timer') fire(step.id);
    else settleChild(actor, step.invoke, step.type, step.value);
  };

  return {
    take: (step: Step) => {
      actions.length = 0;
      sent = undefined;
      covered.clear();
      numberActors(host, 1 + lastNumber(childrenOf(actor)));
      clock.advanceUpTo(clock.now() + (step.ms ?? 0));
      runAgain(() => take(step));
      seeStates();
    },
    world: (): SeenWorld => {
      const remaining = clock.remaining();
      const timers = scheduledIn(host).flatMap(({ id, source }, index) =>
        source === actor ? [{ id: nameOf(id), remaining: remaining[index] as number }] : [],
      );
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      const sending = sent
        ? [sendOf(sent.target === host ? '#_parent' : sent.target.id, sent.event)]
        : [];
      const effects = [...sending, ...effectsOf(actions), ...endOf(snapshot)];
      return {
        snapshot,
        timers,
        running: played.filter((child) => !hasEnded(child)).map(({ id }) => id),
        effects,
        covered: [...covered],
      };
    },
    stop: () => host.stop(),
  };
}
