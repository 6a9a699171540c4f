import { from, large } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '1px solid var(--line)' }),
  /** Below a pair of pictures. */
  paired: css({
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' },
  }),
  name: css({
    paddingBlock: '0.8rem',
    borderBottom: '1px solid var(--line)',
    ...large('--head-2', 1.15),
    textWrap: 'balance',
  }),
};

/** A list of names in large type that need no description. */
export function NameList({ items, isPaired }: { items: readonly string[]; isPaired?: boolean }) {
  return (
    <ul css={[styles.list, isPaired && styles.paired]}>
      {items.map((item) => (
        <li key={item} css={styles.name}>
          {item}
        </li>
      ))}
    </ul>
  );
}
