import { describe, expect, it } from 'vitest';
import { formatConsent, isGivenFor, readConsent } from '#ports/consentRecord.ts';

const NOW = Date.UTC(2026, 10, 20);

const valid = {
  version: '1.0',
  preferences: { necessary: true, analytics: true, marketing: false },
  timestamp: NOW,
};
const withPreferences = (preferences: unknown) => JSON.stringify({ ...valid, preferences });
const withTimestamp = (timestamp: string) => JSON.stringify(valid).replace(String(NOW), timestamp);

/** Values in the storage that this site has not written. */
const corrupt: Record<string, string> = {
  null: 'null',
  'an array of the record': `[${JSON.stringify(valid)}]`,
  'half a record': JSON.stringify(valid).slice(0, -5),
  'a version that is a number': JSON.stringify({ ...valid, version: 1 }),
  'no preferences': JSON.stringify({ ...valid, preferences: undefined }),
  'preferences null': withPreferences(null),
  'necessary off': withPreferences({ ...valid.preferences, necessary: false }),
  '"true" instead of true': withPreferences({ ...valid.preferences, analytics: 'true' }),
  'analytics missing': withPreferences({ necessary: true, marketing: true }),
  'marketing null': withPreferences({ ...valid.preferences, marketing: null }),
  'an extra preference': withPreferences({ ...valid.preferences, social: true }),
  'an extra key': JSON.stringify({ ...valid, granted: true }),
  'a timestamp as a string': withTimestamp(`"${NOW}"`),
  'a negative timestamp': withTimestamp('-1'),
  'a broken timestamp': withTimestamp('1.5'),
  'a huge timestamp': withTimestamp('1e300'),
  'preferences whose values are inherited':
    '{"version":"1.0","timestamp":1,"preferences":{"__proto__":{"necessary":true,"analytics":true,"marketing":true}}}',
};

describe('readConsent', () => {
  it.each(Object.entries(corrupt))(
    'R11.3 rejects %s, without its content in the error',
    (_, text) => {
      expect(() => readConsent(text)).toThrow(/^The stored consent is not a record/);
    },
  );

  it('R11.3 returns null for another version', () => {
    const text = JSON.stringify({ ...valid, version: '2.0' });
    expect(readConsent(text)).toBeNull();
  });

  it('R11.3 reads 1,000 characters and no more', () => {
    const textOf = (length: number) => {
      const rest = JSON.stringify({ ...valid, version: '' }).length;
      return JSON.stringify({ ...valid, version: 'x'.repeat(length - rest) });
    };
    expect(readConsent(textOf(1_000))).toBeNull();
    expect(() => readConsent(textOf(1_001))).toThrow();
  });

  it('R11.3 reads a record of the year 1970', () => {
    expect(readConsent(withTimestamp('0'))?.timestamp).toBe(0);
  });

  it('R11.3 returns null without a record', () => {
    expect(readConsent(null)).toBeNull();
  });

  it('R11.2 returns the preferences that formatConsent wrote', () => {
    const text = formatConsent({ necessary: true, analytics: false, marketing: true }, NOW);
    expect(JSON.parse(text)).toEqual({
      version: '1.0',
      preferences: { necessary: true, analytics: false, marketing: true },
      timestamp: NOW,
    });
    expect(readConsent(text)).toEqual({
      preferences: { necessary: true, analytics: false, marketing: true },
      timestamp: NOW,
    });
  });
});

describe('isGivenFor', () => {
  it.each([
    [null, ['a', 'b'], true],
    ['[]', [], true],
    ['[]', ['a'], false],
    ['["a"]', ['a', 'b'], false],
    ['["b","a","gone"]', ['a', 'b'], true],
    ['[["a"],1]', ['a'], false],
  ] as const)('R11.16 a choice made for %j, with vendors %j: %j', (list, vendors, expected) => {
    expect(isGivenFor(list, vendors)).toBe(expected);
  });

  it.each(['', '{', 'null', '{"a":true}', '"a"', JSON.stringify(['a', 'x'.repeat(1_000)])])(
    'R11.16 rejects %j, without its content in the error',
    (list) => {
      expect(() => isGivenFor(list, [])).toThrow(
        'The stored consent is not a record of this site.',
      );
    },
  );
});
