import { useTranslation } from 'react-i18next';
import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  story: css(grid, {
    rowGap: '1.75rem',
    '& > *': { gridColumn: '1 / -1' },
    [from.desktop]: {
      '& > :first-of-type': { gridColumn: '1 / 7' },
      '& > :last-of-type': { gridColumn: '7 / -1' },
    },
  }),
  opening: css({ fontSize: 'var(--head-3)', lineHeight: 1.35, letterSpacing: '-0.01em' }),
  today: css({ maxWidth: '38rem', color: 'var(--muted)' }),
};

/** How the group began, and what it is today. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <div css={styles.story}>
      <p css={styles.opening}>{t('story.opening')}</p>
      <p css={styles.today}>{t('story.today')}</p>
    </div>
  );
}
