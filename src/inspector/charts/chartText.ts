import type { Chart, ChartState, ChartTransition } from '@interpunct/model-kit/chart';
import { calledOf } from '@interpunct/model-kit/describeChart';
import type { Box } from './layout.ts';

/** The text of a chart, in px. The face is monospaced, so the length of a text gives its width. */
export const TEXT = {
  size: 12,
  /** The widest monospaced faces of the systems take 0.602 of the size. */
  advance: 12 * 0.605,
  line: 16,
} as const;

/** What stands at an edge: the event, and the guard below it. */
export const linesOf = ({ label, guard }: ChartTransition): string[] =>
  guard ? [label, `[${guard}]`] : [label];

/** What stands below the name of a state: the actors that it invokes. */
export const invokesOf = ({ invokes }: ChartState): string[] =>
  invokes.map((invoke) => `▷ ${calledOf(invoke)}`);

/** Distance of the text of a state from the state's edge, and of the text of a label from its own. */
export const STATE_PADDING = 10;
export const LABEL_PADDING = 4;

/** The size of some lines of text, padding included. */
export function sizeOf(lines: readonly string[], padding: number) {
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    width: Math.ceil(longest * TEXT.advance) + 2 * padding,
    height: lines.length * TEXT.line + padding,
  };
}

/** A transition without a target is a line within its state: it leads nowhere. */
export const isInside = ({ targets }: ChartTransition) => targets.length === 0;

/** Many labels share rows of this width, in px. */
const ROW = 300;
const FEW = 4;

/**
 * What stands at the top of a state: its name, its actors, and the transitions that stay inside. Their
 * boxes are relative to the state's.
 */
export function headOf({ transitions }: Chart, state: ChartState) {
  const name = sizeOf([state.key, ...invokesOf(state)], STATE_PADDING);
  const inside = transitions.filter((one) => one.source === state.id && isInside(one));
  const row = inside.length > FEW || state.states.length > 0 ? ROW : 0;
  const margin = STATE_PADDING - LABEL_PADDING;
  let [x, y, width, bottom] = [margin, name.height, name.width, name.height];
  const labels = inside.map((transition): [string, Box] => {
    const size = sizeOf(linesOf(transition), LABEL_PADDING);
    if (x + size.width > row) [x, y] = [margin, bottom];
    const box = { x, y, ...size };
    x += size.width + LABEL_PADDING;
    width = Math.max(width, x + LABEL_PADDING);
    bottom = Math.max(bottom, y + size.height + LABEL_PADDING);
    return [transition.id, box];
  });
  return { size: { width, height: bottom + LABEL_PADDING }, labels };
}
