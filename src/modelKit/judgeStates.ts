import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { childOf } from './chances.ts';
import { only, textOf } from './data.ts';
import { timerName } from './describeChart.ts';
import type { Expected, StateRow } from './expected.ts';
import { activePaths, contextOf, differ, differing, nameIn, shown } from './standing.ts';
import type { World } from './world.ts';

type Timer = readonly [name: string, ms: number | undefined];

export function namesIn(
  named: StateRow['actors'] | StateRow['timers'] = [],
  context?: unknown,
): readonly string[] {
  if (typeof named === 'function') return named(context);
  return Array.isArray(named) ? named : Object.keys(named);
}

/** Where a machine rests, and what was there before. */
export type Rested = {
  machine: AnyStateMachine;
  expected: Expected<AnyStateMachine>;
  after: World;
  /** The states that were active before. */
  was: readonly string[];
  /** The names of what ran before and does not end with the step by itself. */
  ran: () => Record<'timers' | 'actors', readonly string[]>;
};

/** No actors run but those of the active states. One that has settled need not begin again. */
function judgeActors({ machine, expected, after, was, ran }: Rested): string[] {
  const { states = {} } = expected;
  const before = ran().actors;
  const namesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => namesIn(states[path]?.actors, contextOf(after)));
  const active = activePaths(after);
  const running = after.running.map((id) => nameIn(machine, after, id));
  const all = namesOf(active);
  const begun = namesOf(active.filter((path) => !was.includes(path)));
  const wanted = all.filter((name) => begun.includes(name) || before.includes(name));
  const missing = wanted.filter((name) => !running.includes(name));
  const others = running.filter((name) => !all.includes(name));
  const { children } = after.snapshot as AnyMachineSnapshot;
  const strange = Object.values(children as Record<string, AnyActor>).filter(
    ({ id, src }) =>
      all.includes(id) && Object.hasOwn(machine.implementations.actors, id) && src !== id,
  );
  return [
    ...only(
      missing.length + others.length > 0,
      `the actors that run: ${shown(running)}; expected ${shown(all)}`,
    ),
    ...strange.map(({ id, src }) => {
      const found = String(src).startsWith('xstate.') ? 'what has no name' : src;
      return `the actor ${id} runs ${found}; expected ${id}`;
    }),
  ];
}

/** Whether a timer may run or not where it is named. */
export const isOptional = (name: string) => name.endsWith('?');

/** A timer that is named after its length has it once. */
const timerText = (name: string, ms: number | undefined) =>
  name === String(ms) ? `${ms} ms` : `${name} (${ms} ms)`;

/** No timers run but those of the active states. One that has fired need not begin again. */
function judgeTimers(
  { after, was, ran }: Rested,
  active: readonly { path: string; state: StateRow }[],
): string[] {
  const context = contextOf(after);
  const before = ran().timers;
  // A list names timers whose length another row tells.
  const isListed = (name: string) =>
    active.some(
      ({ state: { timers } }) =>
        Array.isArray(timers) && [name, `${name}?`].some((one) => timers.includes(one)),
    );
  const found = after.timers.map(({ id, delay }) => [timerName(id), delay] as Timer);
  const running = found.map(([name]) => name);
  const wanted = active.flatMap(({ path, state: { timers = {} } }) =>
    namesIn(timers)
      .map((key) => [key, isOptional(key) ? key.slice(0, -1) : key] as const)
      .filter(
        ([key, name]) =>
          running.includes(name) ||
          (key === name && (!was.includes(path) || before.includes(name))),
      )
      .map(([key, name]): Timer => {
        const ms = (timers as Record<string, number | ((context: unknown) => number)>)[key];
        return [name, typeof ms === 'function' ? ms(context) : ms];
      }),
  );
  const texts = (timers: readonly Timer[]) =>
    timers.map(([name, ms]) => (isListed(name) ? name : timerText(name, ms))).toSorted();
  return differ('timers', texts(found), texts(wanted));
}

const judgeInput = ({ machine, after }: Rested, name: string, wanted: unknown): string[] =>
  after.running
    .filter((id) => nameIn(machine, after, id) === name)
    .flatMap((id) => differing(`${name} runs with`, childOf(after, id)?.options.input, wanted));

/** What is wrong with where a machine rests: with what is expected of its active states. */
export function judgeRest(rested: Rested): string[] {
  const { after } = rested;
  const { states = {} } = rested.expected;
  const { status, tags: found } = after.snapshot as AnyMachineSnapshot;
  const context = contextOf(after);
  const active = activePaths(after).flatMap((path) => {
    const state = states[path];
    return state ? [{ path, state }] : [];
  });
  // Where one state has any, no others are there.
  const isAbout = (key: 'timers' | 'actors' | 'tags') =>
    Object.values(states).some((state) => state?.[key] !== undefined);
  const tags = active.flatMap(({ state }) => state.tags ?? []);
  return [
    ...(status === 'active' && isAbout('timers') ? judgeTimers(rested, active) : []),
    ...(status === 'active' && isAbout('actors') ? judgeActors(rested) : []),
    ...(isAbout('tags')
      ? differ('tags', [...found].toSorted(), [...new Set(tags)].toSorted())
      : []),
    ...active.flatMap(({ state: { actors = [] } }) =>
      Array.isArray(actors) || typeof actors === 'function'
        ? []
        : Object.entries(actors as Record<string, (context: unknown) => unknown>).flatMap(
            ([name, input]) => judgeInput(rested, name, input(context)),
          ),
    ),
    ...active.flatMap(({ path, state: { holds = () => true } }) => {
      const answer: unknown = holds(context);
      if (answer === true) return [];
      const name = `\`holds\` of ${path || 'the machine itself'}`;
      return [`${name}: ${textOf(answer)} with the context ${textOf(context)}; expected true`];
    }),
  ];
}
