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
      | 'VITE_CLARITY_PROJECT_ID',
      string
    >
  >
>;

/** Headers for every address that a pattern matches. The pattern is a path and may end in `/*`. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** The hosts of the two embeds, the films and the map. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];

/** The sources that each vendor documents for its script. */
const vendors = {
  VITE_GA_MEASUREMENT_ID: {
    scripts: ['https://www.googletagmanager.com'],
    connections: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
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
 * Returns the hashes of all inline scripts and styles in the pages, each once. Data blocks need no
 * hash because browsers do not run them. Emotion inserts its rules into the empty style.
 */
export function hashInline(pages: Iterable<string>): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set([hashOf('')]);
  for (const page of pages) {
    for (const [, text = ''] of page.matchAll(/<script>(.*?)<\/script>/gs)) {
      scripts.add(hashOf(text));
    }
    for (const [, text = ''] of page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      styles.add(hashOf(text));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The Content-Security-Policy that all pages share. */
function policyOf(settings: PolicySettings, pages: Iterable<string>): string {
  const inline = hashInline(pages);
  const own = "'self'";
  const active = vendorsOf(settings);
  const policies = active.flatMap((vendor) => vendor.policies);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [own, ...vendorScriptsOf(settings), ...inline.scripts],
    'style-src': [own, ...inline.styles],
    'img-src': [own, ...active.flatMap(({ images }) => images)],
    'font-src': [own],
    'connect-src': [
      own,
      ...endpointsOf(settings),
      ...active.flatMap(({ connections }) => connections),
    ],
    'manifest-src': [own],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The site creates the default policy to admit vendors' scripts (app/start/trustedTypes.ts).
    'trusted-types': active.length > 0 ? ['default', ...policies] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Returns the headers that every response carries. */
export function securityHeaders(
  settings: PolicySettings,
  pages: Iterable<string>,
): Record<string, string> {
  const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
  return {
    'Content-Security-Policy': policyOf(settings, pages),
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

/** The pattern of `_headers` for an entry of the site's folder. */
function patternOf({ name, isFolder }: SiteEntry): string {
  if (isFolder) return `/${name}/*`;
  if (name === 'index.html') return '/';
  return `/${name.replace(/\.html$/, '')}`;
}

/** A file or folder at the top of the deployed folder. */
export type SiteEntry = { name: string; isFolder: boolean };

/**
 * Returns the header rules of the whole site. No two rules set the same header for one address,
 * because hosts combine such rules differently.
 */
export function headerRules(
  security: Record<string, string>,
  entries: readonly SiteEntry[],
): HeaderRule[] {
  return [
    { pattern: '/*', headers: security },
    ...entries.map((entry) => ({
      pattern: patternOf(entry),
      headers: {
        'Cache-Control': HASHED_FOLDERS.includes(entry.name)
          ? cacheControl.hashed
          : cacheControl.other,
      },
    })),
  ];
}

/** Formats the rules as a `_headers` file for Netlify, Cloudflare Pages and similar hosts. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('');
}

/** Parses the output of `formatHeaders`. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.trim().split('\n'))
    .map(([pattern = '', ...lines]) => ({
      pattern,
      headers: Object.fromEntries(
        lines.map((line) => {
          const [, name = '', value = ''] = line.match(/^\s*([^:]+): (.*)$/) ?? [];
          return [name, value];
        }),
      ),
    }));
}

/** Returns the headers that the rules set for a path. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const applying = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...applying.map(({ headers }) => headers));
}
