import { fromCallback, fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import {
  analyticsMachine,
  type GrantsChanged,
  type RecorderInput,
} from '#machines/analytics.machine.ts';
import { type ConsentActor, consentMachine } from '#machines/consent.machine.ts';
import { type Analytics, deleteVendorCookies, openAnalytics } from '#ports/analytics.ts';
import { formatConsent, readConsent } from '#ports/consentRecord.ts';
import {
  grantRecorder,
  loadRecorder,
  resumeRecorder,
  stopRecorder,
} from '#ports/sessionRecorder.ts';
import type { Store } from '#ports/storage.ts';
import { hangVendorGate, type VendorGate } from '#ports/vendorGate.ts';

const RECORD_KEY = `${brand.slug}-cookie-consent`;

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_AGE_MS = settings.consentMaxAgeDays
  ? settings.consentMaxAgeDays * DAY_MS
  : Number.POSITIVE_INFINITY;

type ConsentWorld = {
  /** Keeps over visits. */
  local: Store;
  /** Wall clock, in ms since 1970. */
  now: () => number;
  report: (message: string, error?: unknown) => void;
};

function readRecord({ local, now, report }: ConsentWorld) {
  try {
    return readConsent(local.read(RECORD_KEY), now(), MAX_AGE_MS);
  } catch (error) {
    report((error as Error).message);
    return null;
  }
}

/** The consent behaviour over the record in the browser's storage. */
export function provideConsent(world: ConsentWorld) {
  return consentMachine.provide({
    actors: { readRecord: fromPromise(async () => readRecord(world)) },
    actions: {
      writeRecord: (_, { preferences }) => {
        const isKept = world.local.write(RECORD_KEY, formatConsent(preferences, world.now()));
        // An earlier choice must not outlive the one that could not be written.
        if (!isKept) world.local.remove(RECORD_KEY);
      },
    },
  });
}

/** Tells the consent what another tab has stored or removed. */
export function followOtherTabs(consent: ConsentActor, world: ConsentWorld): void {
  addEventListener('storage', ({ key }) => {
    // No key: the storage was cleared.
    if (key !== RECORD_KEY && key !== null) return;
    consent.send({ type: 'consent.changedElsewhere', preferences: readRecord(world) });
  });
  // A page that the browser had put away has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const preferences = readRecord(world);
    if (preferences) consent.send({ type: 'consent.changedElsewhere', preferences });
  });
}

/** The analytics behaviour over its vendors. They are asked for nothing before the machine says so. */
export function provideAnalytics({ report }: Pick<ConsentWorld, 'report'>) {
  const { gaMeasurementId, clarityProjectId } = settings;
  let analytics: Analytics | undefined;
  let gate: VendorGate | undefined;
  return analyticsMachine.provide({
    actors: {
      recorder: fromCallback<GrantsChanged, RecorderInput>(({ input, receive, sendBack }) => {
        if (!clarityProjectId) return;
        let { grants, isStarted } = input;
        let isWanted = true;
        receive((changed) => {
          grants = changed.grants;
          if (isStarted) grantRecorder(window, grants);
        });
        if (isStarted) {
          resumeRecorder(window, grants);
          return;
        }
        loadRecorder(clarityProjectId).then(
          (start) => {
            if (!isWanted) return;
            start(grants);
            isStarted = true;
            sendBack({ type: 'recorder.started' });
          },
          (error) => report('The session recorder did not arrive.', error),
        );
        return () => {
          isWanted = false;
        };
      }),
    },
    actions: {
      openQueue: () => {
        analytics = openAnalytics(window, gaMeasurementId);
      },
      signal: (_, { preferences }) => analytics?.signal(preferences),
      dropQueue: () => analytics?.dropQueue(),
      loadTag: () => analytics?.loadTag(),
      resumeTag: () => analytics?.resumeTag(),
      stopTag: () => analytics?.stopTag(),
      stopRecorder: () => stopRecorder(window),
      openGate: () => {
        if (!gaMeasurementId && !clarityProjectId) return;
        gate ??= hangVendorGate(window);
        gate.open();
      },
      closeGate: () => gate?.close(),
      deleteCookies: () => deleteVendorCookies(document),
      sendPageView: (_, { path }) => analytics?.sendPageView(path),
      sendClick: (_, click) => analytics?.sendClick(click),
      reportFailure: (_, { error }) => report('Analytics has failed.', error),
    },
  });
}
