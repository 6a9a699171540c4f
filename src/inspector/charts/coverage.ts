import { activeStates, statesEntered } from '#statechart/activeChart.ts';
import type { Chart } from '#statechart/chart.ts';
import { statesOf } from '#statechart/describeChart.ts';
import { type KeptRoot, snapshotsIn } from '#statechart/keptRoot.ts';

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

/** The parts of an entry of a record that a coverage counts. */
type Visited = {
  cause: { type: string };
  deliveries: readonly {
    receiver: string;
    microsteps: readonly (readonly string[])[];
  }[];
  kept: KeptRoot;
};

const count = (visits: Record<string, number>, id: string) => {
  visits[id] = (visits[id] ?? 0) + 1;
};

/**
 * What entries have visited. A state counts each time that it is entered, and once if it was active
 * without that. `chartAt` knows the chart of an actor; `root` is the path of the root.
 */
export function coverageOf(
  root: string,
  entries: readonly Visited[],
  chartAt: (kept: KeptRoot, path: string) => Chart | undefined,
): Coverage {
  const coverage: Record<string, Visits> = {};
  const visitsOf = ({ id }: Chart) => {
    coverage[id] ??= { states: {}, transitions: {} };
    return coverage[id];
  };
  const byId = new Map<Chart, Map<string, Chart['transitions'][number]>>();
  const transitionsOf = (chart: Chart) => {
    const known = byId.get(chart) ?? new Map(chart.transitions.map((one) => [one.id, one]));
    byId.set(chart, known);
    return known;
  };
  for (const { cause, deliveries, kept } of entries) {
    for (const { receiver, microsteps } of deliveries) {
      const chart = microsteps.length > 0 ? chartAt(kept, receiver) : undefined;
      for (const id of microsteps.flat()) {
        const transition = chart && transitionsOf(chart).get(id);
        if (!transition) continue;
        const visits = visitsOf(chart);
        // A state that was left at once stands in no snapshot.
        visits.states[transition.source] ??= 1;
        count(visits.transitions, id);
        for (const state of statesEntered(chart, transition)) count(visits.states, state);
      }
    }
    for (const [path, { value = {} }] of snapshotsIn(kept, root)) {
      const chart = chartAt(kept, path);
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
    // A state of the type history is left for the one that it stands for.
    const all = statesOf(chart.root).filter(({ type }) => type !== 'history');
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
