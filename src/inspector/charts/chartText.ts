import type { ChartState, ChartTransition } from './chart.ts';

/** The text of a chart, in px. The face is monospaced, so the length of a text gives its width. */
export const TEXT = {
  size: 11,
  /** The widest monospaced faces of the systems take 0.602 of the size. */
  advance: 11 * 0.605,
  line: 15,
} as const;

/** What stands at an edge: the event, and the guard below it. */
export const linesOf = ({ label, guard }: ChartTransition): string[] =>
  guard ? [label, `[${guard}]`] : [label];

/** What stands below the name of a state: the actors that it invokes. */
export const invokesOf = ({ invokes }: ChartState): string[] => invokes.map(({ id }) => `▷ ${id}`);
