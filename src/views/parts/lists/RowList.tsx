import { from, ledger, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

/** In columns, where a row has no room for both texts, and where it is longer than they are. */
const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: 'var(--gap)',
  '& > li': { alignContent: 'start' },
  '&& > li > :nth-child(n)': { gridColumn: '1 / -1' },
});

const styles = {
  even: css(ledger.list, { [onTablet]: columns(2), [from.wall]: columns(2) }),
  three: css(ledger.list, { [from.wall]: columns(3) }),
};

type RowListProps = { items: readonly { id: string; title: string; description: string }[] };

/** A list of large names: each is a row, with its text in the second column. */
export function RowList({ items }: RowListProps) {
  return (
    <ul css={items.length % 2 ? styles.three : styles.even}>
      {items.map(({ id, title, description }) => (
        <li key={id} css={ledger.row}>
          <h3 css={ledger.name}>{title}</h3>
          <p css={ledger.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
