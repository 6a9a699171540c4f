import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type KeptRoot, snapshotsIn } from '#statechart/keptRoot.ts';
import type { Cause, Entry } from '../record/entry.ts';
import { changesBetween, statesIn } from './keptStates.ts';
import type { SessionFile } from './sessionFile.ts';

/** A step of a test. Actors are paths, as in the record. */
export type JourneyStep =
  | { type: 'send'; actor: string; event: AnyEventObject }
  | { type: 'pass'; ms: number }
  | { type: 'output' | 'error'; actor: string; invoke: string; value: unknown }
  /** `states` are the active leaves, separated by spaces. */
  | { type: 'expect'; actor: string; states: string };

/** What a test of an actor needs: everything that came to it from outside, and the states that followed. */
export type Journey = {
  actor: string;
  isRoot: boolean;
  machine: AnyStateMachine;
  /** Where it begins: the actor as the root of a system of its own. */
  kept: KeptRoot;
  /** Whether it begins with the start of the actor. */
  isFresh: boolean;
  /** What its parent invoked it with, where it is fresh. The app alone knows the input of the root. */
  input: unknown;
  steps: readonly JourneyStep[];
  /** The context at its end. */
  context: unknown;
  /** The deployment that recorded it. */
  version: string;
};

type Source = { id: string; input?: unknown };

/** The input that an actor was invoked with, when its parent started with a context. */
function inputOf(parent: AnyStateMachine, id: string, context: unknown): unknown {
  const invoked = (parent.root.invoke as readonly Source[]).find((source) => source.id === id);
  const input = invoked?.input;
  return typeof input === 'function'
    ? input({ context, event: { type: 'xstate.init', input: context }, self: undefined })
    : input;
}

/** What came to the chosen actor, or to one below it, from outside of both. */
function stimuliOf({ cause, deliveries }: Entry, isWithin: (path: string) => boolean) {
  const steps: JourneyStep[] = deliveries
    .filter(({ sender, receiver }) => isWithin(receiver) && !(sender !== null && isWithin(sender)))
    .filter(({ event }) => !event.type.startsWith('xstate.'))
    .map(({ receiver, event }) => ({ type: 'send', actor: receiver, event }));
  const isOutcome = cause.type === 'output' || cause.type === 'error';
  return isOutcome && isWithin(cause.actor) ? [cause, ...steps] : steps;
}

const isTimerOf = (cause: Cause, isWithin: (path: string) => boolean) =>
  cause.type === 'timer' && isWithin(cause.actor);

/** A kept actor as the root of a system of its own, named like its machine. */
export function keptOf(
  { start, root }: SessionFile,
  actor: string,
  { id }: AnyStateMachine,
): KeptRoot {
  if (actor === root) return start;
  return {
    snapshot: snapshotsIn(start, root).get(actor) as KeptRoot['snapshot'],
    timers: start.timers.flatMap((timer) => {
      if (timer.actor === actor) return [{ ...timer, actor: id }];
      return timer.actor.startsWith(`${actor}/`)
        ? [{ ...timer, actor: timer.actor.slice(actor.length + 1) }]
        : [];
    }),
  };
}

/** The journey of an actor through a session. Throws where the session does not have it from its start. */
export function journeyOf(
  session: SessionFile,
  machines: Readonly<Record<string, AnyStateMachine>>,
  actor = session.root,
): Journey {
  const { root, entries, start, startAt, version } = session;
  const isRoot = actor === root;
  const machine = machines[actor];
  const first = snapshotsIn(start, root).get(actor);
  if (!machine || first?.value === undefined) {
    throw new Error(`“${actor}” was not there when the session began.`);
  }
  const isWithin = (path: string) => isRoot || path === actor || path.startsWith(`${actor}/`);

  const steps: JourneyStep[] = [];
  let time = startAt;
  const passUntil = (at: number) => {
    if (at > time) steps.push({ type: 'pass', ms: at - time });
    time = at;
  };

  let states = statesIn(start, root);
  if (!isRoot) steps.push({ type: 'expect', actor, states: states.get(actor) ?? '' });
  let lastTimer = time;
  for (const entry of entries) {
    const stimuli = stimuliOf(entry, isWithin);
    const next = statesIn(entry.kept, root);
    const changes = changesBetween(states, next).filter((change) => isWithin(change.actor));
    states = next;
    if (isTimerOf(entry.cause, isWithin)) lastTimer = entry.at;
    if (stimuli.length === 0 && changes.length === 0) continue;
    passUntil(entry.at);
    steps.push(...stimuli);
    for (const change of changes) {
      steps.push({ type: 'expect', actor: change.actor, states: change.after });
    }
  }
  passUntil(Math.max(time, lastTimer));

  const isFresh = entries[0]?.cause.type === 'start';
  const [parentPath, id] = actor.includes('/')
    ? [actor.slice(0, actor.lastIndexOf('/')), actor.slice(actor.lastIndexOf('/') + 1)]
    : [root, actor];
  const parent = machines[parentPath];
  return {
    actor,
    isRoot,
    machine,
    kept: keptOf(session, actor, machine),
    isFresh,
    input:
      isFresh && !isRoot && parent
        ? inputOf(parent, id, snapshotsIn(start, root).get(parentPath)?.context)
        : undefined,
    steps,
    context: snapshotsIn(entries.at(-1)?.kept ?? start, root).get(actor)?.context,
    version,
  };
}
