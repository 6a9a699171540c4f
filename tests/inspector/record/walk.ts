import type { AnyStateMachine } from 'xstate';
import type { InspectedApp } from '#inspector/inspected.ts';
import type { Conductor } from '#inspector/record/conductor.ts';
import { eventsOf } from '#statechart/cases.ts';
import type { VirtualClock } from '#statechart/virtualClock.ts';

/** A random number below `end`, from a seed. */
export function createRandom(seed: number) {
  let state = seed;
  return (end: number) => {
    // The generator of Numerical Recipes: good enough to shuffle steps.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

type Walked = { app: InspectedApp; conductor: Conductor; clock: VirtualClock };

/** The events that a chart names, without those of XState. */
const typesOf = (machine: AnyStateMachine) =>
  machine.events.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));

/** Does something at random that a visitor, the time or the world could do. */
export function stepAtRandom({ app, conductor, clock }: Walked, random: (end: number) => number) {
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const kind = random(10);
  const promises = conductor.promises();
  if (kind < 2) {
    clock.advance(pick([10, 100, 900, 5_000]));
  } else if (kind < 4 && promises.length > 0) {
    const { id, actor, invoke } = pick(promises);
    const { outputs, errors } = app.cases[actor]?.results[invoke] ?? {};
    const type = random(4) === 0 ? 'error' : 'output';
    conductor.settle(id, type, pick(Object.values((type === 'error' ? errors : outputs) ?? {})));
  } else {
    const [path, machine] = pick(Object.entries(app.machines));
    const type = pick(typesOf(machine));
    conductor.send(path, pick(eventsOf(app.cases[path], type)));
  }
}
