import type { SessionFile } from '../../handOver/sessionFile.ts';
import type { Inspector } from '../../inspector.ts';
import { sentenceOf } from '../../record/errors.ts';
import type { PanelActor } from '../panel.machine.ts';
import { followFocus } from './focus.ts';

/** The channel on which a document says that its recorder is there. */
const CHANNEL = 'inspector';

/** The recorder of a window. A window without one, or one of an error page, has none. */
function inspectorIn(page: Window | null): Inspector | undefined {
  try {
    return (page as { inspector?: Inspector } | null)?.inspector;
  } catch {
    return undefined;
  }
}

/**
 * Tells the panel of each recorder that a window gets, and when it goes with its document. `getPage`
 * returns null where the window is closed. Returns the function that ends it.
 */
export function watchPage(getPage: () => Window | null, panel: PanelActor): () => void {
  let known: Inspector | undefined;
  let ofPage = new AbortController();
  const ofPanel = new AbortController();
  const followPage = followFocus(panel, ofPanel.signal);

  const leave = () => {
    ofPage.abort();
    // A copy: the objects of a document end with it. A page that has failed may have none to give.
    let session: SessionFile | null = null;
    try {
      session = structuredClone(known?.getSession() ?? null);
    } catch {}
    known = undefined;
    panel.send({ type: 'page.left', session });
  };
  const check = () => {
    const page = getPage();
    const inspector = inspectorIn(page);
    if (!page || !inspector || inspector === known) return;
    known = inspector;
    ofPage.abort();
    ofPage = new AbortController();
    const signal = AbortSignal.any([ofPage.signal, ofPanel.signal]);
    page.addEventListener('pagehide', leave, { signal });
    const tell = (what: string, error: unknown) =>
      panel.send({ type: 'page.threw', text: `${what}: ${sentenceOf(error)}` });
    const tellError = ({ error }: ErrorEvent) =>
      error && tell('The page has thrown an error', error);
    page.addEventListener('error', tellError, { signal });
    const tellRejection = ({ reason }: PromiseRejectionEvent) =>
      tell('Nothing on the page handles that a promise has failed', reason);
    page.addEventListener('unhandledrejection', tellRejection, { signal });
    page.addEventListener(
      'pointerdown',
      () => {
        // A part of the past can be picked. A page that shows no past takes the press.
        const isAtWork = panel.getSnapshot().matches({ work: 'busy' });
        if (!inspector.app.canShow || inspector.getView().lookingAt === null || isAtWork) return;
        const text =
          'The page shows the past: nothing happens in it. “Back to now” leads out of it.';
        panel.send({ type: 'message.tell', message: { text, tone: 'done' } });
      },
      { capture: true, signal },
    );
    followPage(page as Window & typeof globalThis, signal);
    // As the panel goes, the page still hears of it.
    inspector.followPanel(window, ofPage.signal);
    panel.send({ type: 'page.ready', inspector });
  };

  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = check;
  check();
  return () => {
    ofPanel.abort();
    channel.close();
  };
}
