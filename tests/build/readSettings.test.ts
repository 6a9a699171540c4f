import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasProvider, readSettings, warningsOf } from '#build/readSettings.ts';

const VITE = 'node_modules/vite/dist/node';

/** The names that Vite reads from the environment, by its sources. */
const namesInVite = readdirSync(VITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .flatMap(
    (file) => readFileSync(join(VITE, file), 'utf8').match(/\bprocess\.env\.VITE_\w+/g) ?? [],
  )
  .map((expression) => expression.replace('process.env.', ''));

describe('readSettings', () => {
  it('R14.1 adds defaults, and ignores other variables', () => {
    const settings = readSettings({ PATH: '/bin', VITE_CONTACT_ENDPOINT: '' });
    expect(settings.VITE_SITE_URL).toBe('https://interpunct.example');
    expect(settings.VITE_CONTACT_ENDPOINT).toBe('');
  });

  it.each([
    ['VITE_SITE_URL', 'https://example.com'],
    ['VITE_SITE_URL', 'http://localhost:4173'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com/f/abc'],
    ['VITE_NEWSLETTER_ENDPOINT', '/api/newsletter'],
    ['VITE_OPENAI_API_KEY', 'sk-0123456789'],
    ['VITE_OPENAI_BASE_URL', '/api/openai'],
    ['VITE_OPENAI_BASE_URL', 'https://proxy.example.com/v1'],
    ['VITE_GA_MEASUREMENT_ID', 'G-ABC123DEF4'],
    ['VITE_CLARITY_PROJECT_ID', 'abcdef1234'],
    ['VITE_CONSENT_MAX_AGE_DAYS', '180'],
  ])('R14.1 accepts %s=%s', (name, value) => {
    expect(readSettings({ [name]: value })[name]).toBe(value);
  });

  it.each([
    ['VITE_SITE_URL', 'example.com', 'absolute address'],
    ['VITE_SITE_URL', 'https://example.com/', 'without a slash at the end'],
    ['VITE_SITE_URL', 'https://example.com/site', 'without a path'],
    ['VITE_SITE_URL', 'ftp://example.com', 'https://'],
    ['VITE_CONTACT_ENDPOINT', 'contact', 'must be an address'],
    ['VITE_CONTACT_ENDPOINT', '//example.com/contact', 'must be an address'],
    ['VITE_CONTACT_ENDPOINT', '/\\example.com/contact', 'must be an address'],
    ['VITE_NEWSLETTER_ENDPOINT', 'javascript:alert(1)', 'must be an address'],
    ['VITE_SITE_URL', 'https:example.com', 'must be written with //'],
    ['VITE_SITE_URL', 'https:/example.com', 'must be written with //'],
    ['VITE_SITE_URL', 'https:///example.com', 'must be written with //'],
    ['VITE_SITE_URL', 'https://user:password@example.com', 'without a user name or a password'],
    ['VITE_SITE_URL', 'https://user@example.com', 'without a user name or a password'],
    ['VITE_CONTACT_ENDPOINT', 'http:foo', 'must be written with //'],
    ['VITE_CONTACT_ENDPOINT', 'https:/example.com/contact', 'must be written with //'],
    ['VITE_CONTACT_ENDPOINT', 'https:\\\\example.com/contact', 'must be written with //'],
    ['VITE_CONTACT_ENDPOINT', 'https://user:password@host', 'without a user name or a password'],
    ['VITE_NEWSLETTER_ENDPOINT', 'https://:password@host', 'without a user name or a password'],
    ['VITE_OPENAI_BASE_URL', 'https://key@host/v1', 'without a user name or a password'],
    ['VITE_PRIVACY_URL', 'http:privacy', 'must be written with //'],
    ['VITE_TERMS_URL', 'https://user:password@host/terms', 'without a user name or a password'],
    ['VITE_OPENAI_API_KEY', 'two words', 'must be a key'],
    ['VITE_OPENAI_BASE_URL', 'proxy', 'must be an address'],
    ['VITE_GA_MEASUREMENT_ID', 'UA-12345-6', 'must be a measurement id'],
    ['VITE_GA_MEASUREMENT_ID', 'G-ABC123"><script>', 'must be a measurement id'],
    ['VITE_CLARITY_PROJECT_ID', 'Project 1', 'must be a project id'],
    ['VITE_CONSENT_MAX_AGE_DAYS', '0', 'must be a number of days'],
    ['VITE_CONSENT_MAX_AGE_DAYS', '-30', 'must be a number of days'],
    ['VITE_CONSENT_MAX_AGE_DAYS', 'six months', 'must be a number of days'],
    ['VITE_CONTACT_ENPOINT', 'https://example.com', 'is not a setting of this site'],
    ['VITE_USER_NODE_ENVIRONMENT', 'production', 'is not a setting of this site'],
  ])('R14.1 refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*${sentence}`));
  });

  it.each([...new Set(['VITE_CJS_IGNORE_WARNING', 'VITE_CJS_TRACE', ...namesInVite])])(
    'ignores %s, which Vite reads itself',
    (name) => {
      expect(readSettings({ [name]: '1' })).toEqual(readSettings({}));
    },
  );

  it('R14.1 finds the names that Vite reads', () => {
    expect(namesInVite).toContain('VITE_USER_NODE_ENV');
  });

  it('R14.1 keeps a password out of its sentence', () => {
    const read = () => readSettings({ VITE_CONTACT_ENDPOINT: 'https://me:secret@host/contact' });
    expect(read).toThrow('It is set to "https://…@host/contact"');
    expect(read).not.toThrow(/secret/);
  });

  it('R14.1 names every problem at once', () => {
    const settings = { VITE_SITE_URL: 'x', VITE_CONTACT_ENDPOINT: 'y' };
    expect(() => readSettings(settings)).toThrow(/VITE_SITE_URL[\s\S]*VITE_CONTACT_ENDPOINT/);
  });
});

it('R14.3 warningsOf warns of a key in the build, and names the alternative', () => {
  expect(warningsOf(readSettings({}))).toEqual([]);
  const [warning] = warningsOf(readSettings({ VITE_OPENAI_API_KEY: 'sk-0123456789' }));
  expect(warning).toMatch(/every visitor can read the key.*VITE_OPENAI_BASE_URL/);
  expect(warning).not.toContain('sk-0123456789');
});

it('hasProvider is true with a key or an address', () => {
  expect(hasProvider({})).toBe(false);
  expect(hasProvider({ VITE_OPENAI_API_KEY: 'sk-0123456789' })).toBe(true);
  expect(hasProvider({ VITE_OPENAI_BASE_URL: '/api/openai' })).toBe(true);
});
