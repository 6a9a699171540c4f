import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatConsent, readConsent } from '#ports/consentRecord.ts';

const NOW = Date.UTC(2026, 10, 20);
const FOREVER = Number.POSITIVE_INFINITY;
const DAY = 24 * 60 * 60 * 1_000;

const valid = {
  version: '1.0',
  preferences: { necessary: true, analytics: true, marketing: false },
  timestamp: NOW,
};
const withPreferences = (preferences: unknown) => JSON.stringify({ ...valid, preferences });
const withTimestamp = (timestamp: string) => JSON.stringify(valid).replace(String(NOW), timestamp);

/** What is in the storage and was not written by this site. */
const corrupt: Record<string, string> = {
  'an empty text': '',
  'white space': '  \n',
  null: 'null',
  true: 'true',
  'a number': '42',
  'a text': '"granted"',
  'an array': '[]',
  'an array of the record': `[${JSON.stringify(valid)}]`,
  'an empty object': '{}',
  'half a record': JSON.stringify(valid).slice(0, -5),
  'a record and more': `${JSON.stringify(valid)}}`,
  'a page': '<!doctype html><title>Sign in</title>',
  'no version': JSON.stringify({ ...valid, version: undefined }),
  'a version that is a number': JSON.stringify({ ...valid, version: 1 }),
  'no preferences': JSON.stringify({ ...valid, preferences: undefined }),
  'preferences null': withPreferences(null),
  'preferences in an array': withPreferences([true, true, true]),
  'preferences as a text': withPreferences('all'),
  'necessary off': withPreferences({ ...valid.preferences, necessary: false }),
  'necessary missing': withPreferences({ analytics: true, marketing: true }),
  '"true" for true': withPreferences({ ...valid.preferences, analytics: 'true' }),
  '1 for true': withPreferences({ ...valid.preferences, analytics: 1 }),
  'analytics missing': withPreferences({ necessary: true, marketing: true }),
  'marketing null': withPreferences({ ...valid.preferences, marketing: null }),
  'one preference more': withPreferences({ ...valid.preferences, social: true }),
  'one key more': JSON.stringify({ ...valid, granted: true }),
  'no timestamp': JSON.stringify({ ...valid, timestamp: undefined }),
  'a timestamp as a text': withTimestamp(`"${NOW}"`),
  'a timestamp null': withTimestamp('null'),
  'a negative timestamp': withTimestamp('-1'),
  'a broken timestamp': withTimestamp('1.5'),
  'a huge timestamp': withTimestamp('1e300'),
  'a timestamp that is no number': withTimestamp('NaN'),
  'five megabytes': 'x'.repeat(5_000_000),
  'five megabytes of valid JSON': JSON.stringify({ ...valid, version: 'x'.repeat(5_000_000) }),
  'a prototype as a key': withPreferences(null).replace('"preferences"', '"__proto__"'),
  'preferences from a prototype':
    '{"version":"1.0","timestamp":1,"__proto__":{"preferences":{"necessary":true,"analytics":true,"marketing":true}}}',
  'preferences whose values are inherited':
    '{"version":"1.0","timestamp":1,"preferences":{"__proto__":{"necessary":true,"analytics":true,"marketing":true}}}',
  'a constructor': withPreferences({ constructor: { analytics: true } }),
};

describe('a record', () => {
  it.each(Object.entries(corrupt))('that is %s is corrupt, and is not repeated', (_, text) => {
    expect(() => readConsent(text, NOW, FOREVER)).toThrow(/^The stored consent is no record/);
  });

  it('of another version is asked for anew', () => {
    const text = JSON.stringify({ ...valid, version: '2.0' });
    expect(readConsent(text, NOW, FOREVER)).toBeNull();
  });

  it('that is missing is none', () => {
    expect(readConsent(null, NOW, FOREVER)).toBeNull();
  });

  it('is read as it was written', () => {
    const text = formatConsent({ necessary: true, analytics: false, marketing: true }, NOW);
    expect(JSON.parse(text)).toEqual({
      version: '1.0',
      preferences: { necessary: true, analytics: false, marketing: true },
      timestamp: NOW,
    });
    expect(readConsent(text, NOW, FOREVER)).toEqual({
      necessary: true,
      analytics: false,
      marketing: true,
    });
  });

  it('expires after its days, and never where none are set', () => {
    const text = JSON.stringify(valid);
    expect(readConsent(text, NOW + 180 * DAY, 180 * DAY)).toEqual(valid.preferences);
    expect(readConsent(text, NOW + 180 * DAY + 1, 180 * DAY)).toBeNull();
    // Written by a clock that was ahead: it would never expire.
    expect(readConsent(text, NOW - 180 * DAY - 1, 180 * DAY)).toBeNull();
    expect(readConsent(text, NOW + 10_000 * DAY, FOREVER)).toEqual(valid.preferences);
  });

  it('whatever it is, grants nothing that it does not say', () => {
    const flag = fc.oneof(fc.boolean(), fc.constantFrom('true', 1, null, undefined, {}));
    const nearly = fc.record(
      {
        version: fc.constantFrom('1.0', '1.1', 1, null),
        preferences: fc.oneof(
          fc.record({ necessary: flag, analytics: flag, marketing: flag }, { requiredKeys: [] }),
          fc.jsonValue(),
        ),
        timestamp: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
      },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      nearly.map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (stored) => {
        let read: ReturnType<typeof readConsent>;
        try {
          read = readConsent(stored, NOW, FOREVER);
        } catch (error) {
          expect((error as Error).message).toBe('The stored consent is no record of this site.');
          return;
        }
        if (read === null) return;
        expect(JSON.parse(stored).preferences).toEqual(read);
        expect(read.necessary).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
