import { useTranslation } from 'react-i18next';
import { techsenseBenefits } from '#content/pages/techsense.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(2rem, 4.5vw, 4rem) var(--gap-4)',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  benefit: css({ paddingTop: '1.25rem', borderTop: '2px solid var(--ink)' }),
  title: css({ fontSize: 'var(--head-5)', hyphens: 'manual' }),
  description: css({ marginTop: '0.75rem', maxWidth: '34rem', color: 'var(--muted)' }),
};

/** What members and partners take home, in two pairs. */
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
