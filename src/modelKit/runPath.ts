import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
  setup,
} from 'xstate';
import { markActors, textOf } from './data.ts';
import { coveredBy, describeChart } from './describeChart.ts';
import { describePath } from './describePath.ts';
import { effectsOf, endOf, sendOf, stateOf } from './effects.ts';
import { aboutOf, fixtureOf, type ModelFailure } from './failure.ts';
import { Judge } from './judge.ts';
import { brokenIn, type Model, type ModelPath } from './model.ts';
import { takenReader } from './pairs.ts';
import { pilingUp, spoilt } from './standing.ts';
import { lastNumber, type Rest, type Step } from './takeStep.ts';
import { VirtualClock } from './virtualClock.ts';
import type { Effect, World } from './world.ts';
import {
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

/** What the model says about a world, and what an actor shows of it. */
type Picture = {
  value: unknown;
  status: string;
  context: unknown;
  timers: readonly string[];
  running: readonly string[];
  effects: readonly string[];
  covered: readonly string[];
};

const toPicture = (
  { value, status, context }: AnyMachineSnapshot,
  timers: readonly { id: string; remaining: number }[],
  running: readonly string[],
  effects: readonly Effect[],
  covered: Iterable<string>,
): Picture => ({
  value,
  status,
  context: markActors(context),
  timers: timers.map(({ id, remaining }) => `${id} in ${remaining} ms`).toSorted(),
  running: running.toSorted(),
  effects: effects.map(({ kind, name, data }) =>
    textOf([kind, name, ...data].map((one) => markActors(one))),
  ),
  covered: [...new Set(covered)].toSorted(),
});

const pictureOf = ({ snapshot, timers, running, effects, covered }: World): Picture =>
  toPicture(snapshot as AnyMachineSnapshot, timers, running, effects, covered);

/** A picture, its context by the parts of it. */
const partsOf = ({ context, ...picture }: Picture): Record<string, unknown> => ({
  ...picture,
  ...Object.fromEntries(
    Object.entries(context as object).map(([key, part]) => [`context.${key}`, part]),
  ),
});

/** Of a list, what the other one does not have. */
const apart = (value: unknown, other: unknown): string => {
  if (!Array.isArray(value) || !Array.isArray(other)) return textOf(value);
  const own = value.filter((one) => !other.includes(one));
  return own.length > 0
    ? own.map((one) => (typeof one === 'string' ? one : textOf(one))).join(', ')
    : 'nothing else';
};

/** What an actor shows and its model does not, each as a sentence. */
function differences(shown: Picture, wanted: Picture): string[] {
  const found = partsOf(shown);
  const meant = partsOf(wanted);
  return [...new Set([...Object.keys(meant), ...Object.keys(found)])]
    .filter((part) => !isDeepStrictEqual(found[part], meant[part]))
    .map((part) => {
      const [one, other] = [apart(found[part], meant[part]), apart(meant[part], found[part])];
      return `the actor against the model: ${part}: ${one}; ${
        one === other ? 'another one that looks alike' : other
      } in the model`;
    });
}

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

/**
 * A machine that runs, on a held clock, below a parent. It alone runs: each actor of its own does what a
 * step says, and the actions of the app are noted and not carried out.
 */
function startMachine(machine: AnyStateMachine, input: unknown) {
  const clock = new VirtualClock();
  const covered = new Set<string>();
  const actions: ExecutableActionObject[] = [];
  const played: AnyActorRef[] = [];
  const numbers = timerNumbers();
  /** What the last step has delivered to another actor, of what came later. */
  let sent: Scheduled | undefined;
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
  const actor = host.getSnapshot().children[machine.id] as AnyActorRef;
  // What the machine tells its actors changes nothing: XState warns where one has stopped.
  intercept(host, ({ source, target, deliver }) => {
    if (source === target || !played.includes(target)) deliver();
  });
  // What fails shows in the status.
  host.subscribe({ error: () => {} });
  host.start();
  const seeStates = () => {
    for (const id of statesIn(actor.getSnapshot())) covered.add(id);
  };
  seeStates();

  const settleActor = (id: string, type: 'output' | 'error', value: unknown) => {
    const children = Object.values(actor.getSnapshot().children as Record<string, AnyActorRef>);
    const child = children.find((one) => one.id === id);
    if (!child) throw new Error(`The actor ${id} does not run.`);
    settle(child, type, value);
  };
  const fire = (id: string) => {
    const isOwn = (timer: Scheduled) => timer.source === actor && nameOf(timer.id) === id;
    const due = scheduledIn(host).find(isOwn);
    numbers.forget(id);
    if (due?.target !== actor) sent = due;
    // Another one may be due at the same moment.
    while (due && scheduledIn(host).includes(due)) clock.step();
  };

  return {
    take: (step: Step) => {
      actions.length = 0;
      sent = undefined;
      covered.clear();
      numberActors(host, 1 + lastNumber(actor.getSnapshot().children));
      clock.advanceUpTo(clock.now() + (step.ms ?? 0));
      if (step.type === 'event') actor.send(step.event);
      else if (step.type === 'timer') fire(step.id);
      else settleActor(step.invoke, step.type, step.value);
      seeStates();
    },
    picture: () => {
      const remaining = clock.remaining();
      const timers = scheduledIn(host).flatMap(({ id, source }, index) =>
        source === actor ? [{ id: nameOf(id), remaining: remaining[index] as number }] : [],
      );
      const running = played
        .filter((child) => child.getSnapshot().status === 'active')
        .map(({ id }) => id);
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      const sending = sent
        ? [sendOf(sent.target === host ? '#_parent' : sent.target.id, sent.event)]
        : [];
      const effects = [...sending, ...effectsOf(actions), ...endOf(snapshot)];
      return toPicture(snapshot, timers, running, effects, covered);
    },
    stop: () => host.stop(),
  };
}

const EXPECTED = 'what people expect: ';

/**
 * Walks a path through a machine that runs. After each step, the machine has to be as its model says, and
 * as people expect. Ends at the first step that is wrong, and says what is, with the way to it as people
 * read it, and as data.
 */
export function failuresOf(model: Model, path: ModelPath): ModelFailure[] {
  const { machine, temporal = [] } = model;
  const { input, start, steps } = path;
  const judge = new Judge(machine, model.expected);
  let run: ReturnType<typeof startMachine> | undefined;
  const wrongIn = (world: World, wanted: readonly string[]) => [
    ...(run ? differences(run.picture(), pictureOf(world)) : []),
    ...pilingUp(world),
    ...[...wanted, ...brokenIn(temporal, world as Rest)].map((one) => EXPECTED + one),
  ];
  const told = (index: number, faults: readonly string[]) => {
    const taken = steps.slice(0, index + 1);
    const way = describePath(model, { ...path, steps: taken });
    const now = index < 0 ? '' : `, now in ${stateOf(taken.at(-1)?.world ?? start) || machine.id}`;
    const moves = taken.map(({ step }) => step);
    const [last, before = start] = [taken.at(-1), taken.at(-2)?.world];
    const place =
      (last && takenReader(describeChart(machine))(last.world).join()) || stateOf(before);
    return faults.map((fault) => ({
      way: way + now,
      fault,
      about: aboutOf(last ? judge.judged : 'start', place, fault.replace(EXPECTED, '')),
      fixture: fixtureOf(machine.id, input, moves, fault),
    }));
  };
  let index = -1;
  try {
    const begun = judge.judgeStart(start, input);
    // A machine that runs would change what other machines have.
    if (start.spoiled) return told(index, spoilt(start));
    run = startMachine(machine, input);
    const wrong = wrongIn(start, begun);
    if (wrong.length > 0) return told(index, wrong);
    let before = start;
    for (const { step, world } of steps) {
      index += 1;
      const judged = judge.judgeStep(before, step, world);
      if (world.spoiled) return told(index, spoilt(world));
      run.take(step);
      const faults = wrongIn(world, judged);
      if (faults.length > 0) return told(index, faults);
      before = world;
    }
    return [];
  } catch (error) {
    return told(index, [`it cannot be judged: ${error}`]);
  } finally {
    run?.stop();
  }
}
