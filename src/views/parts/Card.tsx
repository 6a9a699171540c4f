import { Children, type ReactNode } from 'react';
import type { PageId } from '#content/pageIds.ts';
import { below, from, onTablet, targetBox } from '#views/basics/theme.tsx';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from './controls/PageLink.tsx';

const pairedCard = '[data-items="4"] > &, [data-items="5"] > &:nth-of-type(-n + 2)';

/** A card with room for its picture beside the text. */
const wideCard = {
  flexDirection: 'row',
  gap: 'clamp(1.25rem, 2.2vw, 1.75rem)',
} as const;

/** A card of a compact list: a small picture beside the text on phones. */
const compactCard = {
  flexDirection: 'row',
  alignItems: 'flex-start',
  gap: '1rem',
  minWidth: 0,
  padding: '1.25rem 0 0',
  '& > :last-child': { minWidth: 0 },
  '& h3': { fontSize: 'var(--head-1)' },
} as const;

const styles = {
  /** No row has a hole: four cards form two pairs, five form a pair above a row of three. */
  grid: css({
    display: 'grid',
    gap: 'clamp(2.25rem, 4vw, 3.5rem) clamp(1.5rem, 3vw, 2.5rem)',
    '& + a': { marginTop: '2.5rem' },
    [from.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '&[data-items="4"]': { gridTemplateColumns: 'repeat(2, 1fr)' },
      '&[data-items="5"]': {
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
    paddingTop: '1.5rem',
    borderTop: '2px solid var(--ink)',
    transition: 'border-color var(--calm)',
    ':has(h3 > a:hover), :has(h3 > a:focus-visible)': { borderColor: 'var(--ink)' },
    ':has(h3 > a:active)': { borderColor: 'var(--muted)', transition: 'none' },
    [below.tablet]: { '[data-compact] > &': compactCard },
    [onTablet]: wideCard,
    [from.desktop]: { [pairedCard]: wideCard },
  }),
  text: css({ display: 'flex', flexDirection: 'column', flexGrow: 1 }),
  title: css({ fontSize: 'var(--head-2)', lineHeight: 1.15, hyphens: 'manual' }),
  /** The title alone is the link's accessible name. */
  link: css({ textDecoration: 'none', ...targetBox }),
  description: css({
    marginTop: '0.6rem',
    color: 'var(--muted)',
    [from.desktop]: { fontSize: 'var(--lead)' },
  }),
  action: css({
    marginTop: 'auto',
    paddingTop: '1.25rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: 2,
  }),
};

type CardsProps = {
  /** Whether phones show small pictures: a long list of large ones is monotonous there. */
  isCompact?: boolean;
  children: ReactNode;
};

/** A responsive grid for `Card` elements. */
export function Cards({ isCompact, children }: CardsProps) {
  return (
    <ul
      css={styles.grid}
      data-items={Children.count(children)}
      data-compact={isCompact || undefined}
    >
      {children}
    </ul>
  );
}

type CardProps = {
  title: string;
  description: string;
  /** The page that the card links to. */
  to?: PageId;
  /** Visible call to action, hidden from screen readers because the title names the link. */
  action?: string;
  /** The event to report when the link is clicked. */
  click?: 'division_card_click' | 'service_card_click';
};

/** An item of `Cards`. With `to`, the whole card is a link. */
export function Card({ title, description, to, action, click }: CardProps) {
  const { reportClick } = useVisit();
  return (
    <li css={styles.card}>
      <div css={styles.text}>
        <h3 css={styles.title}>
          {to ? (
            <PageLink to={to} onFollow={() => click && reportClick(click, title)} css={styles.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <p css={styles.description}>{description}</p>
        {action && (
          <span css={styles.action} aria-hidden="true">
            {action}
          </span>
        )}
      </div>
    </li>
  );
}
