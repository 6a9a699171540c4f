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

/** Values in the storage that this site has not written. */
const corrupt: Record<string, string> = {
  'an empty string': '',
  'white space': '  \n',
  null: 'null',
  true: 'true',
  'a number': '42',
  'a string': '"granted"',
  'an array': '[]',
  'an array of the record': `[${JSON.stringify(valid)}]`,
  'an empty object': '{}',
  'half a record': JSON.stringify(valid).slice(0, -5),
  'a record with trailing text': `${JSON.stringify(valid)}}`,
  'an HTML page': '<!doctype html><title>Sign in</title>',
  'no version': JSON.stringify({ ...valid, version: undefined }),
  'a version that is a number': JSON.stringify({ ...valid, version: 1 }),
  'no preferences': JSON.stringify({ ...valid, preferences: undefined }),
  'preferences null': withPreferences(null),
  'preferences in an array': withPreferences([true, true, true]),
  'preferences as a string': withPreferences('all'),
  'necessary off': withPreferences({ ...valid.preferences, necessary: false }),
  'necessary missing': withPreferences({ analytics: true, marketing: true }),
  '"true" instead of true': withPreferences({ ...valid.preferences, analytics: 'true' }),
  '1 instead of true': withPreferences({ ...valid.preferences, analytics: 1 }),
  'analytics missing': withPreferences({ necessary: true, marketing: true }),
  'marketing null': withPreferences({ ...valid.preferences, marketing: null }),
  'an extra preference': withPreferences({ ...valid.preferences, social: true }),
  'an extra key': JSON.stringify({ ...valid, granted: true }),
  'no timestamp': JSON.stringify({ ...valid, timestamp: undefined }),
  'a timestamp as a string': withTimestamp(`"${NOW}"`),
  'a timestamp null': withTimestamp('null'),
  'a negative timestamp': withTimestamp('-1'),
  'a broken timestamp': withTimestamp('1.5'),
  'a huge timestamp': withTimestamp('1e300'),
  'a timestamp NaN': withTimestamp('NaN'),
  'five megabytes': 'x'.repeat(5_000_000),
  'five megabytes of valid JSON': JSON.stringify({ ...valid, version: 'x'.repeat(5_000_000) }),
  'a prototype as a key': withPreferences(null).replace('"preferences"', '"__proto__"'),
  'preferences from a prototype':
    '{"version":"1.0","timestamp":1,"__proto__":{"preferences":{"necessary":true,"analytics":true,"marketing":true}}}',
  'preferences whose values are inherited':
    '{"version":"1.0","timestamp":1,"preferences":{"__proto__":{"necessary":true,"analytics":true,"marketing":true}}}',
  'a constructor': withPreferences({ constructor: { analytics: true } }),
};

describe('readConsent', () => {
  it.each(Object.entries(corrupt))(
    'R11.3 rejects %s, without its content in the error',
    (_, text) => {
      expect(() => readConsent(text, NOW, FOREVER)).toThrow(/^The stored consent is not a record/);
    },
  );

  it('R11.3 returns null for another version', () => {
    const text = JSON.stringify({ ...valid, version: '2.0' });
    expect(readConsent(text, NOW, FOREVER)).toBeNull();
  });

  it('R11.3 reads 1,000 characters and no more', () => {
    const textOf = (length: number) => {
      const rest = JSON.stringify({ ...valid, version: '' }).length;
      return JSON.stringify({ ...valid, version: 'x'.repeat(length - rest) });
    };
    expect(readConsent(textOf(1_000), NOW, FOREVER)).toBeNull();
    expect(() => readConsent(textOf(1_001), NOW, FOREVER)).toThrow();
  });

  it('R11.3 reads a record of the year 1970', () => {
    expect(readConsent(withTimestamp('0'), NOW, FOREVER)).toEqual(valid.preferences);
  });

  it('R11.3 returns null without a record', () => {
    expect(readConsent(null, NOW, FOREVER)).toBeNull();
  });

  it('R11.2 returns the preferences that formatConsent wrote', () => {
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

  it('R11.11 returns null after the maximum age, if there is one', () => {
    const text = JSON.stringify(valid);
    expect(readConsent(text, NOW + 180 * DAY, 180 * DAY)).toEqual(valid.preferences);
    expect(readConsent(text, NOW + 180 * DAY + 1, 180 * DAY)).toBeNull();
    // A record from a clock that was ahead would never expire.
    expect(readConsent(text, NOW - 180 * DAY - 1, 180 * DAY)).toBeNull();
    expect(readConsent(text, NOW + 10_000 * DAY, FOREVER)).toEqual(valid.preferences);
  });

  it('R11.3 grants only the preferences in the record', () => {
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
          expect((error as Error).message).toBe('The stored consent is not a record of this site.');
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
