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

/** Between a point of the picture and its label, in its units: the largest dot stays free. */
const DISTANCE = 0.8;

type Point = readonly [x: number, y: number];

/**
 * Where a label can be to its point, which has to be clear of lines there: the ground of a label would
 * cut them. `distance` is in units of the picture, whose frame is given. The `area` of all labels is as
 * large as the picture, whatever is below it.
 */
export function labelPlacesIn(frame: string) {
  const [left = 0, top = 0, width = 0, height = 0] = frame
    .split(' ')
    .map((measure) => Number(measure) / 10);
  const across = (x: number) => `${(100 * (x - left)) / width}%`;
  const down = (y: number) => `${(100 * (y - top)) / height}%`;
  return {
    area: css({ position: 'absolute', inset: '0 0 auto', aspectRatio: `${width} / ${height}` }),
    above: ([x, y]: Point) =>
      css({
        insetInlineStart: across(x),
        top: down(y - DISTANCE),
        transform: 'translate(-50%, -100%)',
      }),
    below: ([x, y]: Point) =>
      css({
        insetInlineStart: across(x),
        top: down(y + DISTANCE),
        transform: 'translateX(-50%)',
      }),
    beside: ([x, y]: Point, distance: number) =>
      css({
        insetInlineStart: across(x + distance),
        top: down(y),
        transform: 'translateY(-50%)',
      }),
  };
}

type Label = { id: string; place: ReturnType<typeof css>; text: ReactNode };

type PictureLabelsProps = { area: ReturnType<typeof css>; items: readonly Label[] };

/** Names points of the picture beside it. */
export function PictureLabels({ area, items }: PictureLabelsProps) {
  return (
    <ul css={area}>
      {items.map(({ id, place, text }) => (
        <li key={id} css={[styles.label, place]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
