import { useRef } from 'react';
import { brand } from '#content/brand.ts';
import { latestEpisode } from '#content/pages/latestEpisode.ts';
import type { PodcastPopupActor } from '#machines/podcastPopup.machine.ts';
import { useFocusMainAfter } from '#views/basics/focus.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, column, comesAndGoes, iconButton } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useShown } from '#views/basics/visit.ts';
import { whenFollowed } from '#views/basics/whenFollowed.ts';
import { css } from '#views/jsx/css.ts';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  /** The hero of the home page has its room, whether it is there or not. It scrolls away with the page. */
  popup: css({
    position: 'absolute',
    zIndex: 10,
    inset: 'var(--header-height) 0 auto',
    maxHeight: 'var(--strip)',
    viewTimelineName: '--strip-place',
    overflowY: 'auto',
    borderBlock: '1px solid var(--line)',
    background: 'var(--surface)',
    ...comesAndGoes('&:not([hidden])', { opacity: 0, transform: 'translateY(-0.4rem)' }, 'calm'),
  }),
  row: css(column, {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: 'calc(var(--strip) - 2px)',
    paddingBlock: '0.15rem',
    fontSize: 'var(--small)',
    lineHeight: 1.35,
  }),
  // The strip cuts what is outside of it.
  text: css({
    marginInlineEnd: 'auto',
    '& > a': { fontWeight: 600 },
    '& > a:first-of-type': { display: 'inline-block' },
    '& > a:focus-visible': { outlineOffset: -1 },
  }),
  /** What one line has no room for elsewhere. */
  wide: css({ [below.desktop]: { display: 'none' } }),
  more: css({ marginInlineStart: '1em', [below.footer]: { display: 'none' } }),
  close: css(iconButton, {
    marginInlineEnd: '-0.85rem',
    ':focus-visible': { outlineOffset: -3, borderRadius: '50%' },
  }),
};

type PodcastPopupProps = { actor: PodcastPopupActor };

/** Invites to the podcast, in a strip below the header of the home page. It does not take the focus. */
export function PodcastPopup({ actor }: PodcastPopupProps) {
  const isPrepared = useSelector(actor, (snapshot) => !snapshot.matches('idle'));
  const { page } = useShown();
  return isPrepared && page === 'home' && <Invitation actor={actor} />;
}

function Invitation({ actor }: PodcastPopupProps) {
  const { t } = useTranslation(['home', 'common']);
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const attributes = useMachineAttributes(actor);
  const popup = useRef<HTMLElement>(null);
  useFocusMainAfter(popup, isShown);

  const dismiss = () => actor.send({ type: 'popup.dismiss' });
  return (
    <aside
      ref={popup}
      hidden={!isShown}
      aria-label={t('popup.label')}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
      css={styles.popup}
      // A hidden strip leaves the screen, and shows no state.
      {...(isShown ? attributes : {})}
    >
      <div css={styles.row}>
        <p css={styles.text}>
          <strong css={styles.wide}>{t('popup.title', latestEpisode)} · </strong>
          {t('popup.text', latestEpisode)}{' '}
          <ExternalLink href={brand.videoChannel.url} {...whenFollowed(dismiss)}>
            {t('popup.action')}
          </ExternalLink>
          <PageLink to="podcast" onFollow={dismiss} css={styles.more}>
            {t('popup.more')}
          </PageLink>
        </p>
        <button type="button" aria-label={t('popup.dismiss')} onClick={dismiss} css={styles.close}>
          <svg
            viewBox="0 0 16 16"
            width="14"
            height="14"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
    </aside>
  );
}
