import type { LoadedVersion, VersionRecord } from '#machines/versionBadge.machine.ts';

const VERSION_FILE = '/version.json';

/** Spec §8: the build number of a version that is made locally, in ms. */
const LOCAL_BUILD = 1_735_689_600_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Spec §8: the day count is divided by this; quotient and remainder make the version. */
const DAYS_A_MINOR = 30;

const fields = {
  version: 'string',
  build: 'number',
  lastBuild: 'number',
  deployTime: 'string',
  environment: 'string',
} as const;

function isVersionRecord(value: unknown): value is VersionRecord {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(
    ([name, type]) => typeof (value as Record<string, unknown>)[name] === type,
  );
}

/**
 * Reads the version file past every cache (spec §7). `signal` gives up on it; `origin` is the host
 * that has it, by default the page's. Rejects when there is no answer, no JSON, or a record with
 * other types than `VersionRecord`.
 */
export async function loadVersion(
  now: () => number,
  signal: AbortSignal,
  origin = '',
): Promise<LoadedVersion> {
  const query = new URLSearchParams({ v: String(now()), cb: String(Math.random()) });
  const response = await fetch(`${origin}${VERSION_FILE}?${query}`, {
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw new Error(`the version file answered ${response.status}`);
  const record: unknown = await response.json();
  if (!isVersionRecord(record)) throw new Error('the version file has another shape');
  return { record, loadedAt: now() };
}

/**
 * The version of spec §8 for a moment in ms: day 20,777 since 1970 (UTC) gives `1.692.17`.
 * The deploy time is that of Luxembourg, written the French way.
 */
export function makeLocalVersion(now: number): VersionRecord {
  const day = Math.floor(now / DAY_MS);
  return {
    version: `1.${Math.floor(day / DAYS_A_MINOR)}.${day % DAYS_A_MINOR}`,
    build: LOCAL_BUILD,
    lastBuild: now,
    deployTime: new Date(now).toLocaleString('fr-FR', { timeZone: 'Europe/Luxembourg' }),
    environment: 'production',
  };
}
