import type { ComponentProps } from 'react';

/** Texts in a drawing are as large as its units, and grow with it. */
export const drawnType = {
  fontFamily: 'var(--display)',
  fontWeight: 700,
  fill: 'var(--ink)',
} as const;

type MarkProps = {
  /** The joint between the two parts of the arm, and its end: `x y`, in a square of 100 units. */
  elbow?: string;
  end?: string;
  /** Whether the dot of the page is its hand. */
  hasDot?: boolean;
} & ComponentProps<'g'>;

/** The letter h as a robot arm that ends in its hand. Without points, the arm makes the letter. */
export function Mark({ elbow = '52 36', end = '66 85', hasDot, ...place }: MarkProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" {...place}>
      <path d={`M10 10V90M10 62L${elbow}L${end}`} stroke="var(--ink)" strokeWidth="20" />
      <path d={`M10 62h0M${elbow}h0`} stroke="var(--paper)" strokeWidth="7" />
      {!hasDot && <path d={`M${end}h0`} stroke="var(--ink)" strokeWidth="30" />}
    </g>
  );
}
