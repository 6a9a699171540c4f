import { css } from '@emotion/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatActor } from '#machines/chat.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';

const launcher = css({
  position: 'fixed',
  zIndex: 25,
  insetInlineEnd: 'clamp(1rem, 3vw, 2rem)',
  bottom: 'clamp(1rem, 3vw, 2rem)',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  background: 'var(--ink)',
  color: 'var(--paper)',
  // The ring tells it from sections that are as dark as it is.
  boxShadow: '0 0 0 1.5px var(--paper), 0 0.75rem 2rem rgb(0 0 0 / 0.25)',
  transition: 'background-color 160ms, color 160ms',
  ':hover, &[aria-expanded=true]': { background: 'var(--signal)', color: 'var(--on-signal)' },
  // Without scripts there is nobody to talk to.
  '@media (scripting: none)': { display: 'none' },
});

type ChatLauncherProps = {
  actor: ChatActor;
  /** The visitor reaches for the chat: what it needs may be fetched. */
  onReach: () => void;
  /** The panel, once its code is there. */
  panel: ReactNode;
};

/** The button in the corner, and the panel that it opens. Escape closes it from anywhere inside. */
export function ChatLauncher({ actor, onReach, panel }: ChatLauncherProps) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: 'open' }));
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of what is inside
    <div
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) actor.send({ type: 'chat.close' });
      }}
      {...useMachineAttributes('chat', actor)}
    >
      {isOpen && panel}
      <button
        ref={button}
        type="button"
        aria-label={t('chat.launcher')}
        aria-expanded={isOpen}
        onClick={() => actor.send({ type: 'chat.toggle' })}
        onPointerEnter={onReach}
        onFocus={onReach}
        css={launcher}
      >
        <svg
          viewBox="0 0 24 24"
          width="26"
          height="26"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
          <circle cx="9" cy="10.5" r="0.6" fill="currentColor" />
          <circle cx="12" cy="10.5" r="0.6" fill="currentColor" />
          <circle cx="15" cy="10.5" r="0.6" fill="currentColor" />
        </svg>
      </button>
    </div>
  );
}
