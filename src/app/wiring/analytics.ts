import { type AnyMachineSnapshot, assertEvent, fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { type AnalyticsActor, analyticsMachine } from '#machines/analytics.machine.ts';
import { loadTag, openQueue, sendClick, sendPageView, sendSignals } from '#ports/analytics.ts';
import { grantRecorder, loadRecorder } from '#ports/sessionRecorder.ts';
import { closeVendorGate, prepareVendorGate } from '#ports/vendorGate.ts';
import { deleteVendorTraces } from '#ports/vendorTraces.ts';
import { askForThisPage } from './deployment.ts';
import { formNames } from './forms.ts';
import { noteReturn } from './returning.ts';
import { errorOf, type World } from './world.ts';

const { gaMeasurementId, clarityProjectId } = settings;

/** What the forms and the chat send to. */
const endpoints = [
  settings.contactEndpoint,
  settings.newsletterEndpoint,
  settings.openaiBaseUrl,
].filter((endpoint) => endpoint !== undefined);

const RECORDER_FAILED = 'The session recorder did not start.';

/** Loads the vendor's tag. The recorder starts after it. */
function startTag(): void {
  prepareVendorGate(window);
  if (gaMeasurementId) loadTag(window, gaMeasurementId);
}

/** Starts the recorder, unless `signal` aborts while its code loads. */
async function startRecorder(signal?: AbortSignal): Promise<void> {
  if (!clarityProjectId) return;
  const start = await loadRecorder(clarityProjectId);
  if (!signal?.aborted) start();
}

/**
 * Resolves once no answer is on its way and no form shows what has become of it. A visitor who reads that, or types
 * again, has time: the gate is closed.
 */
const settle = fromPromise<void>(async ({ system }) => {
  /** `waitFor` of XState would do the same, for 0.2 kB more. */
  const until = (id: string, isOver: (snapshot: AnyMachineSnapshot) => boolean) =>
    new Promise<void>((resolve) => {
      const actor = system.get(id);
      const look = () => isOver(actor?.getSnapshot()) && resolve();
      actor?.subscribe({ next: look, error: () => resolve() });
      look();
    });
  await Promise.allSettled([
    ...formNames.map((form) => until(form, (snapshot) => snapshot.matches('idle'))),
    until('chat', (snapshot) => !snapshot.hasTag('waiting')),
  ]);
});

/**
 * The actions that give a document what the analytics of a restored site counts on: the queue, and the
 * vendors of a grant. The view of the page on the screen has been counted. A recorder that is still
 * starting starts by itself.
 */
export function vendorActions(
  analytics: AnalyticsActor,
  world: World,
): Readonly<Record<string, () => void>> {
  const snapshot = analytics.getSnapshot();
  // Without its watcher no vendor comes back.
  if (snapshot.status !== 'active') return {};
  const { grants } = snapshot.context;
  const startAndGrant = () =>
    startRecorder()
      .then(() => grantRecorder(window, grants))
      .catch((error) => world.report(RECORDER_FAILED, error));
  return {
    openQueue: () => openQueue(window),
    ...(snapshot.matches('sending') && {
      sendSignals: () => sendSignals(window, grants),
      loadTag: startTag,
    }),
    ...(snapshot.matches({ sending: 'recording' }) && { grantRecorder: startAndGrant }),
    ...(snapshot.matches({ leaving: 'reloading' }) && { reload: world.reload }),
  };
}

/** Analytics over its vendors. Without an id of a vendor, none of its code is loaded. */
export function provideAnalytics(world: World) {
  return analyticsMachine.provide({
    actors: {
      startRecorder: fromPromise(({ signal }) => startRecorder(signal)),
      settle,
      askHost: askForThisPage,
    },
    actions: {
      openQueue: () => openQueue(window),
      sendSignals: ({ context }) => sendSignals(window, context.grants),
      sendPageView: ({ context }) => sendPageView(window, context.path),
      sendClick: ({ event }) => {
        assertEvent(event, 'link.followed');
        sendClick(window, event.click);
      },
      loadTag: startTag,
      grantRecorder: ({ context }) => grantRecorder(window, context.grants),
      deleteTraces: ({ context }) => deleteVendorTraces(window, context.grants),
      closeGate: () => closeVendorGate(document, endpoints),
      reload: ({ system }) => {
        const isChatOpen = system.get('chat')?.getSnapshot().matches({ panel: 'open' });
        noteReturn(world.session, isChatOpen ? 'chat' : undefined);
        world.reload();
      },
      reportFailure: ({ event }) => world.report(RECORDER_FAILED, errorOf(event)),
    },
  });
}
