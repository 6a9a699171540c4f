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
  /** On tablets, two stand above three. */
  five: css({
    [onTablet]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      '& > li': { gridColumn: 'span 2' },
      '& > :nth-last-child(n + 4)': { gridColumn: 'span 3' },
    },
  }),
  entry: css({ position: 'relative', paddingTop: '1rem', borderTop: '2px solid var(--ink)' }),
  /** In a link, the title alone is underlined. */
  name: css({
    display: 'inline-block',
    width: '100%',
    marginBottom: '0.4rem',
    ...plain,
    fontWeight: 600,
    fontSize: 'var(--body)',
  }),
  title: css({ fontSize: 'var(--head-2)', lineHeight: 1.1, hyphens: 'manual' }),
  link: css({ textDecorationThickness: 2, ...targetBox }),
  description: css({
    marginTop: '0.6rem',
    paddingInlineEnd: 'var(--gap-1)',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

type Column = {
  id: string;
  /** What the entry is about, or what its link does, above the title. */
  name?: string;
  title: string;
  description: string;
  /** The page that the whole entry links to. */
  to?: PageId;
  /** What kind of page that is, for programs. */
  category?: string;
};

type ColumnListProps = {
  items: readonly Column[];
  /** Hears of a link that is followed. */
  onFollow?: (item: Column) => void;
};

const Title = ({ name, title }: Column) => (
  <>
    {name && <span css={styles.name}>{name}</span>} {title}
  </>
);

/** How an odd number of entries stands on tablets. */
const arrangements: Record<number, typeof styles.list> = { 3: styles.three, 5: styles.five };

/** A list of two to five short entries, side by side. */
export function ColumnList({ items, onFollow }: ColumnListProps) {
  return (
    <ul css={[styles.list, arrangements[items.length]]}>
      {items.map((item) => (
        <li key={item.id} data-category={item.category} css={styles.entry}>
          <h3 css={styles.title}>
            {item.to ? (
              <PageLink to={item.to} onFollow={() => onFollow?.(item)} css={styles.link}>
                <Title {...item} />
              </PageLink>
            ) : (
              <Title {...item} />
            )}
          </h3>
          <p css={styles.description}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
