/** A setting: what it is when the owner sets none, and what makes a value wrong. */
type Setting = { fallback: string; problem: (value: string) => string | undefined };

const absoluteAddress = (value: string): string | undefined => {
  if (!URL.canParse(value)) return 'has to be an absolute address such as https://example.com';
  const { protocol, pathname, search, hash } = new URL(value);
  if (!/^https?:$/.test(protocol)) return 'has to begin with https:// or http://';
  if (pathname !== '/' || search || hash) return 'has to be an origin, without a path';
  if (value.endsWith('/')) return 'has to be written without a slash at the end';
  return undefined;
};

/** An endpoint may stand anywhere, on another host or on the site's own (`/api/contact`). */
const endpoint = (value: string): string | undefined => {
  const isUsable = /^https?:/.test(value) ? URL.canParse(value) : /^\/[^/\s]\S*$/.test(value);
  return isUsable
    ? undefined
    : 'has to be an address such as https://example.com/contact, or a path such as /api/contact';
};

const matching =
  (pattern: RegExp, sentence: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : sentence;

/** Every setting that the build reads. README lists them for the owner. */
const knownSettings: Record<string, Setting> = {
  VITE_SITE_URL: { fallback: 'https://interpunct.example', problem: absoluteAddress },
  VITE_CONTACT_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_NEWSLETTER_ENDPOINT: { fallback: '', problem: endpoint },
  VITE_OPENAI_API_KEY: {
    fallback: '',
    problem: matching(/^\S{8,}$/, 'has to be a key, without white space'),
  },
  VITE_OPENAI_BASE_URL: { fallback: '', problem: endpoint },
  VITE_GA_MEASUREMENT_ID: {
    fallback: '',
    problem: matching(/^G-[A-Z0-9]{4,12}$/, 'has to be a measurement id such as G-ABC123DEF4'),
  },
  VITE_CLARITY_PROJECT_ID: {
    fallback: '',
    problem: matching(/^[a-z0-9]{6,16}$/, 'has to be a project id such as abcdef1234'),
  },
  VITE_CONSENT_MAX_AGE_DAYS: {
    fallback: '',
    problem: matching(/^[1-9]\d{0,3}$/, 'has to be a number of days such as 180'),
  },
};

/**
 * Checks what the owner has set, and completes it with the defaults.
 * Throws with a sentence for each setting that cannot be used, or that nobody knows.
 */
export function readSettings(environment: Record<string, string>): Record<string, string> {
  const problems = Object.entries(environment).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_')) return [];
    const setting = knownSettings[name];
    if (!setting) {
      const names = Object.keys(knownSettings).join(', ');
      return [`${name} is no setting of this site. There are: ${names}.`];
    }
    const problem = value === '' ? undefined : setting.problem(value);
    return problem ? [`${name} ${problem}. It is set to "${value}".`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(
    Object.entries(knownSettings).map(([name, { fallback }]) => [
      name,
      environment[name] || fallback,
    ]),
  );
}

/** Whether the owner has set how the chat's provider is reached. */
export function hasProvider(environment: Record<string, string>): boolean {
  return Boolean(environment.VITE_OPENAI_API_KEY || environment.VITE_OPENAI_BASE_URL);
}

/** What the owner should know of the settings before the site is deployed with them. */
export function warningsOf(settings: Record<string, string>): string[] {
  if (!settings.VITE_OPENAI_API_KEY) return [];
  return [
    'VITE_OPENAI_API_KEY is written into the files of this build: every visitor can read the key ' +
      'and use it at your expense. Set VITE_OPENAI_BASE_URL to a proxy that holds it instead.',
  ];
}
