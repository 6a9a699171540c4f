import type { ReactNode } from 'react';
import { chatFills, launcherInBar } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const dock = css({
  position: 'fixed',
  zIndex: 25,
  // Over the header, where the platform cannot make a dialog modal.
  '&:has(dialog[open][data-unmodal])': { zIndex: 35 },
  // While the preferences are over it, a chat that fills the window is not modal.
  [chatFills]: { '&:has(dialog[open]:not(:modal))': { zIndex: 35 } },
  // Its launcher stands in the header.
  [launcherInBar]: { zIndex: 31 },
  inset: 'auto 0 0',
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
});

/**
 * The foot of the window: the chat and the cookie banner. The banner is as high as the dock; without it
 * the dock has no height. The chat stands on it.
 */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div css={dock} data-dock>
      {children}
    </div>
  );
}
