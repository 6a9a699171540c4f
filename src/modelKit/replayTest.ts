import type { AnyStateMachine } from 'xstate';
import { lossesIn } from './data.ts';
import { describeThrow, describeWay } from './describePath.ts';
import { stateOf } from './effects.ts';
import { explore } from './explore.ts';
import {
  type Fixture,
  fixtureOf,
  isPlainFault,
  type ModelFailure,
  ModelTestFailureError,
  temporalIn,
  wayIn,
} from './failure.ts';
import {
  firstWorld,
  isKnown,
  type Knowing,
  type Model,
  modelFrom,
  nextWorld,
  walk,
} from './model.ts';
import { failuresOf } from './runPath.ts';
import { labelOf } from './standing.ts';
import type { Move, Step } from './takeStep.ts';
import { MOST_TURNS } from './virtualClock.ts';
import type { World } from './world.ts';

/** A move of a way, or time that passes. The timers that are due in its `ms` fire first. */
export type WayPart = Step | { type: 'wait'; ms: number };

/** What comes next on a way, by the world that it has come to and the number of its parts so far. */
export type Way = (world: World, place: number) => WayPart | undefined;

/** A move as a step from a world. Undefined where it is about nothing: an actor may have stopped. */
function stepFrom(model: Model, world: World, move: Move): Step | undefined {
  const { snapshot, timers, running } = world;
  if (snapshot.status !== 'active') return undefined;
  if (move.type === 'event') return isKnown(model, move.event.type) ? move : undefined;
  if (move.type !== 'timer') return running.includes(move.invoke) ? move : undefined;
  const timer = timers.find(({ id, event }) => [id, event.type].includes(move.id));
  return timer && { type: 'timer', id: timer.id, ms: timer.remaining };
}

/** The timer that is due first, where it is within so many ms. */
function dueIn({ snapshot, timers: [due] }: World, ms: number) {
  if (!due || due.remaining > ms || snapshot.status !== 'active') return undefined;
  return { type: 'timer', id: due.id, ms: due.remaining } as const;
}

/**
 * What a machine does wrong on a way, and sentences that say where it ended early: its next step may be about an
 * event, a timer or an actor that is gone.
 */
export function failuresOn(
  model: Model,
  input: unknown,
  way: Way,
): { failures: readonly ModelFailure[]; notes: readonly string[] } {
  const { machine } = model;
  const start = firstWorld(model, input);
  const steps: Step[] = [];
  const notes: string[] = [];
  let world = start;
  /** The time that has passed since the last step, in ms. */
  let waited = 0;
  const take = (step: Step) => {
    steps.push(step);
    world = nextWorld(model, world, step);
  };
  /** Fires the timers that are due by now. Returns whether they come to an end. */
  const fireDue = () => {
    let turns = 0;
    for (let due = dueIn(world, waited); due; due = dueIn(world, waited)) {
      turns = due.ms > 0 ? 0 : turns + 1;
      if (turns > MOST_TURNS) return false;
      waited -= due.ms;
      take(due);
    }
    return true;
  };
  try {
    for (let place = 0, part = way(world, 0); part; part = way(world, place)) {
      place += 1;
      const passed = part.type === 'timer' ? undefined : part.ms;
      waited += passed ?? 0;
      if (passed !== undefined && !fireDue()) {
        notes.push(`The way ends in ${stateOf(world)}: its timers fire there without end.`);
        break;
      }
      if (part.type === 'wait') continue;
      const step = stepFrom(model, world, part);
      if (!step) {
        const label = labelOf(machine, part, world);
        notes.push(`The way ends in ${stateOf(world)}: ${label} cannot happen there any more.`);
        break;
      }
      take(passed === undefined ? step : { ...step, ms: waited });
      waited = 0;
    }
  } catch (error) {
    const fault = describeThrow(machine, steps.at(-1) as Step, error);
    const fixture = fixtureOf(machine.id, input, steps, fault);
    return {
      failures: [{ way: describeWay(model, stateOf(start), steps), fault, fixture }],
      notes,
    };
  }
  return { failures: failuresOf(model, walk(model, input, steps)), notes };
}

/**
 * Takes the way of a failure again. Throws where the machine does something wrong on it, so the file of a failure
 * is a test: it fails until the fault is mended. Throws as well where the fault is one that needs `expected`, and
 * there is none. Returns the sentence that says where the way ended early: a machine that is mended may have no such
 * event, timer or actor any more.
 */
export function replayTest<M extends AnyStateMachine>(
  machine: M,
  fixture: Fixture,
  knowledge: Knowing<M> = {},
): readonly string[] {
  if (typeof fixture?.machine !== 'string') throw new Error('This is not the file of a failure.');
  if (fixture.machine !== machine.id) {
    throw new Error(`The failure is one of ${fixture.machine}, not of ${machine.id}.`);
  }
  if (fixture.version !== 1) {
    throw new Error(
      `The failure has the version ${fixture.version}, and the kit reads the version 1.`,
    );
  }
  const losses = lossesIn(fixture).join(', ');
  if (losses) {
    throw new Error(
      `This file lost ${losses}, so its way cannot be taken: give the values as plain data.`,
    );
  }
  const { input, steps } = wayIn(fixture);
  const model = modelFrom(machine, knowledge);
  const { fault = '', length } = fixture;
  if (typeof fault !== 'string' || (length !== undefined && !fault)) {
    throw new Error('This file is damaged: it does not say what is wrong.');
  }
  const { failures, notes } = failuresOn(model, input, (_, place) => steps[place]);
  if (failures.length > 0) throw new ModelTestFailureError(machine.id, failures, notes);
  const { id, isFar } = temporalIn(fault);
  const isJudged = id ? model.temporal?.some((one) => one.id === id) : model.expected;
  if (fault && !isPlainFault(fault) && !isJudged) {
    throw new Error(
      `Nothing is expected of ${machine.id}, so “${fault}” cannot show: give \`${id ? 'temporal' : 'expected'}\`.`,
    );
  }
  if (!isFar) return notes;
  // What is in reach shows on no way alone.
  const { failures: all, limits } = explore(
    modelFrom(machine, { ...knowledge, inputs: { '': input as never } }),
  );
  const lost = all.filter((one) => temporalIn(one.fault).isFar && temporalIn(one.fault).id === id);
  if (lost.length > 0) throw new ModelTestFailureError(machine.id, lost, limits);
  return [...notes, ...limits];
}
