const DIAMETER = 0.62;
const RING = 0.09;

/** A dashed line, whose dashes of no length look like dots. */
const dashes = (count: number) => (count > 0 ? `M.5.5h${count - 0.9}` : '');

type DotRowProps = {
  count: number;
  /** How many of them, from the first, are rings. */
  rings: number;
  /** How many the row has room for. */
  most: number;
  /** What the dots say. */
  label: string;
};

/** A row of dots, one for each of what it counts. */
export const DotRow = ({ count, rings, most, label }: DotRowProps) => (
  <svg
    viewBox={`${(1 - DIAMETER) / 2} 0 ${most - 1 + DIAMETER} 1`}
    stroke="var(--ink)"
    strokeWidth={DIAMETER}
    strokeLinecap="round"
    overflow="visible"
    strokeDasharray="0 1"
    role="img"
    aria-label={label}
  >
    <path d={dashes(count)} />
    <path d={dashes(rings)} stroke="var(--paper)" strokeWidth={DIAMETER - 2 * RING} />
  </svg>
);
