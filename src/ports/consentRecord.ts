import type { Preferences } from '#machines/consent.machine.ts';

/** R11.3: records of other versions are ignored, so the site asks for consent again. */
const VERSION = '1.0';
/** Maximum length in characters. Records have about 120. */
const MAX_LENGTH = 1_000;

/** Whether a value has these keys and no others. Only an object can have any of them. */
const hasExactly = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> =>
  Object.keys(Object(value)).sort().join() === keys.sort().join();

/** Throws for a text that this site cannot have written. The error does not quote it. */
function refuse(): never {
  throw new Error('The stored consent is not a record of this site.');
}

/** Parses what the storage holds. Refuses a text that is too long. */
function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) refuse();
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON is undefined.
  }
}

/** A choice, and when it was made, in ms since 1970. */
type Consent = { preferences: Preferences; timestamp: number };

/**
 * Returns the choice in a stored record, or null for a record that does not count: a missing one, or one of
 * another version. Throws if this site cannot have written the text.
 */
export function readConsent(text: string | null): Consent | null {
  if (text === null) return null;
  const record = parse(text);
  if (
    !hasExactly(record, 'version', 'preferences', 'timestamp') ||
    !hasExactly(record.preferences, 'necessary', 'analytics', 'marketing') ||
    typeof record.version !== 'string' ||
    !Number.isSafeInteger(record.timestamp) ||
    Number(record.timestamp) < 0
  ) {
    refuse();
  }
  const { necessary, analytics, marketing } = record.preferences;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') {
    refuse();
  }
  if (record.version !== VERSION) return null;
  return {
    preferences: { necessary, analytics, marketing },
    timestamp: Number(record.timestamp),
  };
}

/**
 * Whether a choice covers vendors, by the stored list of those that it was made for. A choice without a list
 * covers all: it comes from before there were lists. Throws if this site cannot have written the list.
 */
export function isGivenFor(text: string | null, vendors: readonly string[]): boolean {
  if (text === null) return true;
  const list = parse(text);
  if (!Array.isArray(list)) refuse();
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
