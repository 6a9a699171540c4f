import { answersTo, type Tried } from './chances.ts';
import { describeChart, timerName } from './describeChart.ts';
import { describeThrow, describeWay } from './describePath.ts';
import { stateOf, worldOf } from './effects.ts';
import { aboutOf, Faults, fieldsOf, fixtureOf, type ModelFailure } from './failure.ts';
import { guardReader } from './guardOutcomes.ts';
import { Judge } from './judge.ts';
import { isBare, missingCases, readIn } from './missingCases.ts';
import {
  brokenIn,
  firstWorld,
  isStopped,
  type Model,
  unimplementedIn,
  wayOptions,
} from './model.ts';
import { type Edge, pairsAmong, takenReader } from './pairs.ts';
import { cutOff, limitMet } from './paths.ts';
import { Reach } from './reach.ts';
import { shortestWays } from './shortestWay.ts';
import { labelOf, pilingUp, spoilt, withoutIds } from './standing.ts';
import type { Rest, Step } from './takeStep.ts';
import { unknownNames, unmetIn } from './unmet.ts';
import type { World } from './world.ts';

/** Enough for all worlds of most machines. A context that grows for ever has no last one. */
const WORLDS = 1_000;

/** What an exploration comes across. */
const nothingFound = () => ({
  /** The limits that it has met, as sentences. */
  limits: [] as string[],
  /** The ids of states and transitions. */
  covered: new Set<string>(),
  /** The outcomes of guards: the ids of their transitions, with `true` or `false`. */
  guards: new Set<string>(),
  /** The actors that it has seen run: their ids, and the names of what they run. */
  ran: new Set<string>(),
  /** The events without a case of which the machine reads a payload. */
  lacking: new Set<string>(),
});

export type Explored = Readonly<ReturnType<typeof nothingFound>> & {
  failures: readonly ModelFailure[];
  /** The events, timers and results that it has tried and of which nothing is expected. */
  unexpected: readonly string[];
  /** The delayed events that it has seen wait. */
  delayed: ReadonlySet<string>;
  /** The pairs of transitions that it has met, where the model asks for them. */
  pairs?: readonly string[];
};

/** An exploration of a machine that cannot begin. */
export const unexplored = (...failures: ModelFailure[]): Explored => ({
  ...nothingFound(),
  failures,
  unexpected: [],
  delayed: new Set(),
});

/** Says what is wrong at the end of some steps, and the cases whose lack may be the reason. */
function failureOf(
  model: Model,
  input: unknown,
  begin: string,
  fault: string,
  steps: readonly Step[],
) {
  const hints = /^it (throws|cannot be judged)/.test(fault)
    ? missingCases(model, input, steps)
    : [];
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
      return judge.thrown(error);
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
    if (world.spoiled) return spoilt(world);
    const known = sick.get(before.key) ?? [];
    const isNew = (fault: string) => !fieldsOf(fault).every((field) => known.includes(field));
    return [...judge.told([...ofStep, ...ofRest.filter(isNew)]), ...ofWorld.filter(isNew)];
  };
  const atStart = (start: World, input: unknown) => {
    const faults = [...judge.judgeStart(start, input), ...brokenIn(temporal, start)];
    return start.spoiled ? spoilt(start) : faults;
  };
  return {
    sick,
    atStart: (start: World, input: unknown) => judged(() => atStart(start, input)),
    atStep: (tried: Tried) => judged(() => atStep(tried)),
  };
}

type Note = (about: string, fault: string, way: () => readonly Step[], place?: string) => void;

type Tools = {
  model: Model;
  judge: Judge;
  finder: ReturnType<typeof faultFinder>;
  takenIn: ReturnType<typeof takenReader>;
  /** Finds the outcomes of guards, where they are asked for. */
  guardsOf?: ReturnType<typeof guardReader> | undefined;
};

const beginSearch = () => ({
  ...nothingFound(),
  faults: new Faults(),
  watched: new Set<string>(),
  timers: new Set<string>(),
  edges: [] as Edge[],
});

type Found = ReturnType<typeof beginSearch>;

function noteWorld(
  { ran, timers, covered, guards }: Found,
  { guardsOf }: Tools,
  world: Rest & Pick<World, 'covered'>,
  tried?: Tried,
) {
  for (const name of world.running) ran.add(name);
  for (const { id } of world.timers) timers.add(id);
  for (const id of world.covered) covered.add(id);
  for (const outcome of guardsOf?.(world, tried) ?? []) guards.add(outcome);
}

/** Notes what a step shows, where it leads, and what is wrong with it. */
function noteStep(found: Found, tools: Tools, tried: Tried, note: Note) {
  const { model, judge, finder, takenIn } = tools;
  const { way, before, step, after } = tried;
  if (model.cases.pairs && after)
    found.edges.push({ from: before.key, taken: takenIn(after), to: after.key });
  if (after) noteWorld(found, tools, after, tried);
  for (const fault of finder.atStep(tried)) {
    // Two faults may read the same: they are one where the same row judges the same transitions, or none.
    const taken = after ? takenIn(after).join() : stateOf(before);
    const row = after ? judge.judged : labelOf(model.machine, step, before);
    const about = withoutIds(model.machine, before, step, aboutOf(row, taken, fault));
    note(about, fault, () => [...way(), step], taken || stateOf(before));
  }
}

