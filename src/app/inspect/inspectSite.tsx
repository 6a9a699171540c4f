import {
  beginUnder,
  createInspector,
  expose,
  followRequest,
  readRequest,
} from '@interpunct/inspector/byHand';
import type { Inspection } from '#app/start/inspection.ts';
import { conditions, pathUnder, storeUnder } from './conditions.ts';
import { inspectedApp } from './inspectedApp.ts';
import { createInspectedSite } from './inspectedSite.ts';
import { createStage, OnStage } from './stage.tsx';

/** Takes the drafts out of the fields: the document may have storages of its own, with other ones. */
function emptyFields(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    delete field.dataset.draft;
  }
}

/**
 * Puts this document's site under inspection: the site's part of the inspector. `window.inspector` is
 * where a panel finds it. Undefined where another document comes: the page in the language of its conditions.
 */
export function inspectSite(): Inspection | undefined {
  const stage = createStage();
  const startedAt = Date.now();
  const request = readRequest(window, conditions);
  const { isPicture, isQuiet, conditions: asked } = request;
  const path = pathUnder(asked, location.pathname);
  if (path) {
    location.replace(path + location.search + location.hash);
    return undefined;
  }
  beginUnder(window, request);
  storeUnder(asked);
  emptyFields();
  const inspected = createInspectedSite(isPicture);
  const inspector = createInspector(inspectedApp(inspected, stage, isPicture), { isQuiet });

  return {
    now: () => startedAt + inspector.now(),
    create: (own, make) => {
      const site = inspected.begin(own, () => inspector.create((options) => make(options)));
      stage.set({ site, key: inspected.key() });
      return site;
    },
    begin: () => {
      inspector.begin();
      expose(inspector);
    },
    signal: inspected.signal,
    render: (show) => <OnStage stage={stage}>{show}</OnStage>,
    noteError: (error) => void dispatchEvent(new ErrorEvent('error', { error })),
    ready: () => void followRequest(inspector),
  };
}
