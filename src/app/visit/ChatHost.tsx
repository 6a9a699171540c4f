import { loadProvider } from '#app/wiring/chat.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { overlayComponents } from '#app/wiring/overlays.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { useIsAlive, useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { ChatLauncher } from '#views/overlays/chat/ChatLauncher.tsx';
import { LayerFailure } from '#views/overlays/LayerFailure.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { useEndedByTyping } from './useEndedByTyping.ts';

/** The launcher and the panel. Loads the panel and the provider when the visitor reaches for them. */
export function ChatHost({ site }: { site: SiteActor }) {
  const { t } = useTranslation();
  const { chat, chatLog, chatOverlay, consent } = actorsOf(site);
  const isReady = useSelector(chatOverlay, (snapshot) => snapshot.hasTag('usable'));
  const isOnItsWay = useSelector(chatOverlay, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(chatOverlay, (snapshot) => snapshot.hasTag('lost'));
  const canLoad = useIsAlive(chatOverlay);
  const isOpen = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const isCovered = useSelector(consent, (snapshot) => snapshot.matches('customizing'));
  const isFilling = useSelector(chat, ({ context }) => context.isFilling);
  useEndedByTyping(isOpen && isFilling && isOnItsWay, () => chat.send({ type: 'chat.close' }));
  const reach = () => {
    chatOverlay.send({ type: 'overlay.request' });
    // A failed download is not reported here: the question loads the provider again.
    loadProvider().catch(() => {});
  };

  const renderPanel = (close: () => void) => {
    const failure = isOpen && (
      <LayerFailure
        text={t('chat.error')}
        close={t('chat.close')}
        onRetry={() => chatOverlay.send({ type: isReady ? 'overlay.renew' : 'overlay.open' })}
        onClose={close}
      />
    );
    const ChatPanel = isReady ? overlayComponents.chat : undefined;
    if (!ChatPanel) return hasFailed && failure;
    return (
      <PartBoundary site={site} fallback={failure}>
        <ChatPanel actor={chat} log={chatLog} isCovered={isCovered} onClose={close} />
      </PartBoundary>
    );
  };

  // Without its panel, the launcher would do nothing.
  if (!canLoad && !isReady) return null;
  return <ChatLauncher actor={chat} onReach={reach} renderPanel={renderPanel} />;
}