/** Notes of an event without a case whether the machine reads a payload of it, once in each state. */
function noteLacking(
  { lacking, watched }: Found,
  model: Model,
  input: unknown,
  { way, before, step }: Tried,
) {
  const place = `${labelOf(model.machine, step, before)} ${stateOf(before)}`;
  if (!isBare(model, step) || watched.has(place)) return;
  watched.add(place);
  for (const type of readIn(model, input, [...way(), step])) lacking.add(type);
}

/** Explores the worlds that are nearest to an input, until enough is found. */
function exploreFrom(found: Found, tools: Tools, name: string, isEnough: () => boolean) {
  const { model, finder, takenIn, guardsOf } = tools;
  const { machine, cases, temporal } = model;
  const { [name]: input } = cases.inputs as Record<string, unknown>;
  const limit = cases.limit ?? WORLDS;
  const start = firstWorld(model, input);
  const begin = stateOf(start);
  const note: Note = (about, fault, way, place) =>
    found.faults.add(about, fault, () => failureOf(model, input, begin, fault, way()), place);
  noteWorld(found, tools, start);
  const wrong = finder.atStart(start, input);
  for (const fault of wrong) note(aboutOf('start', begin, fault), fault, () => []);

  const reach = new Reach(temporal ?? [], start);
  let first: string | undefined;
  const onStep = (tried: Tried) => {
    const { key } = tried.before;
    if (!first) {
      first = key;
      found.edges.push({ from: '', taken: takenIn(start), to: key });
    }
    // It helps who reads of a fault. Of a mutant, nobody does.
    if (guardsOf) noteLacking(found, model, input, tried);
    if (key === first) finder.sick.set(first, wrong.flatMap(fieldsOf));
    reach.add(tried);
    noteStep(found, tools, tried, note);
  };
  const options = wayOptions(model);
  const cut: string[] = [];
  const stopWhen = (rest: Rest) => {
    if (isStopped(cases, rest)) cut.push(stateOf(rest) || machine.id);
    return options.stopWhen(rest);
  };
  const ways = shortestWays(machine, { ...options, input, limit, stopWhen, onStep }, isEnough);
  found.limits.push(...limitMet('The exploration', model, name, ways));
  if (cut.length > 0) found.limits.push(cutOff(cut, model, name));
  const { faults, undecided } = reach.judge(
    (rest) => rest.snapshot.status === 'active' && (ways.left > 0 || options.stopWhen(rest)),
  );
  for (const { fault, way } of faults) note(fault, fault, () => way);
  found.limits.push(...undecided);
}

export const SHOWN_BY = /^xstate\.snapshot\./;

/** The cases of events that the chart does not have. What an actor shows is looked up among the actors. */
export const strangeEvents = ({ machine, cases }: Model) => {
  const { transitions } = describeChart(machine);
  return Object.keys(cases.events).filter(
    (type) => !SHOWN_BY.test(type) && !transitions.some(({ event }) => answersTo(event, type)),
  );
};

/**
 * Tries every event, result and timer in the worlds that are nearest to each input, and holds each step against what
 * is expected of it. These are faults in any case: a step at which the machine throws, an actor that another one of
 * its id replaces while it runs, and a context that is changed in place. Names each fault once, with the shortest way
 * to it, and ends when there are `enough`.
 */
export function explore(model: Model, enough = Number.POSITIVE_INFINITY): Explored {
  const { machine, cases } = model;
  const judge = new Judge(machine, model.expected);
  const strange = strangeEvents(model);
  const types = Object.keys(cases.events).filter((type) => !strange.includes(type));
  const unknown = [
    ...unknownNames(model, types),
    ...unimplementedIn(machine).map((name) => `not implemented: ${name}`),
  ];
  const chart = describeChart(machine);
  const guardsOf = enough > 1 ? guardReader(chart) : undefined;
  const finder = faultFinder(model, judge);
  const tools = { model, judge, finder, takenIn: takenReader(chart), guardsOf };
  const found = beginSearch();
  const isEnough = () => unknown.length + found.faults.size >= enough;
  for (const name of Object.keys(cases.inputs)) exploreFrom(found, tools, name, isEnough);
  const { faults, timers, edges, ...seen } = found;
  const toFailure = (fault: string) => ({ way: '', fault });
  return {
    ...seen,
    // What the chart lacks has other faults follow from it.
    failures: [
      ...unknown.map(toFailure),
      ...faults.list(),
      ...unmetIn(model, judge, types, found).map(toFailure),
    ],
    unexpected: judge.unexpected(),
    delayed: new Set([...timers].filter((id) => timerName(id) === id)),
    ...(cases.pairs && { pairs: pairsAmong(edges) }),
  };
}
