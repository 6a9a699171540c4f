import { fromPromise } from 'xstate';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import {
  type ConsentActor,
  consentMachine,
  type Preferences,
  type StoredChoice,
} from '#machines/consent.machine.ts';
import { formatConsent, isGivenFor, readConsent } from '#ports/consentRecord.ts';
import type { World } from './world.ts';

/** Where the choice of a visitor is kept. */
export const RECORD_KEY = `${brand.slug}-cookie-consent`;
/** Where the vendors are kept that it was made for. */
const VENDORS_KEY = `${RECORD_KEY}-vendors`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** After how long a choice expires, in ms; null for never. */
export const CONSENT_MAX_AGE = settings.consentMaxAgeDays
  ? settings.consentMaxAgeDays * DAY_MS
  : null;

type RecordWorld = Pick<World, 'local' | 'now' | 'report'>;

/** The stored choice; null if there is none for the vendors of today, undefined if the storage is denied. */
function readChoice({ local, now, report }: RecordWorld): StoredChoice | null | undefined {
  try {
    const text = local.read(RECORD_KEY);
    if (text === undefined) return undefined;
    const record = readConsent(text);
    const isForAll = record && isGivenFor(local.read(VENDORS_KEY) ?? null, settings.vendors);
    return isForAll ? { preferences: record.preferences, age: now() - record.timestamp } : null;
  } catch (error) {
    report((error as Error).message);
    return null;
  }
}

const writeVendors = (local: World['local']) =>
  local.write(VENDORS_KEY, JSON.stringify(settings.vendors));

/** Takes the choice out of the storage. Other tabs hear of it by its record. */
export function clearChoice({ local }: Pick<World, 'local'>): void {
  local.remove(RECORD_KEY);
  local.remove(VENDORS_KEY);
}

/** Stores a choice. The vendors come first: other tabs read both when they hear of the record. */
export function writeChoice(
  { local, now }: Pick<World, 'local' | 'now'>,
  saved: Preferences,
): void {
  const isKept = writeVendors(local) && local.write(RECORD_KEY, formatConsent(saved, now()));
  // An earlier choice must not outlive the one that could not be written.
  if (!isKept) clearChoice({ local });
}

/** The age of the stored choice. What is wrong with a record was reported when it was read. */
const storedAge = (world: RecordWorld) => readChoice({ ...world, report: () => {} })?.age;

/** Consent over the record in the browser's storage. */
export function provideConsent(world: World) {
  return consentMachine.provide({
    actors: { readRecord: fromPromise(async () => readChoice(world) ?? null) },
    actions: {
      writeRecord: ({ context: { saved } }) => {
        if (saved) writeChoice(world, saved);
      },
      completeRecord: () => {
        if (world.local.read(VENDORS_KEY) === null) writeVendors(world.local);
      },
      clearRecord: () => clearChoice(world),
      measureAge: ({ context, self }) =>
        self.send({ type: 'consent.aged', age: storedAge(world) ?? context.age }),
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
    const choice = readChoice(world);
    // Without a storage no other tab can choose, and the choice of this visit holds.
    if (choice === undefined) return;
    const { preferences, age } = choice ?? { preferences: null, age: 0 };
    consent.send({ type: 'consent.changedElsewhere', preferences, age });
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
  // A machine that has slept shows the tab before the timer is due.
  document.addEventListener(
    'visibilitychange',
    () => {
      const isOfUse = CONSENT_MAX_AGE !== null && !document.hidden;
      const age = isOfUse ? storedAge(world) : undefined;
      if (age !== undefined) consent.send({ type: 'consent.aged', age });
    },
    { signal },
  );
}
