import { useTranslation } from 'react-i18next';
import { partnershipBenefits } from '#content/pages/partnership.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ marginBottom: 'var(--gap-3)', borderBottom: '1px solid var(--line)' }),
  benefit: css({
    display: 'grid',
    rowGap: '0.5rem',
    alignItems: 'baseline',
    paddingBlock: 'var(--gap-1)',
    borderTop: '1px solid var(--line)',
    [from.tablet]: { gridTemplateColumns: '1fr 2fr' },
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
