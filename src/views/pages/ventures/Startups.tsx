import { useTranslation } from 'react-i18next';
import { startups } from '#content/pages/ventures.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  startup: css({
    display: 'grid',
    gap: '0.5rem var(--gap-3)',
    paddingBlock: 'clamp(1.25rem, 2.4vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
    alignItems: 'baseline',
    [from.tablet]: { gridTemplateColumns: '1fr auto' },
  }),
  name: css({ fontSize: 'var(--head-7)' }),
  description: css({
    maxWidth: '34rem',
    color: 'var(--muted)',
    [from.tablet]: { gridColumn: '1 / -1', gridRow: 2 },
  }),
  fact: css({ fontWeight: 600, fontSize: 'var(--intro)' }),
};

/** Startups of the portfolio, a row each: what it does, and what became of the investment. */
export function Startups() {
  const { t } = useTranslation('ventures');
  return (
    <ul css={styles.list}>
      {startups.map(({ id, name }) => (
        <li key={id} css={styles.startup}>
          <h3 css={styles.name}>{name}</h3>
          <p css={styles.description}>{t(`startups.items.${id}.description`)}</p>
          <p css={styles.fact}>{t(`startups.items.${id}.fact`)}</p>
        </li>
      ))}
    </ul>
  );
}
