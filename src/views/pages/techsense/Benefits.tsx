import { useTranslation } from 'react-i18next';
import { techsenseBenefits } from '#content/pages/techsense.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ borderTop: '2px solid var(--ink)' }),
  benefit: css({
    display: 'grid',
    gap: '0.75rem var(--gap-4)',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1.25rem, 2vw, 1.75rem)',
    borderBottom: '1px solid var(--line)',
    [from.desktop]: { gridTemplateColumns: '1.5fr 1fr' },
  }),
  title: css({ fontSize: 'var(--head-7)', hyphens: 'manual' }),
  description: css({ maxWidth: '34rem', color: 'var(--muted)' }),
};

/** What members and partners take home, a row each. */
export function Benefits() {
  const { t } = useTranslation('techsense');
  return (
    <ul css={styles.list}>
      {techsenseBenefits.map((id) => (
        <li key={id} css={styles.benefit}>
          <h3 css={styles.title}>{t(`benefits.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`benefits.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
