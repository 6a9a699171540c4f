import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { below } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontFamily: 'var(--display)',
    fontSize: 'var(--head-2)',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
    [below.largeText]: { fontSize: 'var(--brand)' },
  }),
};

/** The brand's name, linked to the home page. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <PageLink to="home" aria-label={t('navigation.homeLink')} css={styles.link}>
      {brand.name}
    </PageLink>
  );
}
