import { describe, expect, it } from 'vitest';
import { readSettings } from '#build/settings.ts';

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
    ['VITE_CONTACT_ENPOINT', 'https://example.com', 'is no setting of this site'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*${sentence}`));
  });

  it('names every problem at once', () => {
    const settings = { VITE_SITE_URL: 'x', VITE_CONTACT_ENDPOINT: 'y' };
    expect(() => readSettings(settings)).toThrow(/VITE_SITE_URL[\s\S]*VITE_CONTACT_ENDPOINT/);
  });
});
