import { fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import { type ConsentActor, consentMachine } from '#machines/consent.machine.ts';
import { formatConsent, readConsent } from '#ports/consentRecord.ts';
import type { World } from './world.ts';

/** Where the choice of a visitor is kept. */
export const RECORD_KEY = `${brand.slug}-cookie-consent`;

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_AGE_MS = settings.consentMaxAgeDays
  ? settings.consentMaxAgeDays * DAY_MS
  : Number.POSITIVE_INFINITY;

type RecordWorld = Pick<World, 'local' | 'now' | 'report'>;

/** The stored choice; null if there is none, undefined if the storage is denied. */
function readRecord({ local, now, report }: RecordWorld) {
  try {
    const text = local.read(RECORD_KEY);
    return text === undefined ? undefined : readConsent(text, now(), MAX_AGE_MS);
  } catch (error) {
    report((error as Error).message);
    return null;
  }
}

/** Consent over the record in the browser's storage. */
export function provideConsent(world: World) {
  return consentMachine.provide({
    actors: { readRecord: fromPromise(async () => readRecord(world) ?? null) },
    actions: {
      writeRecord: ({ context: { saved } }) => {
        if (saved) world.local.write(RECORD_KEY, formatConsent(saved, world.now()));
      },
    },
  });
}

/** Sends the choice that another tab stores or removes to this tab's consent, until `signal` aborts. */
export function followOtherTabs(
  consent: ConsentActor,
  world: RecordWorld,
  signal?: AbortSignal,
): void {
  const follow = () => {
    const preferences = readRecord(world);
    // Without a storage no other tab can choose, and the choice of this visit holds.
    if (preferences === undefined) return;
    consent.send({ type: 'consent.changedElsewhere', preferences });
  };
  addEventListener(
    'storage',
    ({ key }) => {
      // Clearing the storage sends null.
      if (key === RECORD_KEY || key === null) follow();
    },
    { signal },
  );
  // A page in the back-forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
}
