import { describeWay } from './describePath.ts';
import { Judge } from './expected.ts';
import { inputsOf, type Model, stateOf, wayOptions, worldOf } from './model.ts';
import { shortestWays } from './shortestWay.ts';
import { type Rest, type Step, type Taken, takeStart } from './takeStep.ts';

/** Enough for all worlds of most machines. A context that grows for ever has no last one. */
const WORLDS = 300;

/** Actors that run twice under one id: what the earlier one says late still reaches the machine. */
const leftBehind = ({ running }: Rest) => [
  ...new Set(running.filter((id, index) => running.indexOf(id) !== index)),
];

/**
 * Tries every event, result and timer in every world that a machine can come to, the nearest 300 worlds
 * of each input, and holds each step against what is expected of it. A step at which the machine throws is
 * a fault, and so is an actor that another one of its id replaces while it runs. Goes on until there are
 * `enough` faults. Returns each once, with the shortest way to it.
 */
export function explore(model: Model, enough = Number.POSITIVE_INFINITY): string[] {
  const { machine, cases } = model;
  const judge = new Judge(model.machine, model.expected);
  const unknown = judge.unknownNames(Object.keys(cases.events));
  const faults = new Map<string, string>();
  const faultsOf = (before: Rest, step: Step, after: Taken): string[] => {
    try {
      return [
        ...judge.judgeStep(
          { ...before, effects: [], begun: [], covered: [] },
          step,
          worldOf(after),
        ),
        ...leftBehind(after).map((id) => `${id} begins while an earlier ${id} runs`),
      ];
    } catch (error) {
      return [`it cannot be judged: ${error}`];
    }
  };
  for (const input of inputsOf(model)) {
    const start = worldOf(takeStart(machine, input));
    const begin = stateOf(start);
    for (const fault of judge.judgeStart(start, input)) faults.set(fault, begin);
    shortestWays(
      machine,
      {
        ...wayOptions(model),
        input,
        limit: WORLDS,
        onStep: ({ way, before, step, after, error }) => {
          for (const fault of after ? faultsOf(before, step, after) : [`it throws ${error}`]) {
            if (!faults.has(fault)) faults.set(fault, describeWay(model, begin, [...way, step]));
          }
        },
      },
      () => unknown.length + faults.size >= enough,
    );
  }
  return [
    ...unknown.map((name) => `unknown: ${name}`),
    ...[...faults].map(([fault, way]) => `${way}: ${fault}`),
    ...judge.unmetRows().map((row) => `no step meets ${row}`),
  ];
}
