import type { Preferences } from '#machines/consent.machine.ts';

/** R11.3: records of other versions are ignored, so the site asks for consent again. */
const VERSION = '1.0';
/** Maximum length in characters. Records have about 120. */
const MAX_LENGTH = 1_000;

/** Whether a value has these keys and no others. Only an object can have any of them. */
const hasExactly = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> =>
  Object.keys(Object(value)).sort().join() === keys.sort().join();

/** Parses what the storage holds. What is not JSON is undefined. Throws on a text that is too long. */
function parse(text: string, corrupt: Error): unknown {
  if (text.length > MAX_LENGTH) throw corrupt;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is not JSON stays undefined.
  }
  return value;
}

/** A choice, and when it was made, in ms since 1970. */
type Consent = { preferences: Preferences; timestamp: number };

/**
 * Returns the choice in a stored record, or null for a record that does not count: a missing one, or one of
 * another version. Throws if this site cannot have written the text; the error does not quote it.
 */
export function readConsent(text: string | null): Consent | null {
  if (text === null) return null;
  const corrupt = new Error('The stored consent is not a record of this site.');
  const record = parse(text, corrupt);
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
 * Whether a choice covers vendors, by the stored list of those that it was made for. A choice without a list
 * covers all: it comes from before there were lists. Throws if this site cannot have written the list.
 */
export function isGivenFor(text: string | null, vendors: readonly string[]): boolean {
  if (text === null) return true;
  const corrupt = new Error('The stored consent does not say what it is for.');
  const list = parse(text, corrupt);
  if (!Array.isArray(list)) throw corrupt;
  return vendors.every((vendor) => list.includes(vendor));
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
