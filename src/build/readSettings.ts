/** A setting's default, and a check that returns what is wrong with a value. */
type Setting = { fallback: string; problem: (value: string) => string | undefined };

/** What keeps browsers from fetching an address that parses: `http:foo`, `https://me:secret@host`. */
const unfetchable = (value: string): string | undefined => {
  if (!/^https?:\/\/[^/\\]/i.test(value)) return 'must be written with // after http: or https:';
  const { username, password } = new URL(value);
  return username || password ? 'must be written without a user name or a password' : undefined;
};

const absoluteAddress = (value: string): string | undefined => {
  if (!URL.canParse(value)) return 'must be an absolute address such as https://example.com';
  const { protocol, pathname, search, hash } = new URL(value);
  if (!/^https?:$/.test(protocol)) return 'must begin with https:// or http://';
  const problem = unfetchable(value);
  if (problem) return problem;
  if (pathname !== '/' || search || hash) return 'must be an origin, without a path';
  if (value.endsWith('/')) return 'must be written without a slash at the end';
  return undefined;
};

/** On another host, or on the site's own (`/api/contact`). */
const addressLike =
  (absolute: string, path: string) =>
  (value: string): string | undefined => {
    const isAbsolute = /^https?:/.test(value) && URL.canParse(value);
    if (isAbsolute) return unfetchable(value);
    return /^\/[^/\\\s]\S*$/.test(value)
      ? undefined
      : `must be an address such as ${absolute}, or a path such as ${path}`;
  };

const endpoint = addressLike('https://example.com/contact', '/api/contact');

const pageAddress = addressLike('https://example.com/privacy', '/privacy');

const matching =
  (pattern: RegExp, sentence: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : sentence;

/** Every setting that the build reads. README.md and .env.example document them. */
const knownSettings: Record<string, Setting> = {
  VITE_SITE_URL: { fallback: 'https://interpunct.example', problem: absoluteAddress },
  VITE_PRIVACY_URL: { fallback: '#', problem: pageAddress },
  VITE_TERMS_URL: { fallback: '#', problem: pageAddress },
  VITE_CONTACT_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_NEWSLETTER_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_OPENAI_API_KEY: {
    fallback: '',
    problem: matching(/^\S{8,}$/, 'must be a key, without white space'),
  },
  VITE_OPENAI_BASE_URL: { fallback: '', problem: endpoint },
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

/** A value as a log may show it. */
const withoutPassword = (value: string) => value.replace(/^(https?:[/\\]*)[^/\\]*@/, '$1…@');

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
    const problem = value === '' ? undefined : setting.problem(value);
    return problem ? [`${name} ${problem}. It is set to "${withoutPassword(value)}".`] : [];
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

/** Returns what the owner should know about the settings before a deployment. */
export function warningsOf(settings: Record<string, string>): string[] {
  if (!settings.VITE_OPENAI_API_KEY) return [];
  return [
    'VITE_OPENAI_API_KEY is written into the files of this build: every visitor can read the key ' +
      'and use it at your expense. Set VITE_OPENAI_BASE_URL to a proxy that holds it instead.',
  ];
}
