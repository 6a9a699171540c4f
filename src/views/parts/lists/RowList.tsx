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
  stacked: ledger.list,
  /** From tablets on, two stand side by side, or four. */
  paired: css(ledger.list, {
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' },
    [from.wall]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};

/** A large title above its text. */
const stacked = {
  row: css({
    paddingBlock: 'clamp(1.25rem, 2.4vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
  }),
  name: css({ fontSize: 'var(--head-3)' }),
  text: css({
    marginTop: '0.6rem',
    maxWidth: '34rem',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

type RowListProps = {
  items: readonly { id: string; title: string; description: string }[];
  /** Each title stands above its text, which is in the second column else. */
  layout?: 'stacked' | 'paired';
};

/** A ruled list of large titles, each with its text. */
export function RowList({ items, layout }: RowListProps) {
  const { row, name, text } = layout ? stacked : ledger;
  return (
    <ul css={styles[layout ?? (items.length % 2 ? 'three' : 'even')]}>
      {items.map(({ id, title, description }) => (
        <li key={id} css={row}>
          <h3 css={name}>{title}</h3>
          <p css={text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
