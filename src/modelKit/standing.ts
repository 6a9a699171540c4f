import { inspect, isDeepStrictEqual } from 'node:util';
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeLeaves } from './activeChart.ts';
import { childOf, type WayOptions } from './chances.ts';
import { markActors, remembered, textOf } from './data.ts';
import { calledOf, eventName, invokesIn, timerName } from './describeChart.ts';
import type { Expected, ExpectedRow } from './expected.ts';
import { eventOf, type Step } from './takeStep.ts';
import { unfolded } from './unfolded.ts';
import type { World } from './world.ts';

/** A machine at rest, before a step. */
export type Stand = Pick<World, 'snapshot' | 'timers' | 'running' | 'memory'>;

export const listOf = (
  one: string | readonly (string | readonly string[])[] = [],
): readonly string[] => [one].flat(2) as string[];

/** An answer. What is neither true nor false is none: a promise, or a `return` that is missing. */
export function isTrue(answer: unknown, what: string): boolean {
  if (typeof answer === 'boolean') return answer;
  throw new Error(`${what} gives ${textOf(answer)}; expected true or false`);
}

const pathsIn = remembered((snapshot: World['snapshot']): readonly string[] => {
  const leaves = activeLeaves((snapshot as AnyMachineSnapshot).value);
  const above = leaves.flatMap((leaf) => {
    const parts = leaf.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });
  return ['', ...new Set(above)];
});

/** Every active state as a dotted path, the machine itself first. */
export const activePaths = ({ snapshot }: Pick<World, 'snapshot'>) => pathsIn(snapshot);

export const contextOf = ({ snapshot }: Pick<World, 'snapshot'>) =>
  (snapshot as AnyMachineSnapshot).context;

const namesOf = remembered((machine: AnyStateMachine) => {
  return new Map(invokesIn(machine).map((invoke) => [invoke.id, calledOf(invoke)]));
});

/** What people call an actor of a machine. */
export const called = (machine: AnyStateMachine, id: string): string =>
  namesOf(machine).get(id) ?? id;

/** How expectations name a step, by what they call its actor: `door.open`, `after closeDelay`, `load done`. */
export const nameOfStep = (step: Step, nameOf: (id: string) => string): string =>
  step.type === 'timer'
    ? `after ${timerName(step.id)}`
    : eventName(eventOf({ timers: [] }, step).type, nameOf);

/** How they name a step from a world. */
export const labelOf = (machine: AnyStateMachine, step: Step, before: Pick<World, 'snapshot'>) =>
  nameOfStep(step, (id) => nameIn(machine, before, id));

export const callsOf = ({ effects }: World) =>
  effects.filter(({ kind }) => kind !== 'start').map(({ name }) => name);

/** The names of the timers and actors of a world; of an actor also what it runs. */
export const ranIn = (stand: Stand) => [
  ...stand.timers.flatMap(({ id }) => [timerName(id), `after ${timerName(id)}`]),
  ...stand.running.flatMap((id) => [id, String(childOf(stand, id)?.src)]),
];

/** Timers and actors that a step has begun, but for those that are meant to. */
export const begunIn = (before: Stand, { begun, effects }: World, meant: readonly string[] = []) =>
  [
    ...begun.map((id) => `after ${timerName(id)}`).filter((name) => !meant.includes(name)),
    ...effects
      .filter(
        ({ kind, name, data: [, id] }) =>
          kind === 'start' && ![name, id].some((one) => meant.includes(String(one))),
      )
      .map(({ name }) => name),
  ].map((name) => `${name} begins${ranIn(before).includes(name) ? ' again' : ''}`);

/** More timers than any chart needs at once: the machine sets them and ends none. */
const MOST_TIMERS = 50;

/**
 * What piles up: timers without end, and actors and timers that run twice under one id, of which the earlier
 * one still reaches the machine. It can go on for ever, so nothing follows such a world.
 */
export const pilingUp = ({ timers, running }: Pick<Stand, 'timers' | 'running'>): string[] => [
  ...[
    ...new Set(running.filter((id, index) => running.indexOf(id) !== index)),
    // Of an id, one timer at most is not forgotten.
    ...timers
      .filter(
        ({ id, isForgotten }) =>
          !isForgotten && timers.some((one) => one.id === id && one.isForgotten),
      )
      .map(({ id }) => `after ${timerName(id)}`),
  ].map((name) => `${name} begins while an earlier ${name} runs`),
  ...(timers.length > MOST_TIMERS ? [`more than ${MOST_TIMERS} timers run: they pile up`] : []),
];

