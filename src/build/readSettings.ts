/** A setting's default, and a check that returns what is wrong with a value. */
type Setting = { fallback: string; problem: (value: string) => string | undefined };

/** What keeps an address out of the policy of the site, which names hosts, and out of `fetch`. */
const problemOfHost = ({ username, password, hostname }: URL): string | undefined => {
  if (username || password) return 'must be written without a user name or a password';
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(hostname)
    ? undefined
    : 'must name a host of letters, digits, dots and hyphens';
};

const siteAddress = (value: string): string | undefined => {
  if (!URL.canParse(value)) return 'must be an absolute address such as https://example.com';
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) return 'must begin with https:// or http://';
  const problem = problemOfHost(url);
  if (problem) return problem;
  if (url.pathname + url.search + url.hash !== '/') return 'must be an origin, without a path';
  return value === url.origin ? undefined : `must be written as ${url.origin}`;
};

/** Stands for the site's own host in addresses such as `/api/contact`. */
const OWN_HOST = 'https://own.invalid';

/** On another host, or on the site's own (`/api/contact`). Each is written as browsers write it. */
const addressLike =
  (absolute: string, path: string) =>
  (value: string): string | undefined => {
    const base = value.startsWith('/') ? OWN_HOST : undefined;
    if (!/^(?:https?:|\/[^/\\\s])/i.test(value) || !URL.canParse(value, base)) {
      return `must be an address such as ${absolute}, or a path such as ${path}`;
    }
    const url = new URL(value, base);
    const problem = problemOfHost(url);
    if (problem) return problem;
    const written = base ? url.href.slice(base.length) : url.href;
    return value === written || `${value}/` === written
      ? undefined
      : `must be written as ${written}`;
  };

const endpoint = addressLike('https://example.com/contact', '/api/contact');

const pageAddress = addressLike('https://example.com/privacy', '/privacy');

const chatEndpoint = addressLike('https://example.com/v1', '/api/openai');

/** The chat appends a path to its address. */
const chatAddress = (value: string): string | undefined =>
  chatEndpoint(value) ?? (/[?#]/.test(value) ? 'must be written without ? and #' : undefined);

const matching =
  (pattern: RegExp, sentence: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : sentence;

/** Every setting that the build reads. docs/hosting.md and .env.example document them. */
const knownSettings: Record<string, Setting> = {
  VITE_SITE_URL: { fallback: 'https://interpunct.example', problem: siteAddress },
  VITE_PRIVACY_URL: { fallback: '#', problem: pageAddress },
  VITE_TERMS_URL: { fallback: '#', problem: pageAddress },
  VITE_CONTACT_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_NEWSLETTER_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_OPENAI_API_KEY: {
    fallback: '',
    problem: matching(/^[!-~]{8,}$/, 'must be a key, without white space and special characters'),
  },
  VITE_OPENAI_BASE_URL: { fallback: '', problem: chatAddress },
  VITE_GA_MEASUREMENT_ID: {
    fallback: '',
    problem: matching(/^G-[A-Z0-9]{4,12}$/, 'must be a measurement id such as G-ABC123DEF4'),
  },
  VITE_CLARITY_PROJECT_ID: {
    fallback: '',
    problem: matching(/^[a-z0-9]{6,16}$/, 'must be a project id such as abcdef1234'),
  },
  VITE_CONSENT_MAX_AGE_DAYS: {
    fallback: '',
    problem: matching(/^[1-9]\d{0,3}$/, 'must be a number of days such as 180'),
  },
  VITE_INSPECTOR: { fallback: '', problem: matching(/^on$/, 'must be on, or left out') },
};

/** Names with the prefix of settings that Vite reads itself. It sets the first from `NODE_ENV`. */
const namesOfVite = [
  'VITE_USER_NODE_ENV',
  'VITE_CONFIG_NATIVE_IGNORE_WARNING',
  'VITE_DEBUG_FILTER',
  'VITE_DEPRECATION_TRACE',
  // Read by Vite 5 and 6.
  'VITE_CJS_IGNORE_WARNING',
  'VITE_CJS_TRACE',
];

/** A value as a log may show it: without a password. A key is not shown at all. */
const shown = (name: string, value: string) =>
  name === 'VITE_OPENAI_API_KEY'
    ? ''
    : ` It is set to "${value.replace(/^(https?:[/\\]*)?.*@/is, '$1…@')}".`;

/**
 * Checks the settings in an environment and returns all of them, with defaults for empty ones.
 * Throws an error with one sentence for each unusable value and each unknown `VITE_` name.
 */
export function readSettings(environment: Record<string, string>): Record<string, string> {
  const problems = Object.entries(environment).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_') || namesOfVite.includes(name)) return [];
    const setting = knownSettings[name];
    if (!setting) {
      const names = Object.keys(knownSettings).join(', ');
      return [`${name} is not a setting of this site. The settings are: ${names}.`];
    }
    const isDefault = value === '' || value === setting.fallback;
    const problem = isDefault ? undefined : setting.problem(value);
    return problem ? [`${name} ${problem}.${shown(name, value)}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(
    Object.entries(knownSettings).map(([name, { fallback }]) => [
      name,
      environment[name] || fallback,
    ]),
  );
}

/** Returns whether the environment configures the chat's provider. */
export function hasProvider(environment: Record<string, string>): boolean {
  return Boolean(environment.VITE_OPENAI_API_KEY || environment.VITE_OPENAI_BASE_URL);
}

/** Where browsers refuse to send from a page on https. They except their own machine. */
const isRefused = (address: string) =>
  /^http:/.test(address) &&
  !/^(?:127(?:\.\d+){3}|(?:.+\.)?localhost)$/.test(new URL(address).hostname);

/** Returns what the owner should know about the settings before a deployment, in a sentence or two each. */
export function warningsOf(settings: Record<string, string>): string[] {
  const siteUrl = readSettings({}).VITE_SITE_URL;
  const endpoints = ['VITE_CONTACT_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT', 'VITE_OPENAI_BASE_URL'];
  const warnings: [boolean, string][] = [
    [
      Boolean(settings.VITE_OPENAI_API_KEY),
      'VITE_OPENAI_API_KEY is written into the files of this build: every visitor can read the key ' +
        'and use it at your expense. Set VITE_OPENAI_BASE_URL to a proxy that holds it instead.',
    ],
    [
      Boolean(settings.VITE_INSPECTOR),
      'VITE_INSPECTOR is on: every visitor can open the inspector. Leave it out on the public site.',
    ],
    [
      settings.VITE_SITE_URL === siteUrl,
      `VITE_SITE_URL is not set: search engines and shared links are sent to ${siteUrl}.`,
    ],
    [
      !settings.VITE_CONTACT_ENDPOINT,
      'VITE_CONTACT_ENDPOINT is not set: the contact form throws messages away and says that they have been sent.',
    ],
    [
      !settings.VITE_NEWSLETTER_ENDPOINT,
      'VITE_NEWSLETTER_ENDPOINT is not set: the newsletter form throws addresses away and says that they are on the list.',
    ],
    [
      !hasProvider(settings),
      'VITE_OPENAI_BASE_URL is not set: the chat answers every question with an error.',
    ],
    ...endpoints.map((name): [boolean, string] => [
      isRefused(settings[name] ?? ''),
      `${name} begins with http://: browsers do not send to it from a site on https. Use https://.`,
    ]),
  ];
  return warnings.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}
