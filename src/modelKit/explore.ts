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

/** Says what is wrong at the end of some steps, and the cases whose lack may be the reason. */
function failureOf(
  model: Model,
  input: unknown,
  begin: string,
  fault: string,
  steps: readonly Step[],
) {
  const hints = fault.startsWith('it throws ') ? missingCases(model, input, steps) : [];
  const fixture = fixtureOf(model.machine.id, input, steps, fault);
  return { way: describeWay(model, begin, steps), fault: [fault, ...hints].join('; '), fixture };
}

/** Finds what is wrong with steps. What was wrong with the world before one is told no more. */
function faultFinder({ machine, temporal = [] }: Model, judge: Judge) {
  /** What is wrong with each world, by its key. */
  const sick = new Map<string, readonly string[]>();
  const judged = (look: () => string[]) => {
    try {
      return look();
    } catch (error) {
      return [`it cannot be judged: ${error}`];
    }
  };
  const atStep = ({ before, step, after, error }: Tried) => {
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
  };
  const atStart = (start: World, input: unknown) => [
    ...judge.judgeStart(start, input),
    ...spoilt(start),
    ...brokenIn(temporal, start),
  ];
  return {
    sick,
    atStart: (start: World, input: unknown) => judged(() => atStart(start, input)),
    atStep: (tried: Tried) => judged(() => atStep(tried)),
  };
}

/**
 * Tries every event, result and timer in the worlds that are nearest to each input, and holds each step against what
 * is expected of it. These are faults in any case: a step at which the machine throws, an actor that another one of
 * its id replaces while it runs, and a context that is changed in place. Names each fault once, with the shortest way
 * to it, and ends when there are `enough`.
 */
export function explore(model: Model, enough = Number.POSITIVE_INFINITY): Explored {
  const { machine, cases, temporal = [] } = model;
  const limit = cases.limit ?? WORLDS;
  const judge = new Judge(machine, model.expected);
  const unknown = [
    ...judge.unknownNames(Object.keys(cases.events)).map((name) => `unknown: ${name}`),
    ...unimplementedIn(machine).map((name) => `not implemented: ${name}`),
  ];
  const { sick, atStart, atStep } = faultFinder(model, judge);
  const faults = new Faults();
  const limits: string[] = [];
  const chart = describeChart(machine);
  const takenIn = takenReader(chart);
  const guardsOf = guardReader(chart);
  const covered = new Set<string>();
  const guards = new Set<string>();
  const ran = new Set<string>();
  const timers = new Set<string>();
  const edges: Edge[] = [];
  const cover = (world: Pick<World, 'snapshot' | 'covered'>, tried?: Tried) => {
    for (const id of world.covered) covered.add(id);
    if (enough > 1) for (const outcome of guardsOf(world, tried)) guards.add(outcome);
  };

  for (const [name, input] of Object.entries(cases.inputs)) {
    const start = firstWorld(model, input);
    const begin = stateOf(start);
    const note = (about: string, fault: string, way: () => readonly Step[]) =>
      faults.add(about, fault, () => failureOf(model, input, begin, fault, way()));
    cover(start);
    const wrong = atStart(start, input);
    for (const fault of wrong) note(aboutOf('start', begin, fault), fault, () => []);
    const reach = new Reach(temporal, start);
    let first: string | undefined;
    const onStep = (tried: Tried) => {
      const { way, before, step, after } = tried;
      if (!first) {
        first = before.key;
        edges.push({ from: '', taken: takenIn(start), to: first });
      }
      if (before.key === first) sick.set(first, wrong.flatMap(fieldsOf));
      reach.add(tried);
      for (const name of before.running) ran.add(name);
      for (const { id } of before.timers) timers.add(id);
      if (cases.pairs && after)
        edges.push({ from: before.key, taken: takenIn(after), to: after.key });
      if (after) cover(after, tried);
      for (const fault of atStep(tried)) {
        // Two faults may read the same: they are one where the same row judges the same transitions.
        const place = (after ? takenIn(after) : []).join() || stateOf(before);
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
  const waited = [...timers].map((id) => `after ${timerName(id)}`);
  const stray = [
    ...unknown,
    ...judge.unmetRows().map((row) => `no step meets ${row}`),
    ...judge
      .neverMet()
      .filter((label) => !waited.includes(label))
      .map((label) => `no step is ${label}, which may do anything`),
  ];
  return {
    failures: [...faults.list(), ...stray.map((fault) => ({ way: '', fault }))],
    limits,
    unexpected: judge.unexpected(),
    covered,
    guards,
    ran,
    delayed: new Set([...timers].filter((id) => timerName(id) === id)),
    ...(cases.pairs && { pairs: pairsAmong(edges) }),
  };
}
