import { type AnyActorRef, assertEvent, fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { type AnalyticsActor, analyticsMachine } from '#machines/analytics.machine.ts';
import { loadTag, openQueue, sendClick, sendPageView, sendSignals } from '#ports/analytics.ts';
import { askHost } from '#ports/deployment.ts';
import { grantRecorder, loadRecorder } from '#ports/sessionRecorder.ts';
import { closeVendorGate, prepareVendorGate } from '#ports/vendorGate.ts';
import { deleteVendorTraces } from '#ports/vendorTraces.ts';
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

/** Where the behaviours of the site are found by their ids. */
type System = { get: (id: string) => AnyActorRef | undefined };

/** Whether no answer is on its way, and no form shows what has become of it. */
const isNothingPending = (system: System) =>
  formNames.every((form) => system.get(form)?.getSnapshot().matches('idle') !== false) &&
  system.get('chat')?.getSnapshot().hasTag('waiting') !== true;

/** Asks the host for the page of the address, unless the next document would lose something. */
const askForNextDocument = fromPromise<void>(async ({ system, signal }) => {
  const requireNothingPending = () => {
    if (!isNothingPending(system))
      throw new Error('something is on its way, or its outcome is shown');
  };
  requireNothingPending();
  await askHost(location.href, signal);
  // Meanwhile the visitor may have sent something.
  requireNothingPending();
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
      askHost: askForNextDocument,
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
