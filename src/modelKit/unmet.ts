import type { AnyStateMachine } from 'xstate';
import { calledOf, describeChart, invokesIn, timerName } from './describeChart.ts';
import type { Judge } from './judge.ts';
import { beginningsIn } from './judgeRow.ts';
import { eventHint, lackOf } from './missingCases.ts';
import type { Model } from './model.ts';
import { partsOf } from './paths.ts';
import { listOf, listOfRows } from './standing.ts';

/** The timer or the actor that a label is about. None where it names an event that comes from outside. */
const partsOfLabel = (label: string) =>
  /^after (?<timer>.*)|(?<actor>.*) (?:done|error|snapshot)$/.exec(label)?.groups;

/** States and events that the chart does not have, as faults. */
export function unknownNames(model: Model, types: readonly string[]): string[] {
  const { machine, expected = {} } = model;
  const paths = [...beginningsIn(machine).keys()];
  const rows = listOfRows(expected);
  const named = rows.flatMap((row) => [row.in, row.was, row.to].flatMap((one) => listOf(one)));
  const places = new Set([...Object.keys(expected.states ?? {}), ...named]);
  const events = Object.keys(expected.events ?? {}).filter(
    (label) => !types.includes(label) && !partsOfLabel(label),
  );
  return [
    ...[...places]
      .filter((path) => !paths.includes(path))
      .map((path) => `unknown: the state ${path}`),
    ...events.map((type) => `\`events\` has rows of ${type}, and the chart has no such event`),
  ];
}

/** What people may call the actors of a machine, whether they run or not. */
export const actorsOf = (machine: AnyStateMachine): string[] => [
  ...Object.keys(machine.implementations.actors),
  ...invokesIn(machine).flatMap((invoke) => [calledOf(invoke), invoke.id, invoke.src]),
];

/** What a search has seen: timers and actors that ran, events that lack a case, and where it was. */
type Seen = Readonly<Record<'timers' | 'ran' | 'lacking' | 'covered', ReadonlySet<string>>> & {
  limits: readonly string[];
};

/** What rows are about and no step has met, as faults. */
export function unmetIn(
  model: Model,
  judge: Judge,
  types: readonly string[],
  seen: Seen,
): string[] {
  const { machine } = model;
  const waited = [...seen.timers].map(timerName);
  const delays = describeChart(machine).transitions.filter(({ kind }) => kind === 'after');
  const timers = [...delays.map(({ event }) => timerName(event)), ...waited];
  const actors = [...actorsOf(machine), ...seen.ran];
  const ending = [...timers, ...timers.map((name) => `after ${name}`), ...actors];
  // What has not been looked at may have more of them.
  const isWhole =
    seen.limits.length === 0 && partsOf(machine).states.every((id) => seen.covered.has(id));
  /** What is unknown about a label that no step can have. Empty for an event, which has a fault of its own. */
  const strange = (label: string): string[] | undefined => {
    if (label === 'start' || types.includes(label)) return undefined;
    const parts = partsOfLabel(label);
    if (!parts) return [];
    const { timer, actor = '' } = parts;
    const [kind, name, known] =
      timer === undefined ? ['actor', actor, actors] : ['timer', timer, timers];
    return !isWhole || known.includes(name) ? undefined : [`unknown: the ${kind} ${name}`];
  };
  const faults = judge.unmetRows().flatMap(({ label, row, name }) => {
    const { ends = [], when } = row;
    const lost = ends.filter((one) => !ending.includes(one));
    const hints = [
      ...lost.map((one) => `no timer or actor ${one} runs`),
      ...(seen.lacking.has(label) ? [eventHint(label)] : lackOf(model, label, when !== undefined)),
    ];
    return strange(label) ?? [[`no step meets ${name}`, ...hints].join('; ')];
  });
  return [...new Set(faults), ...judge.idleIn(waited.map((name) => `after ${name}`))];
}
