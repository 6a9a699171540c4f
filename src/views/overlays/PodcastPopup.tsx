import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import type { PodcastPopupActor } from '#machines/podcastPopup.machine.ts';
import { useFocusMainAfter } from '#views/basics/focusMain.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, popupWaits, visibilityOf } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  popup: css({
    position: 'fixed',
    zIndex: 20,
    // Above the launcher of the chat. The consent banner is beside it or at the other end of the window.
    insetInlineEnd: 'var(--corner)',
    bottom: '6.5rem',
    visibility: visibilityOf('popup'),
    ':has(~ [data-machine=consent])': {
      [below.desktop]: { top: 'calc(var(--header-height) + 0.75rem)', bottom: 'auto' },
      [popupWaits]: { visibility: 'hidden' },
    },
    width: 'min(22rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - var(--header-height) - 7.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '1.5rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    boxShadow: 'var(--shadow-layer)',
    animation: 'rise var(--slow) var(--ease)',
  }),
  title: css({ fontSize: 'var(--head-2)', paddingInlineEnd: '2.5rem' }),
  text: css({ marginBlock: '0.6rem 1.25rem', color: 'var(--muted)' }),
  links: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1.25rem' }),
  more: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
  close: css({
    position: 'absolute',
    insetInlineEnd: '0.75rem',
    top: '0.75rem',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    ':hover': { background: 'var(--signal-tint)' },
  }),
};

type PodcastPopupProps = { actor: PodcastPopupActor };

/** Invites to the podcast. It does not take the focus, so it does not interrupt reading. */
export function PodcastPopup({ actor }: PodcastPopupProps) {
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  return isShown && <Invitation actor={actor} />;
}

function Invitation({ actor }: PodcastPopupProps) {
  const { t } = useTranslation(['home', 'common']);
  const popup = useRef<HTMLElement>(null);
  useFocusMainAfter(popup);

  const dismiss = () => actor.send({ type: 'popup.dismiss' });
  return (
    <aside
      ref={popup}
      aria-label={t('popup.label')}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
      css={styles.popup}
      {...useMachineAttributes('podcastPopup', actor)}
    >
      <button type="button" aria-label={t('popup.dismiss')} onClick={dismiss} css={styles.close}>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
      <h2 css={styles.title}>{t('popup.title')}</h2>
      <p css={styles.text}>{t('popup.text', latestEpisode)}</p>
      <div css={styles.links}>
        <ExternalLink href={brand.videoChannel.url} onClick={dismiss} css={buttonLooks.primary}>
          {t('popup.action')}
        </ExternalLink>
        <PageLink to="podcast" onFollow={dismiss} css={styles.more}>
          {t('popup.more')}
        </PageLink>
      </div>
    </aside>
  );
}
