/** @jsxImportSource react */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { INSPECTED, nameUnder, readConditions } from './conditions.ts';
import { POPUP } from './controller/offerPanel.ts';
import { announceMove } from './controller/reloads.ts';
import chartStyles from './panel/chartView.css?inline';
import galleryStyles from './panel/gallery.css?inline';
import { Panel } from './panel/Panel.tsx';
import styles from './panel/panel.css?inline';
import { type PanelActor, type PanelInput, panelMachine } from './panel/panel.machine.ts';
import { toPageAddress, toPanelAddress } from './panel/shell/address.ts';
import { keepBreakpoints, keepPlace, readBreakpoints, readPlace } from './panel/shell/keptPlace.ts';
import { keepSessions, takeSessions } from './panel/shell/keptSession.ts';
import { Shell } from './panel/shell/Shell.tsx';
import { watchPage } from './panel/shell/watchPage.ts';

/** Takes a document over: nothing of the page that it was stays but what describes the document. */
function emptyDocument({ head, body, documentElement }: Document): void {
  head.replaceChildren(
    ...head.querySelectorAll('meta[charset], meta[name=viewport], link[rel=icon]'),
  );
  body.replaceChildren();
  documentElement.lang = 'en';
}

function renderInto(document: Document, content: ReactNode): void {
  document.adoptedStyleSheets = [styles, chartStyles, galleryStyles].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const place = document.createElement('div');
  place.id = 'inspector';
  document.body.append(place);
  createRoot(place).render(content);
}

/** Names the document after the app, and keeps the place of the panel and its breakpoints. */
function follow(document: Document, panel: PanelActor): void {
  let { place: kept, settings } = panel.getSnapshot().context;
  document.title = 'Inspector';
  panel.subscribe(({ context: { inspector, place, settings: now } }) => {
    if (inspector) document.title = `Inspector · ${inspector.app.name}`;
    if (place !== kept) keepPlace(place);
    kept = place;
    if (now.breakpoints !== settings.breakpoints)
      keepBreakpoints(now.breakpoints, () => sessionStorage);
    settings = now;
  });
}

/** The sessions of a panel, that of the page at its end. */
function sessionsOf(panel: PanelActor) {
  const { earlier, inspector } = panel.getSnapshot().context;
  return inspector ? [...earlier, inspector.getSession()] : earlier;
}

/** Gives a document to a panel of a page. */
function startPanel(
  document: Document,
  machine: typeof panelMachine,
  pageOf: () => Window | null | undefined,
  isWindow: boolean,
) {
  const restartPage = ({ context }: { context: Pick<PanelInput, 'conditions'> }) => {
    const page = pageOf();
    if (!page) return;
    page.name = nameUnder(context.conditions);
    page.location.reload();
  };
  const panel = createActor(machine.provide({ actions: { restartPage } }), {
    input: {
      conditions: readConditions(new URLSearchParams(location.search).get('conditions')),
      place: readPlace(),
      room: { width: innerWidth, height: innerHeight },
      isWindow,
      earlier: takeSessions(() => sessionStorage),
      breakpoints: readBreakpoints(),
    },
  });
  emptyDocument(document);
  follow(document, panel);
  return panel.start();
}

/**
 * Opens the inspector in the top document: the page in a frame, and the panel beside it. `?inspect=panel` opens
 * the panel alone.
 */
export function openShell(document: Document): void {
  if (new URLSearchParams(location.search).get('inspect') === 'panel') {
    openPanel(document);
    return;
  }
  const pageAddress = toPageAddress(location);
  // The panel's window had given this name to a page that stood here.
  if (window.name.startsWith(INSPECTED)) window.name = '';

  const openWindow = () => {
    // The new window begins with a copy of this one's storage.
    const { conditions } = panel.getSnapshot().context;
    keepSessions(sessionsOf(panel), () => sessionStorage);
    const popup = window.open(toPanelAddress(location, 'alone', conditions), '_blank', POPUP);
    if (!popup) {
      panel.send({ type: 'window.refused' });
      return;
    }
    takeSessions(() => sessionStorage);
    removeEventListener('pagehide', keep);
    window.name = nameUnder(conditions);
    announceMove(() => sessionStorage);
    location.replace(toPageAddress(location));
  };
  // A reload begins another session. Those before can be brought back.
  const keep = () => keepSessions(sessionsOf(panel), () => sessionStorage);
  addEventListener('pagehide', keep);
  const machine = panelMachine.provide({ actions: { openWindow } });
  const pageOf = () => document.querySelector('iframe')?.contentWindow;
  const panel = startPanel(document, machine, pageOf, false);
  const [actor] = new URLSearchParams(location.search).get('state')?.split(':') ?? [];
  if (actor) panel.send({ type: 'actor.chosen', actor });
  renderInto(document, <Shell panel={panel} address={pageAddress} />);
}

/** The window that opened this one, while it is there. */
const openerOf = (): Window | null =>
  window.opener && !window.opener.closed ? window.opener : null;

/** Opens the panel alone, as a window of the page that opened it. */
function openPanel(document: Document): void {
  const dockIntoPage = () => {
    const page = openerOf();
    if (!page) return;
    page.name = '';
    const { conditions, settings } = panel.getSnapshot().context;
    keepSessions(sessionsOf(panel), () => page.sessionStorage);
    keepBreakpoints(settings.breakpoints, () => page.sessionStorage);
    announceMove(() => page.sessionStorage);
    page.location.href = toPanelAddress(page.location, 'beside', conditions);
    window.close();
  };
  const machine = panelMachine.provide({
    actions: { dockIntoPage },
    guards: { isPageGone: () => openerOf() === null },
  });
  const panel = startPanel(document, machine, openerOf, true);
  addEventListener('pagehide', watchPage(openerOf, panel), { once: true });
  renderInto(
    document,
    <main>
      <Panel panel={panel} />
    </main>,
  );
}
