import { useTranslation } from 'react-i18next';
import { sponsoringItems } from '#content/pages/partnership.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const DOT = 'clamp(1.5rem, 2.6vw, 2.25rem)';
const STAGE = '4px';

const styles = {
  /** One floor in all columns. */
  stage: css({
    display: 'grid',
    gap: `calc(${DOT} + var(--gap-3)) 0`,
    marginBottom: 'var(--gap-3)',
    paddingTop: DOT,
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  item: css({
    position: 'relative',
    paddingTop: 'clamp(1.25rem, 2.4vw, 2rem)',
    borderTop: `${STAGE} solid var(--ink)`,
    [from.desktop]: { ':not(:last-of-type)': { paddingInlineEnd: 'var(--gap-3)' } },
    // Who stands on it.
    '::before': {
      content: '""',
      position: 'absolute',
      bottom: `calc(100% + ${STAGE})`,
      insetInlineStart: 0,
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      background: 'var(--ink)',
    },
  }),
  title: css({ fontSize: 'var(--head-4)', lineHeight: 1.1 }),
  description: css({ marginTop: '0.75rem', maxWidth: '34rem', color: 'var(--muted)' }),
};

/** What partners can sponsor: three places on a stage. */
export function Sponsoring() {
  const { t } = useTranslation('partnership');
  return (
    <ul css={styles.stage}>
      {sponsoringItems.map((id) => (
        <li key={id} css={styles.item}>
          <h3 css={styles.title}>{t(`sponsoring.items.${id}.title`)}</h3>
          <p css={styles.description}>{t(`sponsoring.items.${id}.description`)}</p>
        </li>
      ))}
    </ul>
  );
}
