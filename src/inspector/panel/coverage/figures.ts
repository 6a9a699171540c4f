import type { Chart, ChartState, ChartTransition } from '../../charts/chart.ts';
import type { Coverage } from '../../charts/coverage.ts';

export type Figures = {
  states: number;
  ofStates: number;
  transitions: number;
  ofTransitions: number;
};

/** Every state of a chart below its root. */
const statesOf = ({ states }: ChartState): ChartState[] =>
  states.flatMap((state) => [state, ...statesOf(state)]);

/** The states and transitions of a chart that nothing has visited. */
export function leftIn(
  chart: Chart,
  coverage: Coverage,
): { states: ChartState[]; transitions: ChartTransition[] } {
  const { states = {}, transitions = {} } = coverage[chart.id] ?? {};
  return {
    states: statesOf(chart.root).filter(({ id }) => !states[id]),
    transitions: chart.transitions.filter(({ id }) => !transitions[id]),
  };
}

/** How many states and transitions of charts were visited. */
export function figuresOf(charts: readonly Chart[], coverage: Coverage): Figures {
  const sum = { states: 0, ofStates: 0, transitions: 0, ofTransitions: 0 };
  for (const chart of charts) {
    const left = leftIn(chart, coverage);
    const states = statesOf(chart.root).length;
    sum.ofStates += states;
    sum.states += states - left.states.length;
    sum.ofTransitions += chart.transitions.length;
    sum.transitions += chart.transitions.length - left.transitions.length;
  }
  return sum;
}
