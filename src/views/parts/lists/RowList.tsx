import { from, halves } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderBottom: '1px solid var(--line)' }),
  row: css(halves, {
    rowGap: '0.5rem',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1rem, 1.8vw, 1.6rem)',
    borderTop: '1px solid var(--line)',
    [from.tablet]: { '& > p': { gridColumn: '7 / -1' } },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1.05, hyphens: 'manual' }),
  description: css({ maxWidth: '34rem', textWrap: 'balance' }),
  fact: css({ fontWeight: 600 }),
};

type RowListProps = {
  items: readonly { id: string; title: string; description: string; fact?: string }[];
};

/** A list of few, large entries: each is a row, with its text in the second column. */
export function RowList({ items }: RowListProps) {
  return (
    <ul css={styles.list}>
      {items.map(({ id, title, description, fact }) => (
        <li key={id} css={styles.row}>
          <h3 css={styles.title}>{title}</h3>
          <p css={styles.description}>{description}</p>
          {fact && <p css={styles.fact}>{fact}</p>}
        </li>
      ))}
    </ul>
  );
}
