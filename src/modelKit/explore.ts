import type { Tried } from './chances.ts';
import { describeChart, timerName } from './describeChart.ts';
import { describeThrow, describeWay } from './describePath.ts';
import { stateOf, worldOf } from './effects.ts';
import { aboutOf, Faults, fieldsOf, fixtureOf, type ModelFailure } from './failure.ts';
import { guardReader } from './guardOutcomes.ts';
import { Judge } from './judge.ts';
import {
  brokenIn,
  firstWorld,
  type Model,
  missingCases,
  unimplementedIn,
  wayOptions,
} from './model.ts';
import { type Edge, pairsAmong, takenReader } from './pairs.ts';
import { cutOff, limitMet } from './paths.ts';
import { Reach } from './reach.ts';
import { shortestWays } from './shortestWay.ts';
import { labelOf, pilingUp, spoilt } from './standing.ts';
import type { Rest, Step } from './takeStep.ts';
import type { World } from './world.ts';

/** Enough for all worlds of most machines. A context that grows for ever has no last one. */
const WORLDS = 1_000;

/** What an exploration has found. */
export type Explored = {
  failures: readonly ModelFailure[];
  /** The limits that it has met, as sentences. */
  limits: readonly string[];
  /** The events, timers and results that it has tried and of which nothing is expected. */
  unexpected: readonly string[];
  /** The ids of states and transitions. */
  covered: ReadonlySet<string>;
  /** The outcomes of guards: the ids of their transitions, with `true` or `false`. */
  guards: ReadonlySet<string>;
  /** The actors that it has seen run: their ids, and the names of what they run. */
  ran: ReadonlySet<string>;
  /** The delayed events that it has seen wait. */
  delayed: ReadonlySet<string>;
  /** The pairs of transitions that it has met, where the model asks for them. */
  pairs?: readonly string[];
};

/**
 * Tries every event, result and timer in every world that a machine can come to, the nearest ones of each
 * input, and holds each step against what is expected of it. A step at which the machine throws is a fault,
 * and so is an actor that another one of its id replaces while it runs, and a context that is changed in
 * place. Goes on until there are `enough` faults. Names each once, with the shortest way to it.
 */
