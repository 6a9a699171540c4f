import type { ReactNode } from 'react';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
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

/** As large as the lattice of a picture that shows a part of it, whatever is below the picture. */
function areaOf(frame: string) {
  const [x = 0, y = 0, width = 0] = frame.split(' ').map((measure) => 100 * Number(measure));
  return css({
    position: 'absolute',
    top: 0,
    insetInlineStart: `${(-x / width) * 100}%`,
    width: `${2_400_000 / width}%`,
    marginTop: `${(-y / width) * 100}%`,
    aspectRatio: '3 / 2',
  });
}

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

/** Names points of the picture beside it, of which the frame shows a part. */
export function PictureLabels({ frame, items }: { frame: string; items: readonly Label[] }) {
  return (
    <ul css={areaOf(frame)}>
      {items.map(({ id, place, text }) => (
        <li key={id} css={[styles.label, place]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
