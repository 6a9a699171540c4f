import { describe, expect, it } from 'vitest';
import {
  formatHeaders,
  hashInline,
  headerRules,
  headersOf,
  type PolicySettings,
  parseHeaders,
  securityHeaders,
  vendorScriptsOf,
} from '#build/hosting/headers.ts';

/** A directive of the policy that these settings lead to. */
function directive(name: string, settings: PolicySettings, pages: string[] = []) {
  const policy = securityHeaders(settings, pages)['Content-Security-Policy'] ?? '';
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
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ],
  ])('with %o lets the pages connect to %s', (settings: PolicySettings, sources) => {
    expect(directive('connect-src', settings)).toBe(sources);
  });

  it('lets a vendor’s scripts and images in only where the vendor is configured', () => {
    expect(vendorScriptsOf({ VITE_GA_MEASUREMENT_ID: '' })).toEqual([]);
    expect(directive('script-src', {})).toBe("'self'");
    expect(directive('script-src', { VITE_GA_MEASUREMENT_ID: 'G-1' })).toBe(
      "'self' https://www.googletagmanager.com",
    );
    expect(directive('script-src', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe(
      "'self' https://www.clarity.ms https://scripts.clarity.ms",
    );
    expect(directive('img-src', {})).toBe("'self'");
    expect(directive('img-src', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe(
      "'self' https://*.clarity.ms https://c.bing.com",
    );
  });

  it('allows no Trusted Types policy but those that a vendor’s script needs', () => {
    expect(directive('trusted-types', {})).toBe("'none'");
    expect(directive('trusted-types', { VITE_CLARITY_PROJECT_ID: 'abc' })).toBe('default');
    expect(directive('trusted-types', { VITE_GA_MEASUREMENT_ID: 'G-1' })).toBe('default goog#html');
  });

  it('names what stands inline in the pages by its hash, each once', () => {
    // What OpenSSL says: printf 'a()' | openssl dgst -sha256 -binary | base64
    const hashes = hashInline([
      '<script>a()</script><script type="application/json">{}</script><script src="/x.js"></script>',
      '<script>a()</script><style data-emotion="css x">a{color:red}</style>',
    ]);
    expect(hashes.scripts).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
    expect(hashes.styles).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    ]);
  });

  it('with every setting is no longer than Cloudflare Pages reads', () => {
    const settings = {
      VITE_CONTACT_ENDPOINT: 'https://forms.example.com/contact',
      VITE_NEWSLETTER_ENDPOINT: 'https://letters.example.com/subscribe',
      VITE_OPENAI_BASE_URL: 'https://assistant.example.com/v1',
      VITE_GA_MEASUREMENT_ID: 'G-0123456789',
      VITE_CLARITY_PROJECT_ID: 'abcdefghij',
    };
    const pages = Array.from({ length: 15 }, (_, index) => `<style>${index}</style>`);
    const policy = securityHeaders(settings, pages)['Content-Security-Policy'] ?? '';
    expect(policy.length).toBeLessThan(2_000 - '  Content-Security-Policy: '.length);
  });
});

describe('the rules', () => {
  const rules = headerRules({ 'X-Content-Type-Options': 'nosniff' }, [
    { name: 'assets', isFolder: true },
    { name: 'fr', isFolder: true },
    { name: 'about.html', isFolder: false },
    { name: 'index.html', isFolder: false },
    { name: 'version.json', isFolder: false },
  ]);

  it('stand for addresses, not for files', () => {
    expect(rules.map(({ pattern }) => pattern)).toEqual([
      '/*',
      '/assets/*',
      '/fr/*',
      '/about',
      '/',
      '/version.json',
    ]);
  });

  it('are read as they were written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/fr/about', 'public, max-age=0, must-revalidate'],
    ['/assets/a-12345678.js', 'public, max-age=31536000, immutable'],
    ['/elsewhere', undefined],
  ])('give %s the caching %s, and always the headers of security', (path, caching) => {
    const headers = headersOf(rules, path);
    expect(headers['Cache-Control']).toBe(caching);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });
});
