import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeLeaves, isWithin } from './activeChart.ts';
import { textOf } from './data.ts';
import { timerName } from './describeChart.ts';
import type { Expected, ExpectedRow, Known } from './expected.ts';
import { namesIn } from './judgeStates.ts';
import { childOf } from './shortestWay.ts';
import {
  activePaths,
  begunIn,
  callsOf,
  contextOf,
  differ,
  listOf,
  nameIn,
  ranIn,
  type Stand,
  shown,
  written,
} from './standing.ts';
import type { World } from './world.ts';

const activeLeavesOf = ({ snapshot }: World) =>
  activeLeaves((snapshot as AnyMachineSnapshot).value).join(' ') || 'the machine itself';

/** What goes along with each call, actor and timer of a name. */
function givenTo(machine: AnyStateMachine, name: string, after: World): unknown[] {
  const effects = after.effects.filter((one) => one.kind !== 'start' && one.name === name);
  const actors = after.started.filter((id) => nameIn(machine, after, id) === name);
  const timers = after.begun.filter((id) => `after ${timerName(id)}` === name);
  return [
    ...effects.map(({ kind, data }) => data.at(kind === 'call' ? -1 : 0)),
    ...actors.map((id) => childOf(after, id)?.options.input),
    ...timers.map((id) => after.timers.find((timer) => timer.id === id)?.delay),
  ];
}

/** Calls that come before an assignment of their step. */
const outdated = ({ given = {} }: ExpectedRow, after: World): string[] =>
  after.effects
    .filter(({ kind, name }) => kind === 'call' && !(name in given))
    .filter(({ data: [seen] }) => !isDeepStrictEqual(seen, contextOf(after)))
    .map(({ name }) => name);

/** Timers that a step should have begun, by the states that it enters, and has not. */
function timersThatGoOn(
  { states = {} }: Expected<AnyStateMachine>,
  entered: readonly string[],
  after: World,
): string[] {
  const names = activePaths(after)
    .filter((path) => entered.some((one) => isWithin(path, one)))
    .flatMap((path) => namesIn(states[path]?.timers));
  const begun = after.begun.map(timerName);
  return names.filter((name) => !begun.includes(name));
}

/** What is wrong with the states and the timers that a step leads to. */
function judgeStates(
  expected: Expected<AnyStateMachine>,
  { to }: ExpectedRow,
  was: readonly string[],
  after: World,
  stand: Stand | undefined,
): string[] {
  const is = activePaths(after);
  const goals = listOf(to);
  const missing = goals.filter((path) => !is.includes(path));
  const isMeant = (path: string) =>
    was.includes(path) || goals.some((goal) => isWithin(path, goal) || isWithin(goal, path));
  const others = is.filter((path) => !isMeant(path));
  const wrong = `it is in ${activeLeavesOf(after)}; expected ${shown(missing)}`;
  return [
    ...(missing.length > 0 ? [wrong] : []),
    ...(stand && to === undefined
      ? [...differ('it is in', is, was), ...begunIn(stand, after)]
      : []),
    ...(stand && to !== undefined && missing.length === 0
      ? differ('it enters, too', others, [])
      : []),
    ...timersThatGoOn(expected, goals, after).map(
      (name) => `${name} does not begin${stand && ranIn(stand).includes(name) ? ' again' : ''}`,
    ),
  ];
}

/** What is wrong with a step that a row admits. Without `stand`, it is the start. */
export function judgeRow(
  machine: AnyStateMachine,
  expected: Expected<AnyStateMachine>,
  row: ExpectedRow,
  {
    was,
    known,
    after,
    stand,
  }: { was: readonly string[]; known: Known; after: World; stand?: Stand },
): string[] {
  const { calls = [], given = {}, raises, context } = row;
  const write = (value: unknown) => written(machine, value);
  const parts = {
    ...(stand && known.context),
    ...(typeof context === 'function' ? context(known) : context),
  };
  return [
    ...judgeStates(expected, row, was, after, stand),
    ...differ('it calls', callsOf(after), calls),
    ...outdated(row, after).map((name) => `${name} sees a context that the step changes`),
    ...Object.entries(given).flatMap(([name, wanted]) => {
      const found = givenTo(machine, name, after);
      const all = found.length > 1 ? found : found[0];
      return differ(`${name} is given`, [textOf(all)], [textOf(wanted(known))]);
    }),
    ...(raises ? differ('it raises', after.raised, raises) : []),
    ...Object.entries(parts)
      .map(([key, value]) => [key, write(contextOf(after)[key]), write(value)] as const)
      .filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted))
      .map(([key, found, wanted]) => `${key}: ${textOf(found)}; expected ${textOf(wanted)}`),
  ];
}
