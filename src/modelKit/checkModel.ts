import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartTransition } from './chart.ts';
import { coverageOf, pairText, type TestCoverage, transitionText, worldsOn } from './coverage.ts';
import { only } from './data.ts';
import { describePath } from './describePath.ts';
import type { Expected } from './expected.ts';
import { type Explored, explore, SHOWN_BY, strangeEvents, unexplored } from './explore.ts';
import { Faults, type ModelFailure, ModelTestFailureError, SHOWN } from './failure.ts';
import { Judge } from './judge.ts';
import { eventHint, lackOf } from './missingCases.ts';
import {
  type Knowledge,
  type Model,
  type ModelPath,
  modelFrom,
  type Told,
  untoldOf,
} from './model.ts';
import { type FoundPaths, findPaths } from './paths.ts';
import { failuresOf } from './runPath.ts';
import { contextOf, listOfRows } from './standing.ts';
import { classOf, unfolded } from './unfolded.ts';
import { actorsOf } from './unmet.ts';
import type { World } from './world.ts';

export type PathResult = {
  /** The requirements that it meets, and its steps. */
  title: string;
  path: ModelPath;
  passed: boolean;
  /** What is wrong at the first of its steps that is. */
  failures: readonly ModelFailure[];
};

/** What a test of a machine has found. */
export type ModelReport = {
  passed: boolean;
  results: readonly PathResult[];
  /** Those with a way come first, and each of them is a fixture as well. */
  failures: readonly ModelFailure[];
  coverage: TestCoverage;
  /** The limits that were met, and what nothing is expected of, as sentences. */
  notes: readonly string[];
};

/** The requirements that a path meets, and the path. */
export function titleOf(model: Model, path: ModelPath): string {
  const judge = new Judge(model.machine, model.expected);
  try {
    judge.judgeStart(path.start, path.input);
    let before = path.start;
    for (const { step, world } of path.steps) {
      judge.judgeStep(before, step, world);
      before = world;
    }
  } catch {
    // The test of the path says what it is that throws.
  }
  return [judge.cited().join(', '), describePath(model, path)].filter(Boolean).join(' ');
}

/** What a test has to say beside its faults: the limits that it met, and what it did not look at. */
export function notesOf(model: Model, found: FoundPaths, explored: Explored): string[] {
  const limits = [...found.limits, ...explored.limits];
  const { chart, stateNodes, transitions, pairs } = coverageOf(model, found, explored);
  const apart = (pairs?.uncovered ?? []).map((pair) => pairText(chart, pair));
  const more = apart.length > SHOWN ? `; … and ${apart.length - SHOWN} more` : '';
  const worlds = worldsOn(found.paths);
  const nameless = namelessIn(model, worlds);
  const hiding = hidingIn(worlds);
  const unseen = [
    ...stateNodes.uncovered,
    ...transitions.uncovered.map((id) => transitionText(chart, id)),
  ];
  return [
    ...limits,
    ...only(limits.length > 0 && unseen.length > 0, `Not looked at: ${unseen.join('; ')}.`),
    ...only(
      apart.length > 0,
      `No path takes one after the other: ${apart.slice(0, SHOWN).join('; ')}${more}.`,
    ),
    ...only(
      nameless.length > 0,
      `Functions without a name are not told apart: ${nameless.join(', ')}. Name them in \`setup\`.`,
    ),
    ...only(
      hiding.length > 0,
      `These hide what they hold, so nobody sees it change in place, and each new one is another world: ${hiding.join(', ')}.`,
    ),
    ...untoldOf(model),
    ...(model.expected ? endlessIn(model.expected, explored) : []),
  ];
}

/** Of delayed events, which go on where their state ends, that nothing is expected of them. */
function endlessIn(expected: Expected<AnyStateMachine>, { delayed }: Explored): readonly string[] {
  const isTold =
    Object.values(expected.states ?? {}).some((state) => state?.timers) ||
    listOfRows(expected).some(({ ends }) => ends);
  const [first] = delayed;
  return only(
    first !== undefined && !isTold,
    `Nothing says when these timers end: ${[...delayed].join(', ')}. A state may have \`timers: ['${first}?']\`, a row \`ends\`.`,
  );
}

/** The events of which a model expects nothing, as a fault. None where it expects nothing at all. */
export function unexpectedIn(model: Model, { unexpected }: Explored): ModelFailure[] {
  const strange = strangeEvents(model);
  const labels = unexpected.filter((label) => !strange.includes(label));
  if (!model.expected || labels.length === 0) return [];
  const fault = `no row is about ${labels.join(', ')}: add rows, or list them under \`anything\``;
  return [{ way: '', fault }];
}

/** Cases that nothing asks for, as faults: a name that the chart does not have, and no input at all. */
export function strayCases(model: Model, { ran }: Explored): ModelFailure[] {
  const { machine, cases } = model;
  const actors = new Set([...actorsOf(machine), ...ran]);
  const strange = (names: readonly string[]) => names.filter((name) => !actors.has(name));
  const shown = Object.keys(cases.events).filter((type) => SHOWN_BY.test(type));
  const { events: rows = {}, limits = {} } = model.expected ?? {};
  const showing = shown.map((type) => type.replace(SHOWN_BY, ''));
  return [
    ...only(Object.keys(cases.inputs).length === 0, '`inputs` has no case: nothing is tested'),
    // Of one with rows, these tell.
    ...strangeEvents(model)
      .filter((type) => !(type in rows))
      .map((type) => `unknown: the event ${type}, in \`${type in limits ? 'limits' : 'events'}\``),
    ...strange(showing).map((name) => `unknown: the actor ${name}, in \`events\``),
    ...strange(Object.keys(cases.results)).map(
      (name) => `unknown: the actor ${name}, in \`results\``,
    ),
  ].map((fault) => ({ way: '', fault }));
}

