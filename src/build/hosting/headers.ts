import { createHash } from 'node:crypto';

/** The settings that decide which hosts a page may connect to. Each may be empty or missing. */
export type PolicySettings = Readonly<
  Partial<
    Record<
      | 'VITE_CONTACT_ENDPOINT'
      | 'VITE_NEWSLETTER_ENDPOINT'
      | 'VITE_OPENAI_API_KEY'
      | 'VITE_OPENAI_BASE_URL'
      | 'VITE_GA_MEASUREMENT_ID'
      | 'VITE_CLARITY_PROJECT_ID'
      | 'VITE_INSPECTOR',
      string
    >
  >
>;

/** The hosts of the two embeds, the films and the map. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];

/** Where Google's tag sends to. It counts at `www.google.com`, too; the last host is for ads. */
const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.googletagmanager.com',
  'https://*.google.com',
  'https://*.g.doubleclick.net',
];

/** The sources that each vendor documents for its script; docs/hosting.md says which are left out. */
const vendors = {
  VITE_GA_MEASUREMENT_ID: {
    scripts: ['https://www.googletagmanager.com'],
    connections: [...googleHosts, 'https://pagead2.googlesyndication.com'],
    images: googleHosts,
    /** The Trusted Types policies that the script creates. */
    policies: ['goog#html'],
  },
  VITE_CLARITY_PROJECT_ID: {
    scripts: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    connections: ['https://*.clarity.ms', 'https://c.bing.com'],
    images: ['https://*.clarity.ms', 'https://c.bing.com'],
    policies: [],
  },
};

function vendorsOf(settings: PolicySettings) {
  return Object.entries(vendors)
    .filter(([name]) => settings[name as keyof typeof vendors])
    .map(([, vendor]) => vendor);
}

/** Returns the origins that vendors' scripts load from. The list is empty without a vendor. */
export function vendorScriptsOf(settings: PolicySettings): string[] {
  return vendorsOf(settings).flatMap(({ scripts }) => scripts);
}

/** Origins that the forms and the chat send to. `'self'` covers those on the site's own host. */
function endpointsOf(settings: PolicySettings): string[] {
  const { VITE_CONTACT_ENDPOINT, VITE_NEWSLETTER_ENDPOINT, VITE_OPENAI_API_KEY } = settings;
  const chat =
    settings.VITE_OPENAI_BASE_URL || (VITE_OPENAI_API_KEY ? 'https://api.openai.com' : '');
  return [VITE_CONTACT_ENDPOINT, VITE_NEWSLETTER_ENDPOINT, chat]
    .filter((address) => address !== undefined && URL.canParse(address))
    .map((address) => new URL(address as string).origin);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the policy for the styles of a page, which stands in a `<meta>` of that page: it names the
 * page's own inline styles, so the headers are the same for any number of pages. The browser applies it
 * besides the policy of the headers. Emotion inserts its later rules into the empty style.
 */
export function stylePolicyOf(page: string): string {
  const styles = [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return ['style-src', ...new Set([...styles, ''].map(hashOf))].join(' ');
}

/** The Content-Security-Policy that all pages share. */
function policyOf(settings: PolicySettings, inlineScripts: readonly string[]): string {
  const own = "'self'";
  const none = "'none'";
  const active = vendorsOf(settings);
  const policies = active.flatMap((vendor) => vendor.policies);
  // Every kind of request has its directive. `default-src` would refuse the styles, which `stylePolicyOf`
  // admits: where two policies apply, both must agree.
  const directives: Record<string, string[]> = {
    'script-src': [own, ...vendorScriptsOf(settings), ...inlineScripts.map(hashOf)],
    'img-src': [own, ...active.flatMap(({ images }) => images)],
    'font-src': [own],
    'connect-src': [
      own,
      ...endpointsOf(settings),
      ...active.flatMap(({ connections }) => connections),
    ],
    'manifest-src': [own],
    'frame-src': [...(settings.VITE_INSPECTOR ? [own] : []), ...FRAMES],
    'media-src': [none],
    'object-src': [none],
    'worker-src': [none],
    'base-uri': [none],
    'form-action': [own],
    // Browsers ignore this one in a `<meta>`. The inspector shows the site in a frame of its own.
    'frame-ancestors': [settings.VITE_INSPECTOR ? own : none],
    'require-trusted-types-for': ["'script'"],
    // The site creates the default policy to admit vendors' scripts (app/start/trustedTypes.ts).
    'trusted-types': active.length > 0 ? ['default', ...policies] : [none],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Returns the headers that every response carries. `inlineScripts` are the scripts that the pages
 * contain. Data blocks do not count, because browsers do not run them.
 */
export function securityHeaders(
  settings: PolicySettings,
  inlineScripts: readonly string[],
): Record<string, string> {
  const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
  return {
    'Content-Security-Policy': policyOf(settings, inlineScripts),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Folders whose files have a hash of their content in the name. */
export const HASHED_FOLDERS = ['assets', 'locales'];

/** Files with a hash never change; browsers revalidate all others on each use. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Returns the `_headers` file of a site with these folders, for Netlify, Cloudflare Pages and similar hosts. There
 * is one rule for all files at the top, so that their number does not grow with the pages. No two rules set the
 * same header for one address, because hosts combine such rules differently.
 */
export function formatHeaders(
  security: Record<string, string>,
  folders: readonly string[],
): string {
  const caching = (isHashed: boolean) => ({
    'Cache-Control': isHashed ? cacheControl.hashed : cacheControl.other,
  });
  const rules: Record<string, Record<string, string>> = {
    '/*': security,
    '/': caching(false),
    '/:file': caching(false),
  };
  for (const name of folders) rules[`/${name}/*`] = caching(HASHED_FOLDERS.includes(name));
  const lines = Object.entries(rules).flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** A pattern is a path. It may end in `/*` for everything below, or in `/:file` for a single segment. */
function matches(pattern: string, pathname: string): boolean {
  if (pattern.endsWith('/*')) return pathname.startsWith(pattern.slice(0, -1));
  if (pattern === '/:file') return /^\/[^/]+$/.test(pathname);
  return pathname === pattern;
}

/** Returns the headers that a file of `formatHeaders` sets for a path. */
export function headersOf(file: string, pathname: string): Record<string, string> {
  const headers = file
    .split(/\n(?=\/)/)
    .filter((rule) => matches(rule.replace(/\n.*/s, ''), pathname))
    .flatMap((rule) => [...rule.matchAll(/^ {2}([^:]+): (.*)$/gm)]);
  return Object.fromEntries(headers.map(([, name, value]) => [name, value]));
}
