import { activeStates, statesEntered } from '@interpunct/model-kit/activeChart';
import { byName } from '@interpunct/model-kit/byName';
import type { Chart } from '@interpunct/model-kit/chart';
import { statesOf } from '@interpunct/model-kit/describeChart';
import { type KeptRoot, snapshotsIn } from '@interpunct/model-kit/keptRoot';

/**
 * The ids of the states and transitions that were visited, by the name of their chart: the actors of one
 * chart count together. JSON data, for a storage that lasts.
 */
export type Coverage = Readonly<Record<string, readonly string[]>>;

type Figure = { visited: number; total: number };

type Figures = { states: Figure; transitions: Figure };

/** The figures of all machines together, and of each with what no visit has reached. */
export type CoverageReport = Figures & {
  machines: readonly (Figures & {
    /** The name of the chart. */
    id: string;
    left: { states: readonly string[]; transitions: readonly string[] };
  })[];
};

/** The parts of an entry of a record that a coverage counts. */
type Visited = {
  deliveries: readonly { receiver: string; microsteps: readonly (readonly string[])[] }[];
  kept: KeptRoot;
};

/** What entries have visited. `chartAt` knows the chart of an actor; `root` is the path of the root. */
export function coverageOf(
  root: string,
  entries: readonly Visited[],
  chartAt: (kept: KeptRoot, path: string) => Chart | undefined,
): Coverage {
  const visited = byName<Set<string>>();
  const visit = ({ id }: Chart, ids: readonly string[]) => {
    visited[id] ??= new Set();
    for (const one of ids) visited[id].add(one);
  };
  for (const { deliveries, kept } of entries) {
    for (const { receiver, microsteps } of deliveries) {
      const taken = microsteps.flat();
      const chart = taken.length > 0 ? chartAt(kept, receiver) : undefined;
      if (!chart) continue;
      for (const transition of chart.transitions.filter(({ id }) => taken.includes(id))) {
        // A state that was left at once stands in no snapshot.
        visit(chart, [transition.id, transition.source, ...statesEntered(chart, transition)]);
      }
    }
    for (const [path, { value = {} }] of snapshotsIn(kept, root)) {
      const chart = chartAt(kept, path);
      if (chart) visit(chart, activeStates(chart, value));
    }
  }
  return Object.fromEntries(Object.entries(visited).map(([id, ids]) => [id, [...ids]]));
}

/** Both visits together. Use it for sessions that follow each other. */
export function addCoverage(one: Coverage, other: Coverage): Coverage {
  const [mine, others] = [byName(one), byName(other)];
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    names.map((id) => [id, [...new Set([...(mine[id] ?? []), ...(others[id] ?? [])])]]),
  );
}

const sumOf = (figures: readonly Figure[]): Figure => ({
  visited: figures.reduce((sum, { visited }) => sum + visited, 0),
  total: figures.reduce((sum, { total }) => sum + total, 0),
});

/** The figures of a coverage, and what is left. Parts that a chart no longer has do not count. */
export function reportCoverage(
  charts: Readonly<Record<string, Chart>>,
  coverage: Coverage,
): CoverageReport {
  const machines = Object.values(charts).map(({ id, root, transitions }) => {
    const visited = new Set(byName(coverage)[id]);
    const leftOf = (parts: readonly { id: string }[]) =>
      parts.map((part) => part.id).filter((part) => !visited.has(part));
    const figureOf = (all: readonly unknown[], left: readonly unknown[]): Figure => ({
      visited: all.length - left.length,
      total: all.length,
    });
    // The machine is in its root from the start. A state of the type history is left for the one that it stands for.
    const states = statesOf(root).filter((one) => one !== root && one.type !== 'history');
    const left = { states: leftOf(states), transitions: leftOf(transitions) };
    return {
      id,
      states: figureOf(states, left.states),
      transitions: figureOf(transitions, left.transitions),
      left,
    };
  });
  return {
    machines,
    states: sumOf(machines.map(({ states }) => states)),
    transitions: sumOf(machines.map(({ transitions }) => transitions)),
  };
}
