import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { brand } from '#content/brand.ts';
import { analyticsMachine, type RecorderInput } from '#machines/analytics.machine.ts';
import { type ConsentActor, consentMachine } from '#machines/consent.machine.ts';
import { type Analytics, deleteVendorCookies, openAnalytics } from '#ports/analytics.ts';
import { formatConsent, readConsent } from '#ports/consentRecord.ts';
import { loadRecorder, resumeRecorder, stopRecorder } from '#ports/sessionRecorder.ts';
import type { Store } from '#ports/storage.ts';
import { settings } from './settings.ts';

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
        world.local.write(RECORD_KEY, formatConsent(preferences, world.now()));
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
}

/** The analytics behaviour over its vendors. They are asked for nothing before the machine says so. */
export function provideAnalytics({ report }: Pick<ConsentWorld, 'report'>) {
  const { gaMeasurementId, clarityProjectId } = settings;
  let analytics: Analytics | undefined;
  return analyticsMachine.provide({
    actors: {
      recorder: fromCallback<AnyEventObject, RecorderInput>(({ input, sendBack }) => {
        if (!clarityProjectId) return;
        let isWanted = true;
        if (input.isStarted) {
          resumeRecorder(window);
        } else {
          loadRecorder(clarityProjectId).then(
            (start) => {
              if (!isWanted) return;
              start(input.grants);
              sendBack({ type: 'recorder.started' });
            },
            (error) => report('The session recorder did not arrive.', error),
          );
        }
        return () => {
          isWanted = false;
          stopRecorder(window);
          // It may write once more while it stops.
          deleteVendorCookies(document);
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
      deleteCookies: () => deleteVendorCookies(document),
      sendPageView: (_, { path }) => analytics?.sendPageView(path),
      sendClick: (_, click) => analytics?.sendClick(click),
      reportFailure: (_, { error }) => report('Analytics has failed.', error),
    },
  });
}
