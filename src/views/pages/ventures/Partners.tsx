import { useTranslation } from 'react-i18next';
import { venturePartners } from '#content/pages/ventures.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-3)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
  partner: css({ paddingTop: '1.25rem', borderTop: '2px solid var(--ink)' }),
  name: css({ fontSize: 'var(--head-5)', lineHeight: 1 }),
  description: css({ marginTop: '0.75rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** The partner ecosystem, by name. */
export function Partners() {
  const { t } = useTranslation('ventures');
  return (
    <ul css={styles.list}>
      {venturePartners.map(({ id, name }) => (
        <li key={id} css={styles.partner}>
          <h3 css={styles.name}>{name}</h3>
          <p css={styles.description}>{t(`partners.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
