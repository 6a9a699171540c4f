import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  paired: css({
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap)' },
    [from.wall]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  entry: css({
    paddingBlock: 'clamp(1.25rem, 2.4vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
  }),
  title: css({ fontSize: 'var(--head-3)' }),
  description: css({
    marginTop: '0.6rem',
    maxWidth: '34rem',
    textWrap: 'balance',
    color: 'var(--muted)',
  }),
};

type TitleListProps = {
  items: readonly { id: string; title: string; description: string }[];
  /** From tablets on, two stand side by side, or four. */
  isPaired?: boolean;
};

/** A list of entries with large titles, each above its description. */
export function TitleList({ items, isPaired }: TitleListProps) {
  return (
    <ul css={[styles.list, isPaired && styles.paired]}>
      {items.map(({ id, title, description }) => (
        <li key={id} css={styles.entry}>
          <h3 css={styles.title}>{title}</h3>
          <p css={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
