import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const styles = {
  /** As large as the picture, whatever is below it. */
  area: css({ position: 'absolute', inset: '0 0 auto', aspectRatio: '3 / 2' }),
  label: css({
    position: 'absolute',
    transform: 'translateX(-50%)',
    padding: '0.1em 0.6em 0.2em',
    borderRadius: '1em',
    background: 'var(--paper)',
    fontSize: 'var(--in-picture)',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  }),
};

/** Below a point of the picture: by so much, in its units, that the largest dot stays free. */
const BELOW = 0.8;

/** The place of the label of a point of the picture. */
export const labelAt = (x: number, y: number) =>
  css({ insetInlineStart: `${x / 0.24}%`, top: `${(y + BELOW) / 0.16}%` });

type Label = { id: string; place: ReturnType<typeof labelAt>; text: ReactNode };

/** Names points of the picture beside it. */
export function PictureLabels({ labels }: { labels: readonly Label[] }) {
  return (
    <ul css={styles.area}>
      {labels.map(({ id, place, text }) => (
        <li key={id} css={[styles.label, place]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
