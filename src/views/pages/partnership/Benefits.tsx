import { useTranslation } from 'react-i18next';
import { partnershipBenefits } from '#content/pages/partnership.ts';
import { from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ marginBottom: 'var(--gap-3)', borderBottom: '1px solid var(--line)' }),
  benefit: css({
    display: 'grid',
    gap: '0.5rem var(--gap-4)',
    alignItems: 'baseline',
    paddingBlock: 'var(--gap-1)',
    borderTop: '1px solid var(--line)',
    [onTablet]: { gridTemplateColumns: '1fr 2fr' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
  }),
  title: css({ fontSize: 'var(--head-5)', lineHeight: 1.1 }),
  description: css({ maxWidth: '34rem', fontSize: 'var(--lead)', textWrap: 'balance' }),
};

/** What a partner gains, a line each. */
export function Benefits() {
  const { t } = useTranslation('partnership');
  return (
    <ul css={styles.list}>
      {partnershipBenefits.map((id) => (
        <li key={id} css={styles.benefit}>
          <h3 css={styles.title}>{t(`benefits.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`benefits.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
