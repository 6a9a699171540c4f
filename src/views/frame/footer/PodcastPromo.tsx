import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { column } from '#views/basics/theme.tsx';
import { useScreen } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';

const styles = {
  promo: css(column, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2rem',
    paddingBlock: '0.75rem',
    background:
      'linear-gradient(var(--line) 0 0) bottom / calc(100% - 2 * var(--gutter)) 1px no-repeat',
  }),
  /** The brand's dot goes before what is new. */
  label: css({
    fontWeight: 700,
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '0.6em',
      height: '0.6em',
      marginInlineEnd: '0.6em',
      borderRadius: '50%',
      background: 'var(--signal)',
    },
  }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
  }),
};

/** The latest episode, in the first line of the footer. The page of the podcast has it already. */
export function PodcastPromo() {
  const { t } = useTranslation();
  const { shown } = useScreen();
  if (shown.page === 'podcast') return null;
  return (
    <div css={styles.promo}>
      <p>
        <span css={styles.label}>{t('promo.label')}</span> {t('promo.text', latestEpisode)}
      </p>
      <ExternalLink href={brand.videoChannel.url} css={styles.link}>
        {t('promo.action')}
      </ExternalLink>
    </div>
  );
}
