import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { below, column } from '#views/basics/theme.tsx';
import { useScreen } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';

/** The pages that do not end in a ground of their own, by name. */
const withoutEnding = ['contact', '404'];

const styles = {
  /** It lies across the line between the end of the page and the footer, and belongs to both. */
  place: css(column, {
    position: 'relative',
    marginTop: '-1.75rem',
    // The line may be the end of a sheet.
    '@media print': { marginTop: 0 },
  }),
  /** Where the page ends in the colour of the footer, there is nothing to lie across. */
  below: css({ marginTop: '2.5rem' }),
  ticket: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '2rem',
    padding: '0.25rem clamp(1rem, 2.2vw, 1.75rem)',
    borderRadius: '1.25rem',
    background: 'var(--signal)',
    color: 'var(--on-signal)',
    '& > a:focus-visible': { outlineColor: 'var(--on-signal)' },
    [below.tablet]: { fontSize: 'var(--small)', lineHeight: 1.4 },
  }),
  text: css({ paddingBlock: '0.65rem', textWrap: 'balance' }),
  label: css({ fontWeight: 700 }),
  /** Its height is room enough, below the text as well as beside it. */
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginTop: '-0.65rem',
    fontWeight: 600,
  }),
};

/** The latest episode, on a ticket at the top of the footer. */
export function PodcastPromo() {
  const { t } = useTranslation();
  const { shown, hasFailed } = useScreen();
  const isBelow = hasFailed || withoutEnding.includes(shown.page);
  return (
    <div css={[styles.place, isBelow && styles.below]}>
      <div css={styles.ticket}>
        <p css={styles.text}>
          <span css={styles.label}>{t('promo.label')}</span> {t('promo.text', latestEpisode)}
        </p>
        <ExternalLink href={brand.videoChannel.url} css={styles.link}>
          {t('promo.action')}
        </ExternalLink>
      </div>
    </div>
  );
}
