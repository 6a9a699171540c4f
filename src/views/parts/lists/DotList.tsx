import { bullet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ display: 'grid', alignContent: 'start', gap: '0.55rem' }),
  item: css({
    display: 'flex',
    gap: '0.75em',
    textWrap: 'balance',
    '::before': {
      content: '""',
      ...bullet('0.25em'),
      alignSelf: 'start',
      marginTop: '0.55em',
    },
  }),
};

/** A list of short entries, each marked with the brand's dot. */
export function DotList({ items }: { items: readonly string[] }) {
  return (
    <ul css={styles.list}>
      {items.map((item) => (
        <li key={item} css={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
