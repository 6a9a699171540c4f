import type { Preferences } from '#machines/consent.machine.ts';

/** Spec §9: a record of another version is asked for anew. */
const VERSION = '1.0';
/** A record has about 120 characters. Nothing near this is one. */
const MAX_LENGTH = 1_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasExactly = (value: object, ...keys: string[]) =>
  Object.keys(value).toSorted().join() === keys.toSorted().join();

/** What a stored record says. Throws, without its content, on one that this site has not written. */
function parseRecord(text: string): { preferences: Preferences; timestamp: number } | null {
  const corrupt = new Error('The stored consent is no record of this site.');
  if (text.length > MAX_LENGTH) throw corrupt;
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw corrupt;
  }
  if (!isObject(record) || !hasExactly(record, 'version', 'preferences', 'timestamp')) {
    throw corrupt;
  }
  const { version, preferences, timestamp } = record;
  if (typeof version !== 'string' || !Number.isSafeInteger(timestamp) || Number(timestamp) < 0) {
    throw corrupt;
  }
  if (!isObject(preferences) || !hasExactly(preferences, 'necessary', 'analytics', 'marketing')) {
    throw corrupt;
  }
  const { necessary, analytics, marketing } = preferences;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') {
    throw corrupt;
  }
  if (version !== VERSION) return null;
  return { preferences: { necessary, analytics, marketing }, timestamp: Number(timestamp) };
}

/**
 * The choice in a stored record, or null where there is none that still holds: no record, one of
 * another version, one further away from `now` than `maxAge` (ms): in the future, a clock was wrong.
 * Throws on a corrupt one.
 */
export function readConsent(text: string | null, now: number, maxAge: number): Preferences | null {
  if (text === null) return null;
  const record = parseRecord(text);
  return record && Math.abs(now - record.timestamp) <= maxAge ? record.preferences : null;
}

/** A choice as it is stored (spec §3). `now` in ms since 1970. */
export function formatConsent(preferences: Preferences, now: number): string {
  const { necessary, analytics, marketing } = preferences;
  return JSON.stringify({
    version: VERSION,
    preferences: { necessary, analytics, marketing },
    timestamp: now,
  });
}