export function explore(model: Model, enough = Number.POSITIVE_INFINITY): Explored {
  const { machine, cases, temporal = [] } = model;
  const limit = cases.limit ?? WORLDS;
  const judge = new Judge(model.machine, model.expected);
  const unknown = [
    ...judge.unknownNames(Object.keys(cases.events)).map((name) => `unknown: ${name}`),
    ...unimplementedIn(machine).map((name) => `not implemented: ${name}`),
  ];
  const faults = new Faults();
  const limits: string[] = [];
  const covered = new Set<string>();
  const guards = new Set<string>();
  const chart = describeChart(machine);
  const takenIn = takenReader(chart);
  const edges: Edge[] = [];
  const ran = new Set<string>();
  const waited = new Set<string>();
  const delayed = new Set<string>();
  const guardsOf = guardReader(chart);

  /** The faults of each world, by its key. The next world may still have one: it counts once. */
  const sick = new Map<string, readonly string[]>();
  const faultsOf = ({ before, step, after, error }: Tried): string[] => {
    try {
      if (!after) {
        judge.judgeEvent(before, step, null);
        return [describeThrow(machine, step, error)];
      }
      const world = worldOf(after);
      const ofStep = judge.judgeEvent(before, step, world);
      const ofRest = judge.judgeWorld(before, step, world);
      const ofWorld = [...pilingUp(after), ...brokenIn(temporal, after)];
      const fields = [...ofRest, ...ofWorld].flatMap(fieldsOf);
      if (fields.length > 0) sick.set(after.key, fields);
      const known = sick.get(before.key) ?? [];
      const isNew = (fault: string) => !fieldsOf(fault).every((field) => known.includes(field));
      return [
        ...spoilt(world),
        ...judge.told([...(world.spoiled ? [] : ofStep), ...ofRest.filter(isNew)]),
        ...ofWorld.filter(isNew),
      ];
    } catch (error) {
      return [`it cannot be judged: ${error}`];
    }
  };

  for (const [name, input] of Object.entries(cases.inputs)) {
    const start = firstWorld(model, input);
    const begin = stateOf(start);
    const note = (about: string, fault: string, way: () => readonly Step[]) =>
      faults.add(about, fault, () => {
        const steps = way();
        const fixture = fixtureOf(machine.id, input, steps, fault);
        const hints = fault.startsWith('it throws ') ? missingCases(model, input, steps) : [];
        const told = [fault, ...hints].join('; ');
        return { way: describeWay(model, begin, steps), fault: told, fixture };
      });
    for (const id of start.covered) covered.add(id);
    for (const outcome of guardsOf(start)) guards.add(outcome);
    const judgeStart = () => {
      try {
        return [...judge.judgeStart(start, input), ...spoilt(start), ...brokenIn(temporal, start)];
      } catch (error) {
        return [`it cannot be judged: ${error}`];
      }
    };
    const atStart = judgeStart();
    for (const fault of atStart) note(aboutOf('start', begin, fault), fault, () => []);
    const reach = new Reach(temporal, start);
    let first: string | undefined;
    const onStep = (tried: Tried) => {
      const { way, before, step, after } = tried;
      if (!first) {
        first = before.key;
        edges.push({ from: '', taken: takenIn(start), to: first });
      }
      if (before.key === first) sick.set(first, atStart.flatMap(fieldsOf));
      reach.add(tried);
      for (const name of before.running) ran.add(name);
      for (const { id } of before.timers) {
        waited.add(`after ${timerName(id)}`);
        if (timerName(id) === id) delayed.add(id);
      }
      if (cases.pairs && after) {
        edges.push({ from: before.key, taken: takenIn(after), to: after.key });
      }
      for (const id of after?.covered ?? []) covered.add(id);
      if (enough > 1) {
        for (const outcome of after ? guardsOf(after, tried) : []) guards.add(outcome);
      }
      for (const fault of faultsOf(tried)) {
        // Two faults may read the same: they are one where the same row judges the same transitions.
        const taken = after ? takenIn(after) : [];
        const place = taken.length > 0 ? taken.join() : stateOf(before);
        const row = after ? judge.judged : labelOf(machine, step, before);
        note(aboutOf(row, place, fault), fault, () => [...way(), step]);
      }
    };
    const options = wayOptions(model);
    const cut: string[] = [];
    const stopWhen = (rest: Rest) => {
      if (cases.stopWhen?.(rest as World)) cut.push(stateOf(rest) || machine.id);
      return options.stopWhen(rest);
    };
    const { left } = shortestWays(
      machine,
      { ...options, input, limit, stopWhen, onStep },
      () => unknown.length + faults.size >= enough,
    );
    if (left > 0) limits.push(limitMet('The exploration', model, name, limit, left));
    if (cut.length > 0) limits.push(cutOff(cut, model, name));
    const { faults: lost, undecided } = reach.judge(
      (rest) => rest.snapshot.status === 'active' && (left > 0 || options.stopWhen(rest)),
    );
    for (const { fault, way } of lost) note(fault, fault, () => way);
    limits.push(...undecided);
  }
  const stray = (fault: string): ModelFailure => ({ way: '', fault });
  return {
    failures: [
      ...faults.list(),
      ...unknown.map(stray),
      ...judge.unmetRows().map((row) => stray(`no step meets ${row}`)),
      ...judge
        .neverMet()
        .filter((label) => !waited.has(label))
        .map((label) => stray(`no step is ${label}, which may do anything`)),
    ],
    limits,
    unexpected: judge.unexpected(),
    covered,
    guards,
    ran,
    delayed,
    ...(cases.pairs && { pairs: pairsAmong(edges) }),
  };
}
