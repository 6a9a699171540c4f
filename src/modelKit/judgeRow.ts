import type { AnyStateMachine } from 'xstate';
import { isWithin } from './activeChart.ts';
import type { ChartState } from './chart.ts';
import { only, remembered, textOf } from './data.ts';
import { describeChart, statesOf, timerName } from './describeChart.ts';
import { stateOf } from './effects.ts';
import type { Expected, ExpectedRow, Known } from './expected.ts';
import { isOptional, namesIn } from './judgeStates.ts';
import {
  activePaths,
  actorName,
  begunIn,
  called,
  callsOf,
  contextOf,
  differ,
  differing,
  differStates,
  isSame,
  listOf,
  ranIn,
  type Stand,
  shown,
  written,
} from './standing.ts';
import { unfolded } from './unfolded.ts';
import type { World } from './world.ts';

/** A row that admits a step, and the step. Without `stand`, it is the start. */
type Judged = {
  machine: AnyStateMachine;
  expected: Expected<AnyStateMachine>;
  row: ExpectedRow;
  /** The states that were active before. */
  was: readonly string[];
  known: Known;
  after: World;
  stand?: Stand;
};

/** What goes along with each call, actor and timer of a name. */
function givenTo(machine: AnyStateMachine, name: string, after: World): unknown[] {
  const effects = after.effects.filter((one) => one.kind !== 'start' && one.name === name);
  const actors = after.started.filter((one) => [actorName(machine, one), one.src].includes(name));
  const timers = after.begun.filter((id) => `after ${timerName(id)}` === name);
  return [
    ...effects.map(({ kind, data }) => data.at(kind === 'call' ? -1 : 0)),
    ...actors.map(({ options }) => options.input),
    // One that the same step ends has none.
    ...timers.flatMap((id) => after.timers.find((timer) => timer.id === id)?.delay ?? []),
  ];
}

/** Calls that come before an assignment of their step. */
const outdated = ({ machine, row: { given = {} }, after }: Judged): string[] =>
  after.effects
    .filter(({ kind, name }) => kind === 'call' && !(name in given))
    .filter(({ data: [seen] }) => !isSame(seen, contextOf(after)))
    .map(({ name }) => name)
    .filter((name) => !leavesUnread(machine, name));

/** Whether an action stands before each assignment, as the exit of a state does, and takes no context. */
function leavesUnread(machine: AnyStateMachine, name: string): boolean {
  const action = machine.implementations.actions[name];
  if (typeof action !== 'function' || action.length > 0) return false;
  return statesOf(describeChart(machine).root).some(({ exit }) => exit.includes(name));
}

/** What begins wherever a state is entered: the ids of its timers and actors. */
type Beginnings = { timers: readonly string[]; actors: readonly string[] };

/** What begins with each state of a machine, by its path. */
export const beginningsIn = remembered((machine: AnyStateMachine) => {
  const { root, transitions } = describeChart(machine);
  const below = (state: ChartState, path: string): [string, Beginnings][] => {
    const delays = transitions.filter(
      ({ kind, source }) => kind === 'after' && source === state.id,
    );
    const timers = delays.map(({ event }) => event);
    const actors = state.invokes.map(({ id }) => id);
    return [
      [path, { timers, actors }],
      ...state.states.flatMap((child) => below(child, path ? `${path}.${child.key}` : child.key)),
    ];
  };
  return new Map(below(root, ''));
});

/** Timers and actors that a step should have begun, by the states that it enters, and has not. */
function goingOn({ machine, expected: { states = {} }, row, after }: Judged): string[] {
  const entered = listOf(row.to);
  const begun = after.begun.map(timerName);
  const missing = activePaths(after)
    .filter((path) => entered.some((one) => isWithin(path, one)))
    .flatMap((path) => {
      const { timers = [], actors = [] } = beginningsIn(machine).get(path) ?? {};
      return [
        ...[...namesIn(states[path]?.timers), ...timers.map(timerName)]
          .filter((name) => !isOptional(name) && !begun.includes(name))
          .map((name) => `after ${name}`),
        ...actors
          .filter((id) => !after.started.some((one) => one.id === id))
          .map((id) => called(machine, id)),
      ];
    });
  return [...new Set(missing)];
}

