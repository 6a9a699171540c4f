import type { ReactNode } from 'react';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  /** As large as the picture, whatever is below it. */
  area: css({ position: 'absolute', inset: '0 0 auto', aspectRatio: '3 / 2' }),
  label: css({
    position: 'absolute',
    fontSize: 'var(--in-picture)',
    // Smaller ones would be hard to read, and the smallest phones have no room for more.
    [below.desktop]: { fontSize: 'var(--plain)' },
    [below.phone]: { fontSize: 'var(--in-picture)' },
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    // It hides the dots of the grid and the network of the background.
    background: 'var(--paper)',
  }),
};

/** Between a point of the picture and its label, in its units: the largest dot stays free. */
const DISTANCE = 0.8;

type Point = readonly [x: number, y: number];

/**
 * Where a label can be to its point, which has to be clear of lines there: the ground of a label would
 * cut them. `distance` is in units of the picture.
 */
export const labelPlaces = {
  above: ([x, y]: Point) =>
    css({
      insetInlineStart: `${x / 0.24}%`,
      bottom: `${(16 - y + DISTANCE) / 0.16}%`,
      transform: 'translateX(-50%)',
    }),
  below: ([x, y]: Point) =>
    css({
      insetInlineStart: `${x / 0.24}%`,
      top: `${(y + DISTANCE) / 0.16}%`,
      transform: 'translateX(-50%)',
    }),
  beside: ([x, y]: Point, distance: number) =>
    css({
      insetInlineStart: `${(x + distance) / 0.24}%`,
      top: `${y / 0.16}%`,
      transform: 'translateY(-50%)',
    }),
};

type Label = { id: string; place: ReturnType<typeof css>; text: ReactNode };

/** Names points of the picture beside it. */
export function PictureLabels({ items }: { items: readonly Label[] }) {
  return (
    <ul css={styles.area}>
      {items.map(({ id, place, text }) => (
        <li key={id} css={[styles.label, place]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
