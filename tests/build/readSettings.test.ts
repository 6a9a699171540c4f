import { describe, expect, it } from 'vitest';
import { hasProvider, readSettings, warningsOf } from '#build/readSettings.ts';

describe('readSettings', () => {
  it('completes what is not set, and ignores what is no setting of the site', () => {
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
  ])('takes %s=%s', (name, value) => {
    expect(readSettings({ [name]: value })[name]).toBe(value);
  });

  it.each([
    ['VITE_SITE_URL', 'example.com', 'absolute address'],
    ['VITE_SITE_URL', 'https://example.com/', 'without a slash at the end'],
    ['VITE_SITE_URL', 'https://example.com/site', 'without a path'],
    ['VITE_SITE_URL', 'ftp://example.com', 'https://'],
    ['VITE_CONTACT_ENDPOINT', 'contact', 'has to be an address'],
    ['VITE_CONTACT_ENDPOINT', '//example.com/contact', 'has to be an address'],
    ['VITE_NEWSLETTER_ENDPOINT', 'javascript:alert(1)', 'has to be an address'],
    ['VITE_OPENAI_API_KEY', 'two words', 'has to be a key'],
    ['VITE_OPENAI_BASE_URL', 'proxy', 'has to be an address'],
    ['VITE_GA_MEASUREMENT_ID', 'UA-12345-6', 'has to be a measurement id'],
    ['VITE_GA_MEASUREMENT_ID', 'G-ABC123"><script>', 'has to be a measurement id'],
    ['VITE_CLARITY_PROJECT_ID', 'Project 1', 'has to be a project id'],
    ['VITE_CONSENT_MAX_AGE_DAYS', '0', 'has to be a number of days'],
    ['VITE_CONSENT_MAX_AGE_DAYS', '-30', 'has to be a number of days'],
    ['VITE_CONSENT_MAX_AGE_DAYS', 'six months', 'has to be a number of days'],
    ['VITE_CONTACT_ENPOINT', 'https://example.com', 'is no setting of this site'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*${sentence}`));
  });

  it('names every problem at once', () => {
    const settings = { VITE_SITE_URL: 'x', VITE_CONTACT_ENDPOINT: 'y' };
    expect(() => readSettings(settings)).toThrow(/VITE_SITE_URL[\s\S]*VITE_CONTACT_ENDPOINT/);
  });
});

it('a key in the build is warned of, loudly and with what to do instead', () => {
  expect(warningsOf(readSettings({}))).toEqual([]);
  const [warning] = warningsOf(readSettings({ VITE_OPENAI_API_KEY: 'sk-0123456789' }));
  expect(warning).toMatch(/every visitor can read the key.*VITE_OPENAI_BASE_URL/);
  expect(warning).not.toContain('sk-0123456789');
});

it('a provider is a key or an address', () => {
  expect(hasProvider({})).toBe(false);
  expect(hasProvider({ VITE_OPENAI_API_KEY: 'sk-0123456789' })).toBe(true);
  expect(hasProvider({ VITE_OPENAI_BASE_URL: '/api/openai' })).toBe(true);
});