/** What a step has changed in place. It is put back and may be missing afterwards, so nothing else is told of the step. */
export const spoilt = ({ spoiled = [] }: Pick<World, 'spoiled'>): string[] =>
  spoiled.map((key) => `it changes ${key} in place`);

/** A name that XState gives an actor that has none. */
const isNumbered = (id: string) => /^x\.\d+$/.test(id);

/** What people call an actor: by its id, or by what it runs where it has none. */
export function actorName(
  machine: AnyStateMachine,
  { id, src }: Pick<AnyActor, 'id' | 'src'>,
): string {
  return isNumbered(id) && typeof src === 'string' ? src : called(machine, id);
}

/** What people call an actor that a machine runs. */
export function nameIn(
  machine: AnyStateMachine,
  rest: Pick<World, 'snapshot'>,
  id: string,
): string {
  const child = childOf(rest, id);
  return child ? actorName(machine, child) : called(machine, id);
}

/** What a fault is about, with what an actor runs in place of its id: of those that are spawned, one is as another. */
export function withoutIds(
  machine: AnyStateMachine,
  before: Pick<World, 'snapshot'>,
  step: Step | undefined,
  about: string,
): string {
  if (!step || !('invoke' in step) || namesOf(machine).has(step.invoke)) return about;
  return about.replaceAll(step.invoke, String(childOf(before, step.invoke)?.src));
}

export const listOfRows = ({ start = [], events = {} }: Expected<AnyStateMachine>): ExpectedRow[] =>
  [start, ...Object.values(events as Record<string, readonly ExpectedRow[]>)].flat();

/** The state around another one. */
const around = (path: string) => path.replace(/\.?[^.]*$/, '');

/** What rows may ask for by `was`: which states were active when those around them were left. */
export const leftIn = (memory: string, active: readonly string[]): readonly string[] =>
  memory.split(SEPARATOR).filter((name) => !active.includes(around(name)));

const SEPARATOR = '\n';

/** What has to be remembered of a way: which states were active that rows ask for by `was`. */
export function memoryFor(expected: Expected<AnyStateMachine> = {}): WayOptions['memory'] {
  const names = [...new Set(listOfRows(expected).flatMap(({ was }) => listOf(was)))];
  if (names.length === 0) return undefined;
  return ({ snapshot }, before) => {
    const active = activePaths({ snapshot });
    const earlier = before.split(SEPARATOR);
    return names
      .filter((name) => (active.includes(around(name)) ? active : earlier).includes(name))
      .join(SEPARATOR);
  };
}

/** A value with the names of actors in their places. */
export const written = (machine: AnyStateMachine, value: unknown) =>
  markActors(value, (actor) => actorName(machine, actor as AnyActor));

const spelt = (value: unknown) =>
  inspect(value, { depth: 5, breakLength: Infinity, compact: true }).replace(
    /\s*\n\s+(at .*)?/g,
    ' ',
  );

export const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(unfolded(one), unfolded(other));

/** What differs between two values, as a sentence whose two texts differ, too. */
export function differing(what: string, found: unknown, wanted: unknown): string[] {
  if (isSame(found, wanted)) return [];
  const write = [textOf, spelt, (value: unknown) => textOf(unfolded(value))].find(
    (one) => one(found) !== one(wanted),
  );
  const [text, meant] = write
    ? [write(found), write(wanted)]
    : [textOf(found), 'another one that looks alike'];
  return [`${what}: ${text}; expected ${meant}`];
}

export const shown = (list: readonly string[]) => list.filter(Boolean).join(', ') || 'nothing';

export const differ = (
  what: string,
  found: readonly string[],
  wanted: readonly string[],
): string[] =>
  isDeepStrictEqual(found, wanted) ? [] : [`${what}: ${shown(found)}; expected ${shown(wanted)}`];

/** Where a machine is and should not be, and the other way round, by the innermost states. */
export function differStates(what: string, is: readonly string[], was: readonly string[]) {
  const apart = (own: readonly string[], other: readonly string[]) =>
    own.filter((one) => !other.includes(one) && !own.some((inner) => around(inner) === one));
  return differ(what, apart(is, was), apart(was, is));
}
