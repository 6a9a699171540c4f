import type { Chart, ChartTransition } from './chart.ts';
import { describeChart } from './describeChart.ts';
import type { Explored } from './explore.ts';
import { outcomesOf } from './guardOutcomes.ts';
import type { Model } from './model.ts';
import { PAIRED, pairsOn, takenReader } from './pairs.ts';
import { type FoundPaths, partsOf } from './paths.ts';

/** What was looked at, by ids, and what was not. */
type Covered = { covered: readonly string[]; uncovered: readonly string[] };

export type TestCoverage = {
  chart: Chart;
  stateNodes: Covered;
  transitions: Covered;
  /** The outcomes of guards: the id of a transition, with `true` or `false`. */
  guards: Covered;
  /** Pairs of transitions, where the model asks for them: `id → id`. Paths take the covered ones. */
  pairs?: Covered;
};

const split = (all: readonly string[], found: ReadonlySet<string>): Covered => ({
  covered: all.filter((id) => found.has(id)),
  uncovered: all.filter((id) => !found.has(id)),
});

/** The worlds that paths pass. */
export const worldsOn = (paths: FoundPaths['paths']) =>
  paths.flatMap(({ start, steps }) => [start, ...steps.map(({ world }) => world)]);

/** What paths and an exploration have looked at. */
export function coverageOf(
  { machine }: Model,
  { paths }: FoundPaths,
  { covered, guards, pairs }: Pick<Explored, 'covered' | 'guards' | 'pairs'>,
): TestCoverage {
  const found = new Set([...covered, ...worldsOn(paths).flatMap((world) => world.covered)]);
  const { states, transitions } = partsOf(machine);
  const chart = describeChart(machine);
  const paired = new Set(pairs && paths.flatMap((path) => pairsOn(path, takenReader(chart))));
  return {
    chart,
    stateNodes: split(states, found),
    transitions: split(transitions, found),
    guards: split(outcomesOf(chart), guards),
    ...(pairs && { pairs: split([...new Set([...pairs, ...paired])], paired) }),
  };
}

/** A transition as people read it: `door.shut press`, with its guard. */
export function transitionText({ transitions }: Chart, id: string): string {
  const { source, label, guard } = transitions.find((one) => one.id === id) as ChartTransition;
  return [source, label, ...(guard ? [`if ${guard}`] : [])].join(' ');
}

/** Two transitions in a row as people read them. */
export const pairText = (chart: Chart, pair: string) =>
  pair
    .split(PAIRED)
    .map((id) => transitionText(chart, id))
    .join(PAIRED);

/** A coverage as people read it: how much of each kind, and what is left out. */
export function formatTestCoverage(coverage: TestCoverage): string {
  const { chart } = coverage;
  const texts: { [Kind in Exclude<keyof TestCoverage, 'chart'>]-?: (id: string) => string } = {
    stateNodes: (id) => id,
    transitions: (id) => transitionText(chart, id),
    guards: (outcome) => {
      const [, id = '', answer] = /(.*) (\w+)$/.exec(outcome) ?? [];
      return `${transitionText(chart, id)}: never ${answer}`;
    },
    pairs: (pair) => pairText(chart, pair),
  };
  return (Object.keys(texts) as (keyof typeof texts)[])
    .flatMap((kind) => {
      if (!coverage[kind]) return [];
      const { covered, uncovered } = coverage[kind];
      const all = covered.length + uncovered.length;
      return [
        `${kind}: ${covered.length}/${all}`,
        ...uncovered.map((id) => `  - ${texts[kind](id)}`),
      ];
    })
    .join('\n');
}
