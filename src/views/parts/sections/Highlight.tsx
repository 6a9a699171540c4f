import { type ReactNode, useId } from 'react';
import { clearOfNetwork, column, contrasting, from, onTablet } from '#views/basics/theme.tsx';
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
    [onTablet]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '1fr 1fr', '&[data-flipped=true] > *': { order: 1 } },
  }),
  picture: css({ [from.desktop]: { '[data-flipped=true] > &&': { order: 0 } } }),
  /** Beside a long text, its picture goes along. */
  along: css({
    [from.tablet]: {
      position: 'sticky',
      top: 'calc(var(--header-height) + var(--gap-3))',
      alignSelf: 'start',
    },
  }),
  eyebrow: css({ marginBottom: '0.75rem', fontWeight: 600, color: 'var(--signal-text)' }),
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
  /** Whether the text is much higher than the picture. */
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
      <div ref={revealed} css={styles.row} data-flipped={isFlipped}>
        <div>
          {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={titleId} css={tone === 'ink' ? styles.statement : styles.title}>
            {title}
          </h2>
          {text && <p css={styles.text}>{text}</p>}
          {children}
        </div>
        <div css={[styles.picture, isLong && styles.along]}>
          <Picture picture={picture} />
        </div>
      </div>
    </section>
  );
}
