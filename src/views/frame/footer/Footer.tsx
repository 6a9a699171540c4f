import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { footerPages } from '#content/navigation.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { aliasOf } from '#content/routes.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { VersionBadgeActor } from '#machines/versionBadge.machine.ts';
import { below, column, from, onTablet } from '#views/basics/theme.tsx';
import { useIsAlive } from '#views/basics/useSelector.ts';
import { useScreen, useVisit } from '#views/basics/visit.ts';
import { Wordmark } from '#views/frame/Wordmark.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails, PostalAddress } from '#views/parts/ContactDetails.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';
import { VersionBadge } from './VersionBadge.tsx';

const styles = {
  footer: css({ background: 'var(--surface)', borderTop: '1px solid var(--line)' }),
  grid: css(column, {
    display: 'grid',
    gap: '2.5rem 3rem',
    // The wordmark stands on the line of the headings beside it.
    alignItems: 'baseline',
    paddingBlock: 'clamp(2rem, 4vw, 3.5rem) 2.5rem',
    [onTablet]: {
      gridTemplateColumns: '1fr 1fr',
      '& > :last-child': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        columnGap: 'inherit',
      },
    },
    [from.desktop]: { gridTemplateColumns: '1.4fr 1.6fr 1fr' },
  }),
  claim: css({ marginBlock: '0.25rem 2rem', color: 'var(--muted)' }),
  heading: css({ fontSize: 'var(--body)', letterSpacing: '-0.01em', marginBottom: '0.75rem' }),
  pages: css({ columns: '2 7rem', columnGap: '1.5rem' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'var(--ink)' },
  }),
  stack: css({ display: 'grid', alignContent: 'start', gap: '1.5rem' }),
  end: css(column, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 1.25rem',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
    [from.desktop]: { justifyContent: 'flex-end', columnGap: '2rem' },
  }),
  /** In narrow windows, in a row of its own: the entries after it fill theirs. */
  first: css({ [below.desktop]: { width: '100%' }, [from.desktop]: { marginInlineEnd: 'auto' } }),
  partner: css({ [below.tablet]: { width: '100%' } }),
};

/** The latest episode. The page of the podcast has it already. */
function PodcastPromo() {
  const { t } = useTranslation();
  const { shown } = useScreen();
  if (shown.page === 'podcast') return null;
  return (
    <div>
      <h2 css={styles.heading}>{t('promo.label')}</h2>
      <p>{t('promo.text', latestEpisode)}</p>
      <ExternalLink href={brand.videoChannel.url} css={styles.link}>
        {t('promo.action')}
      </ExternalLink>
    </div>
  );
}

type FooterProps = {
  versionBadge: VersionBadgeActor;
  consent: ConsentActor;
  newsletter: ReactNode;
};

/** The footer of every page, with the newsletter, a link to each page and the contact details. */
export function Footer({ versionBadge, consent, newsletter }: FooterProps) {
  const { t } = useTranslation();
  const { legalLinks } = useVisit();
  return (
    <footer css={styles.footer}>
      <div css={styles.grid}>
        <div>
          <Wordmark />
          <p css={styles.claim}>{t('footer.claim')}</p>
          {newsletter}
        </div>
        <div css={styles.stack}>
          <nav aria-label={t('navigation.footer')}>
            <h2 css={styles.heading}>{t('footer.pages')}</h2>
            <PageLinks
              pages={footerPages}
              pathOf={aliasOf}
              linkStyle={styles.link}
              css={styles.pages}
            />
          </nav>
          <PodcastPromo />
        </div>
        <div css={styles.stack}>
          <div>
            <h2 css={styles.heading}>{t('footer.address')}</h2>
            <PostalAddress />
          </div>
          <div>
            <h2 css={styles.heading}>{t('footer.contact')}</h2>
            <ContactDetails />
          </div>
        </div>
      </div>
      <div css={styles.end}>
        <p css={styles.first}>
          © {brand.copyrightYear} {brand.name}
        </p>
        <ExternalLink href={brand.aiPartner.url} css={[styles.link, styles.partner]}>
          {t('footer.partner')}
        </ExternalLink>
        <a href={legalLinks.privacy} css={styles.link}>
          {t('footer.privacy')}
        </a>
        <a href={legalLinks.terms} css={styles.link}>
          {t('footer.terms')}
        </a>
        {useIsAlive(consent) && (
          <button
            type="button"
            id="cookie-settings"
            onClick={() => consent.send({ type: 'consent.customize' })}
            css={styles.link}
          >
            {t('footer.cookies')}
          </button>
        )}
        <VersionBadge actor={versionBadge} />
      </div>
    </footer>
  );
}
