import { assertEvent, fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { analyticsMachine } from '#machines/analytics.machine.ts';
import {
  deleteVendorCookies,
  dropQueue,
  loadTag,
  openQueue,
  resumeTag,
  sendClick,
  sendPageView,
  sendSignals,
  stopTag,
} from '#ports/analytics.ts';
import {
  grantRecorder,
  loadRecorder,
  resumeRecorder,
  stopRecorder,
} from '#ports/sessionRecorder.ts';
import { hangVendorGate, type VendorGate } from '#ports/vendorGate.ts';
import { errorOf, type World } from './world.ts';

/** Analytics over its vendors. Without an id of a vendor, none of its code is loaded. */
export function provideAnalytics({ report }: World) {
  const { gaMeasurementId, clarityProjectId } = settings;
  let gate: VendorGate | undefined;
  /** A vendor's script that throws must not stop the machine: a withdrawal has to reach the others. */
  const attempt = (call: () => void) => {
    try {
      call();
    } catch (error) {
      report('A vendor of analytics failed.', error);
    }
  };
  return analyticsMachine.provide({
    actors: {
      startRecorder: fromPromise(async ({ signal }) => {
        if (!clarityProjectId) return;
        const start = await loadRecorder(clarityProjectId);
        if (!signal.aborted) start();
      }),
    },
    actions: {
      openQueue: () => openQueue(window),
      dropQueue: () => dropQueue(window),
      sendSignals: ({ context }) => attempt(() => sendSignals(window, context.grants)),
      sendPageView: ({ context }) => attempt(() => sendPageView(window, context.path)),
      sendClick: ({ event }) => {
        assertEvent(event, 'link.followed');
        attempt(() => sendClick(window, event.click));
      },
      openGate: () => {
        if (!gaMeasurementId && !clarityProjectId) return;
        gate ??= hangVendorGate(window);
        gate.open();
      },
      closeGate: () => gate?.close(),
      loadTag: ({ self }) => {
        if (!gaMeasurementId) return;
        attempt(() => loadTag(window, gaMeasurementId, () => self.send({ type: 'tag.loaded' })));
      },
      resumeTag: ({ context }) => {
        if (!gaMeasurementId) return;
        attempt(() => resumeTag(window, gaMeasurementId, context.isTagLoaded));
      },
      stopTag: ({ context }) => {
        if (!gaMeasurementId) return;
        attempt(() => stopTag(window, gaMeasurementId, context.isTagLoaded));
      },
      resumeRecorder: ({ context }) => attempt(() => resumeRecorder(window, context.grants)),
      grantRecorder: ({ context }) => attempt(() => grantRecorder(window, context.grants)),
      stopRecorder: () => attempt(() => stopRecorder(window)),
      deleteCookies: () => deleteVendorCookies(document),
      reportFailure: ({ event }) => report('The session recorder did not start.', errorOf(event)),
    },
  });
}
