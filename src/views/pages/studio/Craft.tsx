import { type ReactNode, useId } from 'react';
import { below, clearOfNetwork, contrasting, from, onTablet, SIDE } from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';
import { Picture, type PictureData, weights } from '#views/parts/Picture.tsx';

/** A picture leaves the window on its side: what is left of it is as large as the section. */
const styles = {
  section: css({ overflow: 'clip' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: `${SIDE} minmax(0, 1fr) ${SIDE}`,
    gap: 'var(--gap-3) 0',
    alignItems: 'center',
    paddingBlock: 'var(--section)',
    '& > *': { gridColumn: 2 },
    [from.tablet]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr) var(--gap-4) minmax(0, 1fr) ${SIDE}`,
      '& > :last-child': { gridArea: '1 / 4 / 2 / 6' },
      '&[data-side=start] > :first-of-type': { gridColumn: 4 },
      '&[data-side=start] > :last-child': { gridArea: '1 / 1 / 2 / 3' },
    },
    // The drawing is lower than its section on wide screens alone.
    [from.desktop]: { paddingBlock: 'var(--gap-4)' },
  }),
  plain: css({ '& > * > :first-of-type': clearOfNetwork }),
  title: css({ marginBottom: '1.25rem', fontSize: 'var(--head-6)' }),
  /** On the dark ground a section speaks up. */
  statement: css({ marginBottom: '1.5rem', fontSize: 'var(--head-statement)', lineHeight: 1 }),
  text: css({
    maxWidth: '36rem',
    marginBottom: '2rem',
    fontSize: 'var(--lead)',
    color: 'var(--muted)',
  }),
  picture: css(weights(0.9, 3.2, 9), {
    justifySelf: 'end',
    width: 'min(105%, 48vw)',
    [below.tablet]: { width: '95%' },
    marginInlineEnd: '-18%',
    '& > svg': { overflow: 'visible' },
    '[data-side=start] > &': { justifySelf: 'start', marginInline: '-18% 0' },
    [onTablet]: {
      width: '130%',
      marginInlineEnd: '-32%',
      '[data-side=start] > &': { marginInlineStart: '-32%' },
    },
  }),
};

type CraftProps = {
  title: string;
  text: string;
  picture: PictureData;
  /** The side on which the picture leaves the window. */
  side: 'start' | 'end';
  tone?: 'plain' | 'ink';
  children: ReactNode;
};

/** A section about one craft of the studio, and its tool. */
export function Craft({ title, text, picture, side, tone = 'plain', children }: CraftProps) {
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  const isInk = tone === 'ink';
  return (
    <section aria-labelledby={titleId} css={[styles.section, isInk ? contrasting : styles.plain]}>
      <div ref={revealed} css={styles.row} data-side={side}>
        <div>
          <h2 id={titleId} css={isInk ? styles.statement : styles.title}>
            {title}
          </h2>
          <p css={styles.text}>{text}</p>
          {children}
        </div>
        <div css={styles.picture}>
          <Picture picture={picture} />
        </div>
      </div>
    </section>
  );
}
