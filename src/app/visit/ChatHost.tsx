import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { loadProvider } from '#app/wiring/chat.ts';
import { overlayComponents } from '#app/wiring/overlays.ts';
import type { ChatActor } from '#machines/chat.machine.ts';
import type { OverlayActor } from '#machines/overlay.machine.ts';
import { ChatLauncher } from '#views/overlays/ChatLauncher.tsx';

type ChatHostProps = { chat: ChatActor; overlay: OverlayActor };

/** Fetches the panel and the provider's SDK when the visitor reaches for the chat, not before. */
export function ChatHost({ chat, overlay }: ChatHostProps) {
  const isOpen = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const isReady = useSelector(overlay, (snapshot) => snapshot.matches('ready'));
  const reach = () => {
    overlay.send({ type: 'overlay.request' });
    // Where it does not arrive now, the question asks for it again, and says when it fails.
    loadProvider().catch(() => {});
  };
  useEffect(() => {
    if (isOpen) overlay.send({ type: 'overlay.request' });
  }, [isOpen, overlay]);
  const ChatPanel = isReady ? overlayComponents.chat : undefined;
  return (
    <ChatLauncher actor={chat} onReach={reach} panel={ChatPanel && <ChatPanel actor={chat} />} />
  );
}
