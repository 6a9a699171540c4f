import { describe, expect, it } from 'vitest';
import { type PolicySettings, securityHeaders, vendorScriptsOf } from '#build/hosting/headers.ts';

/** A directive of the policy for these settings. */
function directive(name: string, settings: PolicySettings, inlineScripts: string[] = []) {
  const policy = securityHeaders(settings, inlineScripts)['Content-Security-Policy'] ?? '';
  return policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([own]) => own === name)
    ?.slice(1)
    .join(' ');
}

describe('the policy', () => {
  it.each([
    [{}, "'self'"],
    [{ VITE_CONTACT_ENDPOINT: '', VITE_OPENAI_API_KEY: '' }, "'self'"],
    [{ VITE_CONTACT_ENDPOINT: '/api/contact' }, "'self'"],
    [{ VITE_CONTACT_ENDPOINT: 'https://forms.example/f/1' }, "'self' https://forms.example"],
    [{ VITE_NEWSLETTER_ENDPOINT: 'http://localhost:8080/n' }, "'self' http://localhost:8080"],
    [
      {
        VITE_CONTACT_ENDPOINT: 'https://f.example/a',
        VITE_NEWSLETTER_ENDPOINT: 'https://f.example/b',
      },
      "'self' https://f.example",
    ],
    [{ VITE_OPENAI_API_KEY: 'sk-1' }, "'self' https://api.openai.com"],
    [{ VITE_OPENAI_BASE_URL: '/api/chat' }, "'self'"],
    [
      { VITE_OPENAI_API_KEY: 'sk-1', VITE_OPENAI_BASE_URL: 'https://chat.example/v1' },
      "'self' https://chat.example",
    ],
    [{ VITE_CLARITY_PROJECT_ID: 'abc' }, "'self' https://*.clarity.ms https://c.bing.com"],
    [
      { VITE_GA_MEASUREMENT_ID: 'G-1' },
      "'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com https://*.g.doubleclick.net https://pagead2.googlesyndication.com",
    ],
  ])('R14.4 for %o allows connections to %s', (settings: PolicySettings, sources) => {
    expect(directive('connect-src', settings)).toBe(sources);
  });

  it('R14.4 allows only the scripts and images of configured vendors', () => {
    expect(vendorScriptsOf({ VITE_GA_MEASUREMENT_ID: '' })).toEqual([]);
    expect(directive('script-src', {})).toBe("'self'");
    expect(directive('script-src', { VITE_GA_MEASUREMENT_ID: 'G-1' })).toBe(
      "'self' https://www.googletagmanager.com",
    );
    expect(directive('script-src', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe(
      "'self' https://www.clarity.ms https://scripts.clarity.ms",
    );
    expect(directive('img-src', {})).toBe("'self'");
    expect(directive('img-src', { VITE_GA_MEASUREMENT_ID: 'G-1' })).toBe(
      "'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com https://*.g.doubleclick.net",
    );
    expect(directive('img-src', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe(
      "'self' https://*.clarity.ms https://c.bing.com",
    );
  });

  it('R14.6 allows only the Trusted Types policies that the scripts of vendors need', () => {
    expect(directive('trusted-types', {})).toBe("'none'");
    expect(directive('trusted-types', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe('default');
    expect(directive('trusted-types', { VITE_GA_MEASUREMENT_ID: 'G-1' })).toBe('default goog#html');
  });
});
