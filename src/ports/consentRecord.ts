import type { Preferences } from '#machines/consent.machine.ts';

/** R11.3: records of other versions are ignored, so the site asks for consent again. */
const VERSION = '1.0';
/** Maximum length in characters. Records have about 120. */
const MAX_LENGTH = 1_000;

/** Whether a value has these keys and no others. Only an object can have any of them. */
const hasExactly = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> =>
  Object.keys(Object(value)).sort().join() === keys.sort().join();

/**
 * Parses a stored record. Returns null for a record of another version. Throws if this site cannot
 * have written the text; the error does not quote it.
 */
function parseRecord(text: string): { preferences: Preferences; timestamp: number } | null {
  const corrupt = new Error('The stored consent is not a record of this site.');
  if (text.length > MAX_LENGTH) throw corrupt;
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    // What is not JSON is no record.
  }
  if (!hasExactly(record, 'version', 'preferences', 'timestamp')) throw corrupt;
  const { version, preferences, timestamp } = record;
  if (typeof version !== 'string' || !Number.isSafeInteger(timestamp) || Number(timestamp) < 0) {
    throw corrupt;
  }
  if (!hasExactly(preferences, 'necessary', 'analytics', 'marketing')) throw corrupt;
  const { necessary, analytics, marketing } = preferences;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') {
    throw corrupt;
  }
  if (version !== VERSION) return null;
  return { preferences: { necessary, analytics, marketing }, timestamp: Number(timestamp) };
}

/**
 * Returns the choice in a stored record, or null for a record that does not count: a missing one, one of
 * another version, one whose timestamp is more than `maxAge` (ms) away from `now` (ms since 1970). A
 * timestamp in the future comes from a wrong clock. Throws on a corrupt record.
 */
export function readConsent(text: string | null, now: number, maxAge: number): Preferences | null {
  if (text === null) return null;
  const record = parseRecord(text);
  return record && Math.abs(now - record.timestamp) <= maxAge ? record.preferences : null;
}

/** Formats a choice for storage (R11.2). `now` is in ms since 1970. */
export function formatConsent(preferences: Preferences, now: number): string {
  const { necessary, analytics, marketing } = preferences;
  return JSON.stringify({
    version: VERSION,
    preferences: { necessary, analytics, marketing },
    timestamp: now,
  });
}