/** Timers and actors that a step begins again, though it enters none of their states. */
function begunAgain(judged: Judged, ran: readonly string[]): string[] {
  const { machine, expected, row, was, after } = judged;
  const { states = {} } = expected;
  const { given = {}, to } = row;
  const stays = (path: string) =>
    was.includes(path) && !listOf(to).some((goal) => isWithin(path, goal));
  const begun = [
    ...after.begun.map((id) => ({ id, name: timerName(id), as: [`after ${timerName(id)}`] })),
    ...after.started.map(({ id, src }) => {
      const name = called(machine, id);
      return { id, name, as: [name, id, String(src)] };
    }),
  ].filter(({ as }) => !as.some((one) => one in given));
  const belongs = (path: string) => {
    const { timers = [], actors = [] } = beginningsIn(machine).get(path) ?? {};
    const { timers: named, actors: run } = states[path] ?? {};
    const names = [...namesIn(named), ...namesIn(run, contextOf(after))];
    return ({ id, name }: (typeof begun)[number]) =>
      [...timers, ...actors].includes(id) || (names.includes(name) && ran.includes(name));
  };
  const paths = activePaths(after);
  const entered = paths.filter((path) => !stays(path)).map(belongs);
  const staying = paths.filter(stays).map(belongs);
  return begun
    .filter((one) => staying.some((has) => has(one)) && !entered.some((has) => has(one)))
    .map(({ as: [name] }) => `${name} begins again, though its state stays`);
}

/** What is wrong with the states, timers and actors that a step leads to. */
function judgeEntered(judged: Judged): string[] {
  const { was, after, stand } = judged;
  const { to, given = {} } = judged.row;
  const is = activePaths(after);
  const goals = listOf(to);
  const missing = goals.filter((path) => !is.includes(path));
  const isMeant = (path: string) =>
    was.includes(path) || goals.some((goal) => isWithin(goal, path));
  const ran = stand ? ranIn(stand) : [];
  const others = is.filter((path) => path !== '' && !isMeant(path));
  const wrong = `it is in ${stateOf(after) || 'the machine itself'}; expected ${shown(missing)}`;
  return [
    ...only(missing.length > 0, wrong),
    ...(stand && to === undefined
      ? [...differStates('it is in', is, was), ...begunIn(stand, after, Object.keys(given))]
      : []),
    ...(to !== undefined && missing.length === 0 ? differ('it enters, too', others, []) : []),
    ...(stand && to !== undefined ? begunAgain(judged, ran) : []),
    ...goingOn(judged).map((name) => `${name} does not begin${ran.includes(name) ? ' again' : ''}`),
  ];
}

/** The parts of the context that a row names. */
function contextIn({ context = {} }: ExpectedRow, known: Known): object {
  const parts: unknown = typeof context === 'function' ? context(known) : context;
  if (Object(parts) === parts) return parts as object;
  throw new Error(`\`context\` gives ${textOf(parts)}; expected an object`);
}

/** What is wrong with a step that a row admits. */
export function judgeRow(judged: Judged): string[] {
  const { machine, row, known, after, stand } = judged;
  const { given = {}, ends = [], raises } = row;
  const calls = (typeof row.calls === 'function' ? row.calls(known) : row.calls) ?? [];
  const write = (value: unknown) => written(machine, value);
  // What a row leaves out stays as it was: a datum that is new was undefined.
  const absent = Object.keys(contextOf(after)).map((key) => [key, undefined] as const);
  const parts: Record<string, unknown> = {
    ...Object.fromEntries(absent),
    ...(stand && known.context),
    ...contextIn(row, known),
  };
  const entered = judgeEntered(judged);
  const isTold = (name: string) =>
    calls.includes(name) || entered.some((fault) => fault.startsWith(`${name} does not begin`));
  return [
    ...entered,
    ...differ('it calls', callsOf(after), calls),
    ...outdated(judged).map(
      (name) => `${name} stands before an assignment: put it behind, or name it under \`given\``,
    ),
    ...Object.entries(given).flatMap(([name, wanted]) => {
      const found = givenTo(machine, name, after);
      // Of one that is missing, its own sentence tells.
      if (found.length === 0 && isTold(name)) return [];
      if (found.length === 0) {
        const there = after.effects.map((one) => one.name).join(', ');
        const hint = there && `: \`given\` may name ${there} here`;
        return [`${name} is neither called nor begun${hint}`];
      }
      const all = found.length > 1 ? found : found[0];
      const meant = typeof wanted === 'function' ? wanted(known) : wanted;
      return differ(`${name} is given`, [textOf(unfolded(all))], [textOf(unfolded(meant))]);
    }),
    ...ends.filter((name) => ranIn(after).includes(name)).map((name) => `${name} does not end`),
    ...(raises ? differ('it raises', after.raised, raises) : []),
    ...Object.entries(parts).flatMap(([key, value]) => {
      const found = contextOf(after)[key];
      return Object.is(found, value) ? [] : differing(key, write(found), write(value));
    }),
  ];
}
