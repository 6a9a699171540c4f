import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderBottom: '1px solid var(--line)' }),
  row: css(grid, {
    rowGap: '0.5rem',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1rem, 1.8vw, 1.6rem)',
    borderTop: '1px solid var(--line)',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: {
      '& > h3': { gridColumn: '1 / 7' },
      '& > p': { gridColumn: '7 / -1' },
    },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1.05, hyphens: 'manual' }),
  description: css({ maxWidth: '34rem', textWrap: 'pretty' }),
};

type RowListProps = { items: readonly { id: string; title: string; description: string }[] };

/** A list of few, large entries: each is a row, with its text in the second column. */
export function RowList({ items }: RowListProps) {
  return (
    <ul css={styles.list}>
      {items.map(({ id, title, description }) => (
        <li key={id} css={styles.row}>
          <h3 css={styles.title}>{title}</h3>
          <p css={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
