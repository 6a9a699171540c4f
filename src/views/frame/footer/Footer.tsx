import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { footerPages } from '#content/navigation.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import { aliasOf } from '#content/routes.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { VersionBadgeActor } from '#machines/versionBadge.machine.ts';
import { below, column, from, grid, inLines, lineOf, onTablet } from '#views/basics/theme.tsx';
import { useIsAlive } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useScreen, useVisit } from '#views/basics/visit.ts';
import { Wordmark } from '#views/frame/Wordmark.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails, PostalAddress } from '#views/parts/ContactDetails.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';
import { VersionBadge } from './VersionBadge.tsx';

const styles = {
  footer: css({ background: 'var(--paper)', borderTop: '1px solid var(--line)' }),
  columns: css(column, grid, {
    rowGap: '2.5rem',
    // The wordmark stands on the line of the headings beside it.
    alignItems: 'baseline',
    paddingBlock: 'clamp(1rem, 4vw, 3.5rem) clamp(0.5rem, 3vw, 2.5rem)',
    [below.tablet]: {
      rowGap: '1.75rem',
      fontSize: 'var(--small)',
      lineHeight: 1.4,
      '& > *': { gridColumn: '1 / -1' },
      '& > :last-child': { gridTemplateColumns: '9fr 11fr', columnGap: '1rem' },
    },
    [below.phone]: { '& > :last-child': { gridTemplateColumns: 'auto' } },
    [onTablet]: {
      gridTemplateColumns: '1fr 1fr',
      '& > :last-child': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        columnGap: 'inherit',
      },
    },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Half of it would leave the address a column that is too narrow.
    [from.footer]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  /** On a phone the claim is beside the name. */
  brand: css({
    [from.footer]: { gridColumn: 'span 2' },
    [below.tablet]: {
      ...inLines('0.375rem 1rem'),
      alignItems: 'baseline',
      '& > p': { margin: 0, fontSize: 'var(--small)' },
    },
  }),
  claim: css({ marginBlock: '0.25rem 2rem', color: 'var(--muted)' }),
  promo: css({ marginTop: '1.5rem', textWrap: 'balance' }),
  heading: css({
    fontSize: 'var(--body)',
    marginBottom: '0.75rem',
    [below.tablet]: { marginBottom: '0.375rem' },
  }),
  pages: css({
    columns: '2 6.75rem',
    [below.tablet]: { columns: '3 5.5rem', columnGap: '0.75rem' },
  }),
  link: css({
    ...lineOf('1.75rem'),
    overflowWrap: 'anywhere',
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'var(--ink)' },
  }),
  stack: css({
    display: 'grid',
    alignContent: 'start',
    gap: '1.5rem',
    // The lines of links are higher: their first text is as near to its heading as a text without one.
    '& ul': { marginTop: '-0.4rem' },
  }),
  end: css(column, {
    ...inLines('0 1.25rem'),
    fontSize: 'var(--small)',
    color: 'var(--muted)',
    '& > div:first-of-type': {
      ...inLines('inherit'),
      [from.tablet]: { flexBasis: '100%' },
    },
    // Its second half begins where the pages do.
    [from.footer]: {
      '& > div:first-of-type': { flexBasis: 'calc(50% + var(--gap) / 2 - 1.25rem)' },
    },
  }),
};

/** The latest episode. The page of the podcast has it already. */
function PodcastPromo() {
  const { t } = useTranslation();
  const { shown } = useScreen();
  if (shown.page === 'podcast') return null;
  return (
    <div css={styles.promo}>
      <h2 css={styles.heading}>{t('promo.label')}</h2>
      <p>{t('promo.text', latestEpisode)}</p>
      <ExternalLink href={brand.videoChannel.url} css={styles.link}>
        {t('promo.action')}
      </ExternalLink>
    </div>
  );
}

type EndProps = { versionBadge: VersionBadgeActor; consent: ConsentActor };

/** The last row: whose site it is, what the law asks for, and its version. */
function End({ versionBadge, consent }: EndProps) {
  const { t } = useTranslation();
  const { privacy, terms } = useVisit().legalLinks;
  return (
    <div css={styles.end}>
      <div>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
        <ExternalLink href={brand.aiPartner.url} css={styles.link}>
          {t('footer.partner')}
        </ExternalLink>
      </div>
      <a href={privacy} css={styles.link}>
        {t('footer.privacy')}
      </a>
      <a href={terms} css={styles.link}>
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
  );
}

type FooterProps = EndProps & { newsletter: ReactNode };

/** The footer of every page, with the newsletter, a link to each page and the contact details. */
export function Footer({ versionBadge, consent, newsletter }: FooterProps) {
  const { t } = useTranslation();
  return (
    <footer css={styles.footer}>
      <div css={styles.columns}>
        <div css={styles.brand}>
          <Wordmark />
          <p css={styles.claim}>{t('footer.claim')}</p>
          {newsletter}
        </div>
        <div>
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
      <End versionBadge={versionBadge} consent={consent} />
    </footer>
  );
}
