import type { TFunction } from 'i18next';
import { useRef } from 'react';
import type { ConsentActor } from '#machines/consent.machine.ts';
import { useFocusMainAfter } from '#views/basics/focus.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, from, LOW_BANNER, lowWindow, plain, SIDE } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { NOWHERE, useVisit, type Visit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { Button } from '#views/parts/controls/Button.tsx';

const styles = {
  /** Flush with the foot of the window: one row in wide windows, text above buttons in others. */
  banner: css({
    display: 'grid',
    gap: '0.5rem 1.5rem',
    maxHeight: 'calc(100dvh - var(--header-height) - 5rem)',
    overflowY: 'auto',
    padding: `0.6rem ${SIDE}`,
    borderTop: '1px solid var(--line)',
    background: 'var(--surface)',
    animation: 'rise var(--slow) var(--ease)',
    [from.row]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '1.25rem',
      paddingBlock: '0.5rem',
    },
    [lowWindow]: { maxHeight: LOW_BANNER },
  }),
  text: css({
    maxWidth: '52rem',
    fontSize: 'var(--small)',
    lineHeight: 1.35,
    '& > *': { display: 'inline' },
  }),
  heading: css({ ...plain, font: 'inherit', fontWeight: 600 }),
  actions: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'stretch',
    gap: '0.5rem',
    '& > button': {
      minHeight: '2.75rem',
      padding: '0.25rem 0.3rem',
      fontSize: 'var(--small)',
      lineHeight: 1.15,
      // Where a browser sets a least size, words break before they leave their button.
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    [from.tablet]: {
      gridTemplateColumns: 'auto 12rem 12rem',
      justifyContent: 'end',
      '& > :first-of-type': { paddingInline: '1rem' },
    },
    [from.row]: { gridTemplateColumns: 'auto 8.75rem 8.75rem' },
    [below.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  customize: css({ fontWeight: 600, textDecoration: 'underline' }),
};

/** What the banner asks: for the vendors of this site, by name. Without any it asks for nothing in advance. */
function bannerText(t: TFunction, vendors: Visit['vendors']): string {
  if (vendors.length === 0) return t('consent.textWithoutVendors');
  const services = [
    vendors.includes('google-analytics') && t('consent.google'),
    vendors.includes('microsoft-clarity') && t('consent.clarity'),
  ];
  return t('consent.text', { services: services.filter(Boolean).join(' ') });
}

type ConsentBannerProps = {
  actor: ConsentActor;
  /** Whether the dialog is open: one element at a time carries the machine. */
  isCovered: boolean;
};

/** What a first visit asks. */
export function ConsentBanner({ actor, isCovered }: ConsentBannerProps) {
  const { t } = useTranslation();
  const { vendors, legalLinks } = useVisit();
  const region = useRef<HTMLElement>(null);
  const attributes = useMachineAttributes(actor);

  useFocusMainAfter(region);

  return (
    <section
      ref={region}
      aria-label={t('consent.label')}
      data-consent
      css={styles.banner}
      {...(isCovered ? {} : attributes)}
    >
      <div css={styles.text}>
        <h2 css={styles.heading}>{t('consent.title')}.</h2>{' '}
        <p>
          {bannerText(t, vendors)}{' '}
          <a
            href={legalLinks.privacy}
            onClick={(event) => legalLinks.privacy === NOWHERE && event.preventDefault()}
          >
            {t('consent.learnMore')}
          </a>
        </p>
      </div>
      <div css={styles.actions}>
        <button
          type="button"
          onClick={() => actor.send({ type: 'consent.customize' })}
          css={styles.customize}
        >
          {t('consent.customize')}
        </button>
        <Button look="secondary" onClick={() => actor.send({ type: 'consent.acceptNecessary' })}>
          {t('consent.necessaryOnly')}
        </Button>
        <Button look="secondary" onClick={() => actor.send({ type: 'consent.acceptAll' })}>
          {t('consent.acceptAll')}
        </Button>
      </div>
    </section>
  );
}
