export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

/** Where a chart's states and transitions lie, in px from its top left corner. */
export type Layout = {
  width: number;
  height: number;
  states: Readonly<Record<string, Box>>;
  /** By the id of a compound state: the path from its dot to the state that it begins with. */
  initials: Readonly<Record<string, readonly Point[]>>;
  /** A path of points, and the box of the label. A transition without a target has no points. */
  transitions: Readonly<Record<string, { points: readonly Point[]; label: Box }>>;
};
