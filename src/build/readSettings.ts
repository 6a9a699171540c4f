import { brand } from '../content/brand.ts';

/** A setting's default, and what the site makes of a value. `read` throws what is wrong with it. */
type Setting = { fallback: string; read: (value: string) => string };

/**
 * Reads an address that the policy of the site, which names hosts, and `fetch` can take. Throws what is wrong
 * with it, or the sentence if it is no address of this form.
 */
function readUrl(value: string, form: RegExp, sentence: string, base?: string): URL {
  if (!form.test(value) || !URL.canParse(value, base)) throw new Error(sentence);
  // Browsers drop the first and read the second as a slash, so the address would lead elsewhere than it says.
  if (/[\p{Cc}\\]/u.test(value)) {
    throw new Error('must be written in one line, and with / in place of \\');
  }
  const url = new URL(value, base);
  if (url.username || url.password)
    throw new Error('must be written without a user name or a password');
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(url.hostname)) {
    throw new Error('must name a host of letters, digits, dots and hyphens');
  }
  return url;
}

/** How an address on another host begins: further slashes would hide where its host does. */
const ABSOLUTE = /^https?:\/\/[^/]/i;

const siteAddress = (value: string): string => {
  const { origin, pathname, search, hash } = readUrl(
    value,
    ABSOLUTE,
    'must be an absolute address such as https://example.com',
  );
  if (pathname + search + hash !== '/') throw new Error('must be an origin, without a path');
  return origin;
};

/** Stands for the site's own host in addresses such as `/api/contact`. */
const OWN_HOST = 'https://own.invalid';

/** On another host, or on the site's own (`/api/contact`). Returns it as browsers write it. */
const addressLike =
  (absolute: string, path: string) =>
  (value: string): string => {
    const base = value.startsWith('/') ? OWN_HOST : undefined;
    const { href } = readUrl(
      value,
      base ? /^\/[^/\\\s]/ : ABSOLUTE,
      `must be an address such as ${absolute}, or a path such as ${path}`,
      base,
    );
    if (!base) return href === `${value}/` ? value : href;
    const written = href.slice(base.length);
    // Dots take a path back, even to where it begins with two slashes: what follows these names a host.
    if (written === '/' || new URL(written, base).href !== href) {
      throw new Error(`must be a path below the site, such as ${path}`);
    }
    return written;
  };

const endpoint = addressLike('https://example.com/contact', '/api/contact');

const pageAddress = addressLike('https://example.com/privacy', '/privacy');

const chatEndpoint = addressLike('https://example.com/v1', '/api/openai');

/** The chat appends a path to its address. */
const chatAddress = (value: string): string => {
  if (/[?#]/.test(value)) throw new Error('must be written without ? and #');
  return chatEndpoint(value);
};

const matching = (pattern: RegExp, sentence: string) => (value: string) => {
  if (!pattern.test(value)) throw new Error(sentence);
  return value;
};

/** Every setting that the build reads. docs/hosting.md and .env.example document them. */
const knownSettings: Record<string, Setting> = {
  VITE_SITE_URL: { fallback: `https://${brand.slug}.example`, read: siteAddress },
  VITE_PRIVACY_URL: { fallback: '#', read: pageAddress },
  VITE_TERMS_URL: { fallback: '#', read: pageAddress },
  VITE_CONTACT_ENDPOINT: { fallback: '', read: endpoint },
  VITE_NEWSLETTER_ENDPOINT: { fallback: '', read: endpoint },
  VITE_OPENAI_API_KEY: {
    fallback: '',
    read: matching(/^[!-~]{8,}$/, 'must be a key, without white space and special characters'),
  },
  VITE_OPENAI_BASE_URL: { fallback: '', read: chatAddress },
  VITE_GA_MEASUREMENT_ID: {
    fallback: '',
    read: matching(/^G-[A-Z0-9]{4,12}$/, 'must be a measurement id such as G-ABC123DEF4'),
  },
  VITE_CLARITY_PROJECT_ID: {
    fallback: '',
    read: matching(/^[a-z0-9]{6,16}$/, 'must be a project id such as abcdef1234'),
  },
  VITE_CONSENT_MAX_AGE_DAYS: {
    fallback: '',
    read: matching(/^[1-9]\d{0,3}$/, 'must be a number of days such as 180'),
  },
  VITE_INSPECTOR: { fallback: '', read: matching(/^on$/, 'must be on, or left out') },
};

/** Names with the prefix of settings that Vite reads itself. It sets the first from `NODE_ENV`. */
const namesOfVite = /^VITE_(?:USER_NODE_ENV|CONFIG|DEBUG|DEPRECATION|CJS)(?:_|$)/;

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
  const names = Object.keys(knownSettings);
  const settings = Object.fromEntries(
    Object.entries(knownSettings).map(([name, { fallback }]) => [name, fallback]),
  );
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    const setting = knownSettings[name];
    if (setting && value && value !== setting.fallback) {
      try {
        settings[name] = setting.read(value);
      } catch (problem) {
        problems.push(`${name} ${(problem as Error).message}.${shown(name, value)}`);
      }
    } else if (!setting && name.startsWith('VITE_') && !namesOfVite.test(name)) {
      problems.push(
        `${name} is not a setting of this site. The settings are: ${names.join(', ')}.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
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
  const warnings = [
    settings.VITE_OPENAI_API_KEY &&
      'VITE_OPENAI_API_KEY is written into the files of this build: every visitor can read the key ' +
        'and use it at your expense. Set VITE_OPENAI_BASE_URL to a proxy that holds it instead.',
    settings.VITE_INSPECTOR &&
      'VITE_INSPECTOR is on: every visitor can open the inspector. Leave it out on the public site.',
    settings.VITE_SITE_URL === siteUrl &&
      `VITE_SITE_URL is not set: search engines and shared links are sent to ${siteUrl}.`,
    !settings.VITE_CONTACT_ENDPOINT &&
      'VITE_CONTACT_ENDPOINT is not set: the contact form throws messages away and says that they have been sent.',
    !settings.VITE_NEWSLETTER_ENDPOINT &&
      'VITE_NEWSLETTER_ENDPOINT is not set: the newsletter form throws addresses away and says that they are on the list.',
    !hasProvider(settings) &&
      'VITE_OPENAI_BASE_URL is not set: the chat answers every question with an error.',
    settings.VITE_PRIVACY_URL === '#' &&
      'VITE_PRIVACY_URL is not set: the site has no privacy notice, and the links to it lead nowhere.',
    settings.VITE_TERMS_URL === '#' &&
      'VITE_TERMS_URL is not set: the site has no terms, and the link to them leads nowhere.',
    ...endpoints.map(
      (name) =>
        isRefused(settings[name] ?? '') &&
        `${name} begins with http://: browsers do not send to it from a site on https. Use https://.`,
    ),
  ];
  return warnings.flatMap((warning) => warning || []);
}
