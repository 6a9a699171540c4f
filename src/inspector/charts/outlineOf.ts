import type { Chart, ChartState } from '@interpunct/model-kit/chart';
import { statesOf } from '@interpunct/model-kit/describeChart';
import { headOf, STATE_PADDING } from './chartText.ts';
import type { Box, Layout } from './layout.ts';

/** Between a state and those in it, in px. */
const GAP = 12;

/**
 * An outline of a chart until it is laid out: its states below each other, each transition a line in
 * the state that it leaves.
 */
export function outlineOf(chart: Chart): { chart: Chart; layout: Layout } {
  const keys = new Map(statesOf(chart.root).map(({ id, key }) => [id, key]));
  const outline: Chart = {
    ...chart,
    transitions: chart.transitions.map((transition) => {
      const targets = transition.targets.map((id) => keys.get(id) ?? id);
      const way = targets.length > 0 ? ` → ${targets.join(', ')}` : '';
      return { ...transition, targets: [], label: transition.label + way };
    }),
  };
  const states: Record<string, Box> = {};
  const labels: [string, { points: []; label: Box }][] = [];
  /** Places a state and those in it. Returns its box. */
  const place = (state: ChartState, x: number, y: number): Box => {
    const head = headOf(outline, state);
    for (const [id, box] of head.labels) {
      labels.push([id, { points: [], label: { ...box, x: x + box.x, y: y + box.y } }]);
    }
    let { width, height } = head.size;
    for (const inner of state.states) {
      const box = place(inner, x + GAP, y + height + GAP);
      height = box.y + box.height - y;
      width = Math.max(width, box.width + 2 * GAP);
    }
    if (state.states.length > 0) height += STATE_PADDING;
    states[state.id] = { x, y, width, height };
    return states[state.id] as Box;
  };
  const { width, height } = place(chart.root, 0, 0);
  const transitions = Object.fromEntries(labels);
  return { chart: outline, layout: { width, height, states, initials: {}, transitions } };
}
