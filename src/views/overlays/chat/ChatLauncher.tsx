import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChatActor } from '#machines/chat.machine.ts';
import { focusOn } from '#views/basics/focus.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import {
  disc,
  from,
  inverted,
  launcherInBar,
  launcherOnEdge,
  lowWindow,
  underPointer,
  visibilityOf,
} from '#views/basics/theme.tsx';
import { isComposing } from '#views/basics/typing.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/**
 * As high as the banner, and moved up by as much: launcher and panel stand on its lower edge. A transform
 * shifts no layout when the banner arrives.
 */
const root = css({
  position: 'relative',
  transform: 'translateY(-100%)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // On a desktop, they stand beside the content, in the margin of the page.
  [from.desktop]: { '--side': '0.25rem' },
  [launcherInBar]: { position: 'static', transform: 'none' },
});

const launcher = css({
  position: 'absolute',
  insetInlineEnd: 'var(--side, var(--corner))',
  bottom: 'var(--corner)',
  display: 'grid',
  placeItems: 'center',
  ...disc('2.75rem'),
  fontSize: 'var(--small)',
  fontWeight: 600,
  // At the end of the header, where it lies on no text.
  [launcherInBar]: {
    position: 'fixed',
    top: 'calc((var(--header-height) - 2.75rem) / 2)',
    insetInlineEnd: 'var(--gutter)',
    boxShadow: '0 0 0 0',
  },
  // A tab, which covers no more of a text than the margin leaves.
  [launcherOnEdge]: {
    insetInlineEnd: 0,
    width: '2.25rem',
    borderRadius: '1.375rem 0 0 1.375rem',
  },
  // It would lie on the button that closes the strip of the podcast.
  [lowWindow]: {
    animation: 'yield linear',
    animationTimeline: '--strip-place',
    animationRange: 'cover',
  },
  color: 'var(--paper)',
  // The ring sets it off from dark sections.
  border: '1.5px solid var(--ink)',
  boxShadow: '0 0 0 1.5px var(--paper), var(--shadow-list)',
  visibility: visibilityOf('launcher'),
  ...underPointer(inverted),
  '&[aria-expanded=true]': inverted,
  // A gap of paper sets its ring off, too. The margin has no room for a wider one.
  ':focus-visible': { outlineOffset: 1, boxShadow: '0 0 0 7px var(--paper)' },
});

type ChatLauncherProps = {
  actor: ChatActor;
  /** The visitor reaches for the chat: its code can be loaded. */
  onReach: () => void;
  /** Renders the panel. `close` closes it. */
  renderPanel: (close: () => void) => ReactNode;
};

/**
 * The button in the corner, or in the header, and the panel that it opens. Escape closes the panel from
 * anywhere inside. Closing returns the focus to the button.
 */
export function ChatLauncher({ actor, onReach, renderPanel }: ChatLauncherProps) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: 'open' }));
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    // A panel that fills the window makes the button inert until it is gone.
    flushSync(() => actor.send({ type: 'chat.close' }));
    focusOn(button.current);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of what is inside
    <div
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && isOpen && !isComposing(nativeEvent)) close();
      }}
      css={root}
      {...useMachineAttributes(actor)}
    >
      {renderPanel(close)}
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
        {t('chat.word')}
      </button>
    </div>
  );
}
