import { expect, it } from 'vitest';
import { readSettings, warningsOf } from '#build/readSettings.ts';
import { brand } from '#content/brand.ts';

it('R14.1 adds defaults, and ignores other variables', () => {
  const settings = readSettings({ PATH: '/bin', VITE_CONTACT_ENDPOINT: '' });
  expect(settings.VITE_SITE_URL).toBe(`https://${brand.slug}.example`);
  expect(settings.VITE_CONTACT_ENDPOINT).toBe('');
});

it.each([
  ['VITE_SITE_URL', 'https://example.com'],
  ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com/f/abc'],
  ['VITE_OPENAI_API_KEY', 'sk-0123456789'],
  ['VITE_OPENAI_BASE_URL', 'https://proxy.example.com/v1'],
  ['VITE_GA_MEASUREMENT_ID', 'G-ABC123DEF4'],
  ['VITE_CLARITY_PROJECT_ID', 'abcdef1234'],
  ['VITE_CONSENT_MAX_AGE_DAYS', '180'],
  ['VITE_SITE_URL', 'https://xn--bcher-kva.example:8443'],
  ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com/f?id=1,2;3'],
  ['VITE_PRIVACY_URL', '/legal?page=1#privacy'],
  ...Object.entries(readSettings({})),
])('R14.1 accepts %s=%s', (name, value) => {
  expect(readSettings({ [name]: value })[name]).toBe(value);
});

it.each([
  ['VITE_SITE_URL', 'example.com', 'absolute address'],
  ['VITE_SITE_URL', 'https://example.com/site', 'without a path'],
  ['VITE_CONTACT_ENDPOINT', 'contact', 'must be an address'],
  ['VITE_SITE_URL', 'https://user:password@example.com', 'without a user name or a password'],
  ['VITE_OPENAI_BASE_URL', 'https://key@host/v1', 'without a user name or a password'],
  ['VITE_SITE_URL', 'https://example.com\\@evil.example', 'in one line'],
  ['VITE_OPENAI_BASE_URL', '/a/..', 'below the site'],
  ['VITE_SITE_URL', 'https://a;b.example', 'must name a host of'],
  ['VITE_CONTACT_ENDPOINT', 'https://a.example,https://b.example', 'must name a host of'],
  ['VITE_CONTACT_ENDPOINT', 'https://*.example/f', 'must name a host of'],
  ['VITE_CONTACT_ENDPOINT', 'http://[::1]:8080/f', 'must name a host of'],
  ['VITE_NEWSLETTER_ENDPOINT', '#', 'must be an address'],
  ['VITE_OPENAI_BASE_URL', 'https://proxy.example/v1?version=1', 'without \\? and #'],
  ['VITE_OPENAI_API_KEY', 'sk-…45678', 'must be a key'],
  ['VITE_GA_MEASUREMENT_ID', 'G-ABC123"><script>', 'must be a measurement id'],
  ['VITE_CLARITY_PROJECT_ID', 'Project 1', 'must be a project id'],
  ['VITE_CONSENT_MAX_AGE_DAYS', '0', 'must be a number of days'],
  ['VITE_CONTACT_ENPOINT', 'https://example.com', 'is not a setting of this site'],
  ['VITE_USER_NODE_ENVIRONMENT', 'production', 'is not a setting of this site'],
])('R14.1 refuses %s=%s with a sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}.*${sentence}`));
});

it.each([
  ['VITE_SITE_URL', 'HTTPS://Example.com:443/', 'https://example.com'],
  ['VITE_SITE_URL', 'https://bücher.example', 'https://xn--bcher-kva.example'],
  ['VITE_CONTACT_ENDPOINT', 'https://bücher.example/f', 'https://xn--bcher-kva.example/f'],
  ['VITE_CONTACT_ENDPOINT', 'https://forms。example/f', 'https://forms.example/f'],
  ['VITE_PRIVACY_URL', '/legal/./en/../privacy', '/legal/privacy'],
  ['VITE_CONTACT_ENDPOINT', '/api/kontakt für alle ', '/api/kontakt%20f%C3%BCr%20alle'],
])('R14.1 reads %s=%s as %s', (name, value, written) => {
  expect(readSettings({ [name]: value })[name]).toBe(written);
});

it.each(['VITE_USER_NODE_ENV', 'VITE_DEBUG_FILTER', 'VITE_CJS_TRACE'])(
  'ignores %s, which Vite reads itself',
  (name) => {
    expect(readSettings({ [name]: '1' })).toEqual(readSettings({}));
  },
);

it.each([
  ['VITE_CONTACT_ENDPOINT', 'me:secret@host/contact'],
  ['VITE_CONTACT_ENDPOINT', 'https://me:my/secret@host/contact'],
  ['VITE_OPENAI_API_KEY', 'sk-secret 12'],
])('R14.1 keeps the secret in %s=%s out of its sentence', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});

it('R14.1 names every problem at once', () => {
  const settings = { VITE_SITE_URL: 'x', VITE_CONTACT_ENDPOINT: 'y' };
  expect(() => readSettings(settings)).toThrow(/VITE_SITE_URL[\s\S]*VITE_CONTACT_ENDPOINT/);
});

const deployed = {
  VITE_PRIVACY_URL: '/privacy',
  VITE_TERMS_URL: 'https://example.com/terms',
  VITE_SITE_URL: 'https://example.com',
  VITE_CONTACT_ENDPOINT: '/api/contact',
  VITE_NEWSLETTER_ENDPOINT: 'https://forms.example.com/f/abc',
  VITE_OPENAI_BASE_URL: 'http://localhost:8081',
};
const warningsWith = (change: Record<string, string>) =>
  warningsOf(readSettings({ ...deployed, ...change }));

it('R14.3 has nothing to say of a site with all its endpoints', () => {
  expect(warningsWith({})).toEqual([]);
});

it.each([
  ['VITE_OPENAI_API_KEY', 'sk-0123456789', /every visitor can read the key.*VITE_OPENAI_BASE_URL/],
  ['VITE_INSPECTOR', 'on', /every visitor can open the inspector/],
  ['VITE_SITE_URL', '', new RegExp(`not set: .* sent to https://${brand.slug}\\.example`)],
  ['VITE_CONTACT_ENDPOINT', '', /not set: the contact form throws messages away/],
  ['VITE_NEWSLETTER_ENDPOINT', '', /not set: the newsletter form throws addresses away/],
  ['VITE_OPENAI_BASE_URL', '', /not set: the chat answers every question with an error/],
  ['VITE_PRIVACY_URL', '', /not set: the site has no privacy notice/],
  ['VITE_TERMS_URL', '', /not set: the site has no terms/],
  ['VITE_CONTACT_ENDPOINT', 'http://forms.example.com/f', /begins with http:/],
  ['VITE_NEWSLETTER_ENDPOINT', 'http://10.0.0.1/f', /begins with http:/],
  ['VITE_OPENAI_BASE_URL', 'http://localhost.example.com/v1', /begins with http:/],
])('R14.3 warns of %s=%s', (name, value, sentence) => {
  const [warning, ...others] = warningsWith({ [name]: value });
  expect(warning).toMatch(new RegExp(`^${name} .*${sentence.source}`));
  expect(warning).not.toContain('sk-0123456789');
  expect(others).toEqual([]);
});

it.each(['http://127.0.0.1:8080/f', 'http://localhost/f', 'http://site.localhost:8080/f'])(
  'R14.3 takes %s, which browsers connect to from https, too',
  (VITE_CONTACT_ENDPOINT) => {
    expect(warningsWith({ VITE_CONTACT_ENDPOINT })).toEqual([]);
  },
);
