import { roleOf } from './conditions.ts';

/** What this document is to the inspector. Outside of a browser, such as on a server, it is nothing to it. */
export const role = typeof window === 'undefined' ? 'free' : roleOf(window);

/**
 * Shows the panel in this document, with the app in a frame. A module that imports the inspector must not run here as
 * well: an error is the one way to keep it from that.
 */
function takeOver(): never {
  const taken = new Error('The inspector shows this document. The app runs in its frame.');
  const silence = (event: Event, reason: unknown) => {
    if (reason !== taken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', (event) => silence(event, event.error), true);
  addEventListener('unhandledrejection', (event) => silence(event, event.reason), true);
  import('./openShell.tsx').then(({ openShell }) => openShell(document));
  throw taken;
}

if (role === 'shell') takeOver();
