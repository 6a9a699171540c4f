import type { ChatActor } from '#machines/chat.machine.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { OverlayActor } from '#machines/overlay.machine.ts';
import type { PageActor } from '#machines/page.machine.ts';
import { disc } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** A line that the brand's dot draws along the top of the window. */
const bar = css({
  position: 'fixed',
  zIndex: 40,
  inset: '0 0 auto',
  height: 3,
  background: 'var(--signal)',
  transform: 'translateX(-5%)',
  animation: 'load var(--load) var(--ease)',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    ...disc('0.75rem', 'inherit'),
  },
});

type LoadingBarProps = {
  page: PageActor;
  /** The layers whose code is loaded when they are needed. */
  chat: ChatActor;
  chatOverlay: OverlayActor;
  consent: ConsentActor;
  consentOverlay: OverlayActor;
};

/** Once a wait is long enough to be noticed, shows that the next page, or a layer that was asked for, is loading. */
export function LoadingBar({ page, chat, chatOverlay, consent, consentOverlay }: LoadingBarProps) {
  const { t } = useTranslation();
  const isPageLate = useSelector(page, (snapshot) => snapshot.hasTag('waiting'));
  const isChatLate = useSelector(chatOverlay, (snapshot) => snapshot.hasTag('waiting'));
  const isConsentLate = useSelector(consentOverlay, (snapshot) => snapshot.hasTag('waiting'));
  const isChatAsked = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const isConsentAsked = useSelector(consent, (snapshot) => snapshot.matches('customizing'));
  const isLate = isPageLate || (isChatLate && isChatAsked) || (isConsentLate && isConsentAsked);
  return isLate ? <div role="progressbar" aria-label={t('loading')} css={bar} /> : null;
}
