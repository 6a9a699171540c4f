import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { fromJson, isTime, lossesIn, markActors, textOf } from './data.ts';
import { describeChart, statesOf } from './describeChart.ts';
import { ModelTestFailureError } from './failure.ts';
import { type KeptRoot, snapshotsIn } from './keptRoot.ts';
import {
  firstWorld,
  inputsOf,
  isKnown,
  type Knowing,
  type Model,
  modelFrom,
  untoldOf,
} from './model.ts';
import type { Delivery, RecordedSession } from './recorded.ts';
import { objectOf } from './refuseUnknown.ts';
import { failuresOn, type WayPart } from './replayTest.ts';
import type { Move } from './takeStep.ts';
import type { Persisted } from './xstate.ts';

type Entry = RecordedSession['entries'][number];

/** What happened to an actor from a start to an end of it. What its own timers brought is not listed. */
type Life = {
  /** What it began with. Undefined where the record does not tell. */
  init: AnyEventObject | undefined;
  /** How it was at first. */
  began: Persisted | undefined;
  /** The time of its last part. */
  now: number;
  way: WayPart[];
};

/** What an event is for the machine that it reaches. */
function moveFor(event: AnyEventObject): Move {
  const [, kind, invoke = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(event.type) ?? [];
  if (kind === 'done') return { type: 'output', invoke, value: event.output };
  return kind ? { type: 'error', invoke, value: event.error } : { type: 'event', event };
}

function livesOf(
  { root, start, startAt, from = 0, entries }: RecordedSession,
  path: string,
  isIgnored: (delivery: Delivery) => boolean,
) {
  const snapshotIn = (kept: KeptRoot) => snapshotsIn(kept, root).get(path);
  const begin = (init: Life['init'], began: Life['began'], now: number): Life => {
    return { init, began, now, way: [] };
  };
  let life = begin(undefined, snapshotIn(start), startAt);
  const lives = [life];
  const add = (at: number, part: Move | { type: 'wait' }) => {
    life.way.push({ ...part, ms: at - life.now });
    life.now = at;
  };
  // Those before `from` are acts that the record has outlived.
  for (const { at, cause, deliveries, kept } of entries.filter(({ index }) => index >= from)) {
    for (const delivery of deliveries) {
      const { receiver, event } = delivery;
      if (receiver !== path || isIgnored(delivery)) continue;
      const isCause = event === deliveries[0]?.event;
      const isTimer = isCause && cause.type === 'timer' && cause.actor === path;
      if (event.type === 'xstate.init') {
        // A root may go on from a snapshot.
        const init = cause.event?.snapshot === undefined ? event : undefined;
        life = begin(init, snapshotIn(kept), at);
        lives.push(life);
      } else if (!isTimer) {
        add(at, moveFor(event));
      }
    }
    if (snapshotIn(kept)?.status === 'active') add(at, { type: 'wait' });
  }
  return lives.filter(({ init, way }) => init || way.some(({ type }) => type !== 'wait'));
}

/** The input with which an actor began. Throws where the record does not hold its start. */
function inputOf(model: Model, { init, began }: Life): unknown {
  if (init) return init.input;
  const textAt = (value: unknown, context: unknown) => textOf([value, context]);
  const inputs = inputsOf(model).filter((input) => {
    const { snapshot } = firstWorld(model, input);
    return (
      textAt(snapshot.value, markActors(snapshot.context)) === textAt(began?.value, began?.context)
    );
  });
  if (inputs.length > 0) return inputs[0];
  throw new Error(
    `This session begins when ${model.machine.id} is in ${textOf(began?.value)} already, and a test begins at its start: name the input that it had in \`inputs\`, or record it from the start.`,
  );
}

/** What a file has in the place of each letter, or e-mail address, that the inspector has masked. */
const MASK = /▒|masked\d+@example\.com/;

/** Where a life has masked values: its start, and its events and results by their names. */
function maskedIn({ init, began, way }: Life): string[] {
  const nameOf = (part: WayPart) =>
    'invoke' in part ? `the result of ${part.invoke}` : 'event' in part && part.event.type;
  const start = ['its start', init ? init.input : began?.context];
  return [start, ...way.map((part) => [nameOf(part), part])].flatMap(([name, part]) =>
    MASK.test(textOf(part)) ? [String(name)] : [],
  );
}

const isKept = (kept: KeptRoot | undefined) => Object(kept?.snapshot) === kept?.snapshot;

function isEntry(part: unknown): boolean {
  const { index, at, cause, deliveries, kept } = Object(part) as Partial<Entry>;
  const isTold = Number.isInteger(index) && isTime(at) && typeof cause?.type === 'string';
  const isDelivery = ({ receiver, event, microsteps }: Partial<Delivery>) =>
    [receiver, event?.type].every((one) => typeof one === 'string') && Array.isArray(microsteps);
  const isHeard = Array.isArray(deliveries) && deliveries.every((one) => isDelivery(one ?? {}));
  return isTold && isHeard && isKept(kept);
}

/** Refuses a session that lacks what a way is made of: the machine would be blamed for it. */
function refuseDamaged({ root, start, startAt, entries }: RecordedSession): void {
  const all = Array.isArray(entries) ? entries : [];
  const isRight = (entry: Entry, place: number) =>
    isEntry(entry) && entry.at >= (all[place - 1]?.at ?? 0);
  const wrong = all.findIndex((entry, place) => !isRight(entry, place));
  const faults = [
    ...(typeof root === 'string' ? [] : ['it has no `root`']),
    ...(isKept(start) && isTime(startAt) ? [] : ['it has no beginning']),
    ...(all === entries ? [] : ['it has no list of entries']),
    ...(wrong < 0 ? [] : [`part ${wrong + 1} of its \`entries\` is not an entry`]),
  ];
  if (faults.length > 0) throw new Error(`This session is damaged: ${faults[0]}.`);
}

/** The actor of a session that runs a machine, by what it has done. */
function actorOf({ entries }: RecordedSession, machine: AnyStateMachine): string {
  const states = new Set(statesOf(describeChart(machine).root).map(({ id }) => id));
  const deliveries = entries.flatMap((entry) => entry.deliveries);
  const isOwn = ({ microsteps }: Delivery) =>
    microsteps.flat().some((id) => states.has(id.split('|', 1).join()));
  const paths = [...new Set(deliveries.filter(isOwn).map(({ receiver }) => receiver))];
  const [path] = paths;
  if (path !== undefined && paths.length === 1) return path;
  throw new Error(
    path === undefined
      ? `Nothing has happened to ${machine.id} in this session.`
      : `Several actors of this session run ${machine.id}. Name one as \`actor\`: ${paths.join(', ')}.`,
  );
}

/**
 * Takes a machine through what happened to an actor of it in a session that the inspector has exported: the
 * events and results that reached it, at their times, and its timers when they are due. Throws where the
 * machine does something wrong, as `replayTest` does, so a session that shows a fault is a test of it. `actor`
 * is the path of the actor, where several run the machine.
 *
 * Returns what was not taken, as sentences. Throws as well where the session does not have the actor, or not
 * from its start, and where it is without fault but has masked values: a machine may go another way with them.
 */
export function replaySession<M extends AnyStateMachine>(
  machine: M,
  session: RecordedSession,
  known: Knowing<M> & { actor?: string } = {},
): readonly string[] {
  if (session?.format !== 2) {
    throw new Error(
      `The session has the format ${session?.format}, and the kit reads the format 2.`,
    );
  }
  const { actor, ...knowledge } = objectOf(known);
  const model = modelFrom(machine, knowledge as Knowing<M>);
  refuseDamaged(session);
  const path = actor ?? actorOf(session, machine);
  // Of what never was about the machine, it may have heard as others did.
  const lives = livesOf(
    session,
    path,
    ({ event, microsteps }) => microsteps.flat().length === 0 && !isKnown(model, event.type),
  );
  if (lives.length === 0) {
    const all = session.entries.flatMap((entry) => entry.deliveries);
    const others = [...new Set(all.map(({ receiver }) => receiver))].join(', ') || 'no actor';
    throw new Error(`Nothing has happened to ${path} in this session, but to ${others}.`);
  }
  const taken = lives
    .map(fromJson)
    .map((life) => failuresOn(model, inputOf(model, life), (_, place) => life.way[place]));
  const failures = taken.flatMap((one) => one.failures);
  const notes = taken.flatMap((one) => one.notes);
  const masked = [...new Set(lives.flatMap(maskedIn))].join(', ');
  if (masked) {
    notes.unshift(
      `This session has masked values in ${masked}, so the machine may go another way. Export it without “Redact”. What was typed into a field of a password, a code or a card is masked in each file: write values in its place.`,
    );
  }
  notes.push(...untoldOf(model));
  const losses = lossesIn(lives.map(({ init, way }) => [init, way])).join(', ');
  if (losses) notes.unshift(`This session lost ${losses}: a machine may go another way without.`);
  if (failures.length > 0) throw new ModelTestFailureError(machine.id, failures, notes);
  if (masked) throw new Error([`${machine.id} cannot be judged.`, ...notes].join('\n'));
  return notes;
}
