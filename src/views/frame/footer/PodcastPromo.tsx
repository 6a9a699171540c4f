import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { column } from '#views/basics/theme.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';

const styles = {
  band: css({
    background: 'var(--signal)',
    color: 'var(--on-signal)',
    '--focus': 'var(--on-signal)',
  }),
  line: css(column, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.25rem 2rem',
    paddingBlock: '0.9rem',
  }),
  label: css({ fontWeight: 700 }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
  }),
};

/** One line about the latest episode, at the top of the footer. */
export function PodcastPromo() {
  const { t } = useTranslation();
  return (
    <div css={styles.band}>
      <div css={styles.line}>
        <p>
          <span css={styles.label}>{t('promo.label')}</span> {t('promo.text', latestEpisode)}
        </p>
        <ExternalLink href={brand.videoChannel.url} css={styles.link}>
          {t('promo.action')}
        </ExternalLink>
      </div>
    </div>
  );
}
