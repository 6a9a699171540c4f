import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { below, column } from '#views/basics/theme.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';

const styles = {
  /** It lies across the line between the end of the page and the footer, and belongs to both. */
  place: css(column, { position: 'relative', marginTop: '-1.75rem' }),
  ticket: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2rem',
    padding: '0.6rem clamp(1rem, 2.2vw, 1.75rem)',
    borderRadius: '1.25rem',
    background: 'var(--signal)',
    color: 'var(--on-signal)',
    '--focus': 'var(--on-signal)',
    [below.tablet]: { fontSize: 'var(--small)', lineHeight: 1.4 },
  }),
  label: css({ fontWeight: 700 }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    [below.tablet]: { minHeight: '2.25rem' },
  }),
};

/** The latest episode, on a ticket at the top of the footer. */
export function PodcastPromo() {
  const { t } = useTranslation();
  return (
    <div css={styles.place}>
      <div css={styles.ticket}>
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
