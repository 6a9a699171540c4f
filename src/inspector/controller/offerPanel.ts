import { conditionsOf, INSPECTED, readConditions } from '../conditions.ts';
import type { WatchedPage } from '../inspected.ts';
import { toPanelAddress } from '../panel/shell/address.ts';

/** Marks what is the inspector's own in a page: no gesture on it is a visitor's. */
export const OWN = 'data-inspector';

/** How long after its document a window closes, in ms. */
export const MOMENT_MS = 500;

/** How a window of the panel opens. */
export const POPUP = 'popup,width=900,height=800';

/**
 * Serves a page whose panel has a window of its own. `letGo`: that window has closed. Documents that follow run by
 * themselves, and a button of the page opens another panel of the same session.
 */
export function offerPanel(window: Window): Pick<WatchedPage, 'letGo' | 'keep'> {
  const { document } = window;
  const button = document.createElement('button');
  button.setAttribute(OWN, '');
  button.type = 'button';
  button.textContent = 'Open the inspector';
  button.style.cssText =
    'position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; padding: 4px 10px; border: 2px solid #fff; border-radius: 6px; background: #c2410c; color: #fff; font: 600 13px system-ui';
  let name = INSPECTED;
  button.addEventListener('click', () => {
    const conditions = readConditions(conditionsOf({ name }));
    window.open(toPanelAddress(window.location, 'alone', conditions), '_blank', POPUP);
  });
  return {
    letGo: () => {
      if (window !== window.top) return;
      name = window.name || name;
      window.name = '';
      // An app may fill its body again.
      document.documentElement.append(button);
    },
    keep: () => {
      if (!button.isConnected) return;
      button.remove();
      window.name = name;
    },
  };
}
