import { type ReactNode, useId } from 'react';
import {
  below,
  clearOfNetwork,
  column,
  contrasting,
  from,
  onTablet,
} from '#views/basics/theme.tsx';
import { useReveal } from '#views/basics/useReveal.ts';
import { css } from '#views/jsx/css.ts';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  ink: contrasting,
  plain: css({ '& > * > :first-of-type': clearOfNetwork }),
  row: css(column, {
    display: 'grid',
    gap: 'var(--gap-4)',
    alignItems: 'center',
    paddingBlock: 'var(--section)',
    [onTablet]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '1fr 1fr', '&[data-flipped=true] > *': { order: 1 } },
  }),
  /** The text begins with the second of the list's columns. */
  long: css({
    [from.desktop]: {
      '&&': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 'var(--gap-3)' },
      '& > :first-of-type': { gridColumn: 'span 2' },
    },
  }),
  picture: css({ [from.desktop]: { '[data-flipped=true] > &&': { order: 0 } } }),
  /** Above the text on phones, not between it and what belongs to it. */
  first: css({ [below.tablet]: { order: -1 } }),
  /** A list and a link, which is the last cell of its grid. */
  whole: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: 'var(--gap-2) var(--gap-3)',
    justifyItems: 'start',
    alignItems: 'start',
    '& > ul': { display: 'contents' },
    '& li': { justifySelf: 'stretch' },
    '&& > a': { marginTop: '1.25rem' },
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  eyebrow: css({ marginBottom: '0.75rem', fontWeight: 600 }),
  title: css({ fontSize: 'var(--head-6)', marginBottom: '1.25rem' }),
  /** On the dark ground a section speaks up. */
  statement: css({ fontSize: 'var(--head-statement)', lineHeight: 1, marginBottom: '1.5rem' }),
  text: css({
    maxWidth: '36rem',
    marginBottom: '2rem',
    fontSize: 'var(--lead)',
    color: 'var(--muted)',
  }),
};

type HighlightProps = {
  eyebrow?: string;
  title: string;
  text?: string;
  picture: PictureData;
  tone?: 'plain' | 'ink';
  /** On wide screens, the picture comes before the text. */
  isFlipped?: boolean;
  /** Whether a long list, with a link at its end, is below both. */
  isLong?: boolean;
  children?: ReactNode;
};

/** A section about one subject, with a picture beside the text. */
export function Highlight({
  eyebrow,
  title,
  text,
  picture,
  tone = 'plain',
  isFlipped = false,
  isLong = false,
  children,
}: HighlightProps) {
  const titleId = useId();
  const revealed = useReveal<HTMLDivElement>();
  return (
    <section aria-labelledby={titleId} css={styles[tone]}>
      <div ref={revealed} css={[styles.row, isLong && styles.long]} data-flipped={isFlipped}>
        <div>
          {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={titleId} css={tone === 'ink' ? styles.statement : styles.title}>
            {title}
          </h2>
          {text && <p css={styles.text}>{text}</p>}
          {!isLong && children}
        </div>
        <div css={[styles.picture, isLong && styles.first]}>
          <Picture picture={picture} />
        </div>
        {isLong && <div css={styles.whole}>{children}</div>}
      </div>
    </section>
  );
}
