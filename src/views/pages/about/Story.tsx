import { useTranslation } from 'react-i18next';
import { css } from '#views/jsx/css.ts';

const styles = {
  opening: css({
    fontSize: 'var(--head-3)',
    lineHeight: 1.35,
    letterSpacing: '-0.01em',
  }),
  today: css({ marginTop: '1.75rem', maxWidth: '38rem', color: 'var(--muted)' }),
};

/** How the group began, and what it is today. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <>
      <p css={styles.opening}>{t('story.opening')}</p>
      <p css={styles.today}>{t('story.today')}</p>
    </>
  );
}
