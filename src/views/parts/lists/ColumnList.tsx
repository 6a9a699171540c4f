import type { PageId } from '#content/pageIds.ts';
import { from, onTablet, plain, targetBox } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-3) var(--gap)',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  }),
  three: css({ [onTablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
  entry: css({ position: 'relative', paddingTop: '1rem', borderTop: '2px solid var(--ink)' }),
  name: css({
    display: 'block',
    marginBottom: '0.4rem',
    ...plain,
    fontWeight: 600,
    fontSize: 'var(--body)',
  }),
  title: css({ fontSize: 'var(--head-3)', lineHeight: 1.1, hyphens: 'manual' }),
  /** The title alone is the link's accessible name. */
  link: css({ textDecorationThickness: 2, textUnderlineOffset: '0.15em', ...targetBox }),
  description: css({
    marginTop: '0.6rem',
    paddingInlineEnd: 'var(--gap-1)',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

type ColumnListProps = {
  items: readonly {
    id: string;
    /** What the entry is about, above a title that is a sentence. */
    name?: string;
    title: string;
    description: string;
    /** The page that the whole entry links to. */
    to?: PageId;
  }[];
  /** Hears of a link that is followed. */
  onFollow?: (title: string) => void;
};

/** A list of two to five short entries, side by side. */
export function ColumnList({ items, onFollow }: ColumnListProps) {
  return (
    <ul css={[styles.list, items.length === 3 && styles.three]}>
      {items.map(({ id, name, title, description, to }) => (
        <li key={id} css={styles.entry}>
          <h3 css={styles.title}>
            {name && <span css={styles.name}>{name}</span>}
            {to ? (
              <PageLink to={to} onFollow={() => onFollow?.(title)} css={styles.link}>
                {title}
              </PageLink>
            ) : (
              title
            )}
          </h3>
          <p css={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
