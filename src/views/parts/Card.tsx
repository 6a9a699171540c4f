import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageId } from '#content/pageIds.ts';
import { from } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { PageLink } from './controls/PageLink.tsx';
import { Picture, type PictureData } from './Picture.tsx';

const areFour = ':has(> :nth-of-type(4):last-of-type)';
const areFive = ':has(> :nth-of-type(5):last-of-type)';
const inPair = `ul${areFour} > &, ul${areFive} > &:nth-of-type(-n + 2)`;

const styles = {
  /** No card stands alone in its row: four make two pairs, five a pair above three. */
  grid: css({
    display: 'grid',
    gap: 'clamp(1.25rem, 2.5vw, 2rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    [from.desktop]: {
      [`&${areFour}`]: { gridTemplateColumns: 'repeat(2, 1fr)' },
      [`&${areFive}`]: {
        gridTemplateColumns: 'repeat(6, 1fr)',
        '& > *': { gridColumn: 'span 2' },
        '& > :nth-of-type(-n + 2)': { gridColumn: 'span 3' },
      },
    },
  }),
  card: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: 'clamp(1.25rem, 2.2vw, 1.75rem)',
    border: '1px solid var(--line)',
    borderRadius: '1.25rem',
    background: 'var(--surface)',
    transition: 'border-color 200ms',
    ':has(h3 > a:hover), :has(h3 > a:focus-visible)': { borderColor: 'var(--signal)' },
    // As wide as half the column, it has room for its picture beside the text.
    [from.desktop]: {
      [inPair]: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: 'clamp(1.25rem, 2.2vw, 1.75rem)',
        '& > [data-picture]': { flex: '0 0 42%', marginBottom: 0 },
      },
    },
  }),
  picture: css({ marginBottom: '1.25rem' }),
  text: css({ display: 'flex', flexDirection: 'column', flexGrow: 1 }),
  title: css({ fontSize: '1.5rem', lineHeight: 1.15, hyphens: 'manual' }),
  /** The whole card is the link's target; its name is the title alone. */
  link: css({
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
  action: css({
    marginTop: 'auto',
    paddingTop: '1.25rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: 'var(--signal)',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: 2,
  }),
};

export function Cards({ children }: { children: ReactNode }) {
  return <ul css={styles.grid}>{children}</ul>;
}

type CardProps = {
  title: string;
  description: string;
  picture?: PictureData;
  alt?: string;
  /** Where the card leads, what it says of that, and what following it counts as. */
  to?: PageId;
  action?: string;
  click?: 'division_card_click' | 'service_card_click';
  children?: ReactNode;
};

/** One of several things of a kind. With `to`, all of it is a link. */
export function Card({
  title,
  description,
  picture,
  alt = '',
  to,
  action,
  click,
  children,
}: CardProps) {
  const { reportClick } = useVisit();
  return (
    <li css={styles.card}>
      {picture && (
        <div css={styles.picture} data-picture>
          <Picture picture={picture} alt={alt} />
        </div>
      )}
      <div css={styles.text}>
        <h3 css={styles.title}>
          {to ? (
            <PageLink to={to} onClick={() => click && reportClick(click, title)} css={styles.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <p css={styles.description}>{description}</p>
        {children}
        {action && (
          <span css={styles.action} aria-hidden="true">
            {action}
          </span>
        )}
      </div>
    </li>
  );
}
