import { onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(1.75rem, 3.5vw, 3rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    '& + a': { marginTop: 'var(--gap-3)' },
    // No row has a hole: the last feature fills what is left of its own.
    [onTablet]: { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 12.5rem' } },
  }),
  feature: css({ paddingTop: '1.25rem', borderTop: '1px solid var(--line)' }),
  title: css({
    display: 'flex',
    gap: '0.5em',
    fontSize: 'var(--head-1)',
    lineHeight: 1.15,
    '::before': {
      content: '""',
      flex: 'none',
      width: '0.45em',
      height: '0.45em',
      marginTop: '0.4em',
      borderRadius: '50%',
      background: 'var(--ink)',
    },
  }),
  description: css({ marginTop: '0.6rem', color: 'var(--muted)' }),
};

type FeatureListProps = { items: readonly { id: string; title: string; description: string }[] };

/** A grid of features without pictures, each with a title and a description. */
export function FeatureList({ items }: FeatureListProps) {
  return (
    <ul css={styles.list}>
      {items.map(({ id, title, description }) => (
        <li key={id} css={styles.feature}>
          <h3 css={styles.title}>{title}</h3>
          <p css={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
