import { assertEvent, assign, setup } from 'xstate';

const SMALLEST = 0.25;
const LARGEST = 3;

/** A place of the chart that stays where it is: `x` and `y` in the chart, `left` and `top` in its frame. */
type Anchor = { x: number; y: number; left: number; top: number };

export type ChartViewEvent =
  /** `shown` is the zoom on the screen, which only the view knows while the chart fits its frame. */
  { type: 'zoom.change'; shown: number; factor: number; anchor: Anchor } | { type: 'zoom.fit' };

type ChartViewContext = { zoom: number; anchor: Anchor | null };

/** How large a chart is drawn: all of it as far as it can be read, until a person wants all of it or chooses a size. */
export const chartViewMachine = setup({
  types: { context: {} as ChartViewContext, events: {} as ChartViewEvent },
  actions: {
    changeZoom: assign(({ event }) => {
      assertEvent(event, 'zoom.change');
      const { shown, factor, anchor } = event;
      return { zoom: Math.min(LARGEST, Math.max(SMALLEST, shown * factor)), anchor };
    }),
  },
}).createMachine({
  id: 'chartView',
  context: { zoom: 1, anchor: null },
  initial: 'reading',
  on: { 'zoom.change': { target: '.zoomed', actions: 'changeZoom' }, 'zoom.fit': '.fitting' },
  states: { reading: {}, fitting: {}, zoomed: {} },
});
