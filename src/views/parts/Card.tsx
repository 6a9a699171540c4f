import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureName } from '#content/pictures.ts';
import type { PageId } from '#content/routes.ts';
import { PageLink } from './PageLink.tsx';
import { Picture } from './Picture.tsx';

const styles = {
  grid: css({
    display: 'grid',
    gap: 'clamp(1.25rem, 2.5vw, 2rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
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
    ':has(> h3 > a:hover), :has(> h3 > a:focus-visible)': { borderColor: 'var(--signal)' },
  }),
  picture: css({ marginBottom: '1.25rem' }),
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
  picture?: PictureName;
  alt?: string;
  /** Where the card leads, what it says of that, and who hears that it was followed. */
  to?: PageId;
  action?: string;
  onFollow?: () => void;
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
  onFollow,
  children,
}: CardProps) {
  return (
    <li css={styles.card}>
      {picture && (
        <div css={styles.picture}>
          <Picture name={picture} alt={alt} />
        </div>
      )}
      <h3 css={styles.title}>
        {to ? (
          <PageLink to={to} onClick={onFollow} css={styles.link}>
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
    </li>
  );
}
