import type { LoadedVersion, VersionRecord } from '#machines/versionBadge.machine.ts';

const VERSION_FILE = '/version.json';

/** R8.7: the build number of every locally generated version, in ms since 1970. */
const LOCAL_BUILD = 1_735_689_600_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** R8.6: the day count divided by this gives the minor version; the remainder is the patch. */
const DAYS_PER_MINOR = 30;

const fields = {
  version: 'string',
  build: 'number',
  lastBuild: 'number',
  deployTime: 'string',
  environment: 'string',
} as const;

/** The record of a file, whose deploy time is a text. */
type VersionFile = VersionRecord & { deployTime: string };

/** Only an object can have the fields of a record. */
const isVersionFile = (value: unknown): value is VersionFile =>
  Object.entries(fields).every(([name, type]) => typeof Object(value)[name] === type);

/**
 * Loads the version file, bypassing every cache (R8.2). `now` returns ms since 1970. Rejects on a
 * network or HTTP error, on a body that is not a `VersionFile` in JSON, and when `signal` aborts.
 */
export async function loadVersion(now: () => number, signal: AbortSignal): Promise<LoadedVersion> {
  const query = new URLSearchParams({ v: String(now()), cb: String(Math.random()) });
  const response = await fetch(`${VERSION_FILE}?${query}`, {
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw new Error(`the version file answered ${response.status}`);
  const record: unknown = await response.json();
  if (!isVersionFile(record)) throw new Error('the version file has an unexpected shape');
  return { record, loadedAt: now() };
}

/**
 * Generates the version of R8.6 for `now` (ms since 1970): day 20,777 (UTC) gives `1.692.17`.
 * It has no deploy time: the details write it, because the first object of `Intl` costs a phone 60 ms.
 */
export function makeLocalVersion(now: number): VersionRecord {
  const day = Math.floor(now / DAY_MS);
  return {
    version: `1.${Math.floor(day / DAYS_PER_MINOR)}.${day % DAYS_PER_MINOR}`,
    build: LOCAL_BUILD,
    lastBuild: now,
    deployTime: null,
    environment: 'production',
  };
}
