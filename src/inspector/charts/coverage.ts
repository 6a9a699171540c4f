import type { Snapshot } from 'xstate';
import { activeStates, statesEntered } from '#statechart/activeChart.ts';
import type { Chart } from '#statechart/chart.ts';
import { statesOf } from '#statechart/describeChart.ts';
import type { Entry } from '../record/entry.ts';

/** How often each part of a chart was visited, by its id. A part that is not listed was not. */
export type Visits = { states: Record<string, number>; transitions: Record<string, number> };

/** By machine id: the actors of one machine count together. JSON data, for a storage that lasts. */
export type Coverage = Readonly<Record<string, Visits>>;

export type Figure = { visited: number; total: number };

type MachineCoverage = {
  /** The machine's id. */
  id: string;
  states: Figure;
  transitions: Figure;
  /** The ids of what no visit has reached. */
  left: { states: readonly string[]; transitions: readonly string[] };
};

export type CoverageReport = {
  machines: readonly MachineCoverage[];
  /** Of all machines. */
  states: Figure;
  transitions: Figure;
};

type Charts = Readonly<Record<string, Chart>>;

/** A snapshot of a machine as XState persists it. */
type Persisted = Snapshot<unknown> & {
  value?: Parameters<typeof activeStates>[1];
  children?: Readonly<Record<string, { snapshot: Persisted }>>;
};

/** The snapshots below one, by their paths. */
function below({ children = {} }: Persisted, path: string): [string, Persisted][] {
  return Object.entries(children).flatMap(([id, { snapshot }]) => [
    [path + id, snapshot] as [string, Persisted],
    ...below(snapshot, `${path}${id}/`),
  ]);
}

/** Every snapshot of a root, by its path. A root does not say its own id: it is the first path left. */
function snapshotsOf(charts: Charts, root: Persisted): [string, Persisted][] {
  const others = below(root, '');
  const path = Object.keys(charts).find((one) => others.every(([other]) => other !== one));
  return path === undefined ? others : [[path, root], ...others];
}

const count = (visits: Record<string, number>, id: string) => {
  visits[id] = (visits[id] ?? 0) + 1;
};

/**
 * What entries have visited. A state counts each time that it is entered, and once if it was active
 * without that. `charts` are those of the actors, by their paths, with the root first.
 */
export function coverageOf(charts: Charts, entries: readonly Entry[]): Coverage {
  const coverage: Record<string, Visits> = {};
  const visitsOf = ({ id }: Chart) => {
    coverage[id] ??= { states: {}, transitions: {} };
    return coverage[id];
  };
  const parts = new Map(
    Object.entries(charts).map(([path, chart]) => [
      path,
      { chart, transitions: new Map(chart.transitions.map((one) => [one.id, one])) },
    ]),
  );
  for (const { cause, deliveries, kept } of entries) {
    for (const { receiver, microsteps } of deliveries) {
      const part = parts.get(receiver);
      for (const id of microsteps.flat()) {
        const transition = part?.transitions.get(id);
        if (!part || !transition) continue;
        const visits = visitsOf(part.chart);
        // A state that was left at once stands in no snapshot.
        visits.states[transition.source] ??= 1;
        count(visits.transitions, id);
        for (const state of statesEntered(part.chart, transition)) count(visits.states, state);
      }
    }
    for (const [path, { value = {} }] of snapshotsOf(charts, kept.snapshot)) {
      const chart = charts[path];
      if (!chart) continue;
      const { states } = visitsOf(chart);
      for (const id of activeStates(chart, value).active) {
        if (cause.type === 'start') count(states, id);
        states[id] ??= 1;
      }
    }
  }
  return coverage;
}

/** Both visits together. Use it for sessions that follow each other. */
export function addCoverage(one: Coverage, other: Coverage): Coverage {
  const add = (a: Record<string, number> = {}, b: Record<string, number> = {}) => {
    const sum = { ...a };
    for (const [id, visits] of Object.entries(b)) sum[id] = (sum[id] ?? 0) + visits;
    return sum;
  };
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      {
        states: add(one[id]?.states, other[id]?.states),
        transitions: add(one[id]?.transitions, other[id]?.transitions),
      },
    ]),
  );
}

const figureOf = (total: number, left: number): Figure => ({ visited: total - left, total });

const sumOf = (figures: readonly Figure[]): Figure => ({
  visited: figures.reduce((sum, { visited }) => sum + visited, 0),
  total: figures.reduce((sum, { total }) => sum + total, 0),
});

/** The figures of a coverage, and what is left. Parts that a chart no longer has do not count. */
export function reportCoverage(charts: Charts, coverage: Coverage): CoverageReport {
  const byId = new Map(Object.values(charts).map((chart) => [chart.id, chart]));
  const machines = [...byId.values()].map((chart): MachineCoverage => {
    const visits = coverage[chart.id];
    const leftOf = (parts: readonly { id: string }[], visited: Record<string, number> = {}) =>
      parts.map(({ id }) => id).filter((id) => !visited[id]);
    const all = statesOf(chart.root);
    const states = leftOf(all, visits?.states);
    const transitions = leftOf(chart.transitions, visits?.transitions);
    return {
      id: chart.id,
      states: figureOf(all.length, states.length),
      transitions: figureOf(chart.transitions.length, transitions.length),
      left: { states, transitions },
    };
  });
  return {
    machines,
    states: sumOf(machines.map(({ states }) => states)),
    transitions: sumOf(machines.map(({ transitions }) => transitions)),
  };
}