/** Functions of the chart that have no name of their own. */
const NAMELESS = ['(anonymous)', 'actions', 'entry', 'exit', 'enqueue'];

/** The calls that nothing tells apart, by what they are called. */
function namelessIn({ machine }: Model, worlds: readonly World[]): string[] {
  const calls = worlds.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'call'));
  const names = new Set(calls.map(({ name }) => name));
  return NAMELESS.filter(
    (name) => names.has(name) && !Object.hasOwn(machine.implementations.actions, name),
  );
}

/** What hides its parts, by the keys of the contexts that have it. */
function hidingIn(worlds: readonly World[]): string[] {
  const found = new Set<string>();
  for (const world of worlds) {
    for (const [key, part] of Object.entries(Object(contextOf(world)))) {
      unfolded(part, (value) => {
        found.add(`${key} (${classOf(value)})`);
        return '';
      });
    }
  }
  return [...found];
}

const BEHIND = ' (an earlier timer always fires first: the kit does not wait between timers)';

/** The transitions of timers that run and are never due first. Nobody knows it of a search that has not ended. */
function behindIn({ cases }: Model, { transitions }: Chart, { paths, limits }: FoundPaths) {
  if (limits.length > 0 || cases.stopWhen || cases.isPossible) return new Set<string>();
  const waiting = worldsOn(paths).flatMap(({ snapshot, timers }) =>
    snapshot.status === 'active' ? [timers.map(({ id }) => id)] : [],
  );
  const isBehind = ({ event, guard }: ChartTransition) =>
    !guard &&
    waiting.some((ids) => ids.includes(event)) &&
    waiting.every(([first]) => first !== event);
  return new Set(transitions.filter(isBehind).map(({ id }) => id));
}

/** States that are out of reach and transitions that nothing takes, as faults, with the cases that may be missing. */
export function missedIn(
  model: Model,
  found: FoundPaths,
  { lacking }: Pick<Explored, 'lacking'>,
): ModelFailure[] {
  const { chart, stateNodes, transitions } = coverageOf(model, found, unexplored());
  const behind = behindIn(model, chart, found);
  const isMeant = (id: string) =>
    behind.has(id) &&
    chart.transitions.some(
      (one) => one.id === id && model.expected?.anything?.includes(one.label as never),
    );
  const missed = transitions.uncovered.filter((id) => !isMeant(id));
  const texts = missed.map((id) => transitionText(chart, id) + (behind.has(id) ? BEHIND : ''));
  const results = chart.transitions.filter(({ id }) => missed.includes(id));
  const hints = [
    ...[...lacking].map(eventHint),
    ...results.flatMap(({ label, guard }) => lackOf(model, label, guard !== undefined)),
  ];
  const fault = (what: string, parts: readonly string[]) =>
    parts.length > 0 ? [{ way: '', fault: `${what}: ${parts.join('; ')}` }] : [];
  const hint = ['', ...new Set(hints)].join('. ');
  return [
    ...fault('no path comes to', stateNodes.uncovered),
    ...fault('no path takes', texts).map((one) => ({ ...one, fault: one.fault + hint })),
  ];
}

/**
 * Tests a machine by its model: takes it along its paths, and tries every step from every world. Where the machine
 * is wrong, the report says what is. Throws where `knowledge` has a part that nothing reads.
 */
export function checkModel<M extends AnyStateMachine>(
  machine: M,
  ...[knowledge = {} as Knowledge<M>]: Told<M>
): ModelReport {
  const model = modelFrom(machine, knowledge);
  try {
    const found = findPaths(model);
    return reportOf(model, found, explore(model));
  } catch (error) {
    const failure = { way: '', fault: `it cannot be tested: ${error}` };
    return reportOf(model, { paths: [], limits: [] }, unexplored(failure));
  }
}

function reportOf(model: Model, found: FoundPaths, explored: Explored): ModelReport {
  const results = found.paths.map((path): PathResult => {
    const failures = failuresOf(model, path);
    return { title: titleOf(model, path), path, passed: failures.length === 0, failures };
  });
  const known = new Set(explored.failures.map(({ about }) => about));
  const onPaths = new Faults();
  for (const failure of results.flatMap((result) => result.failures)) {
    const { about = '', fault } = failure;
    if (!known.has(about)) onPaths.add(about, fault, () => failure);
  }
  const failures = [
    ...onPaths.list(),
    ...explored.failures,
    ...(found.paths.length > 0 ? missedIn(model, found, explored) : []),
    ...unexpectedIn(model, explored),
    ...strayCases(model, explored),
  ];
  return {
    passed: failures.length === 0,
    results,
    failures,
    coverage: coverageOf(model, found, explored),
    notes: notesOf(model, found, explored),
  };
}

/** Tests a machine as `checkModel` does. Throws where it is wrong, for a runner of any kind. */
export function testPaths<M extends AnyStateMachine>(
  machine: M,
  ...[knowledge = {} as Knowledge<M>]: Told<M>
): ModelReport {
  const report = checkModel(machine, ...([knowledge] as unknown as Told<M>));
  const { passed, failures, notes } = report;
  if (!passed) throw new ModelTestFailureError(machine.id, failures, notes);
  return report;
}
