import { defaultLanguage, type Language, languages } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';

/** Every language of the site, the default one first. */
export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

export type Translation = Exclude<Language, 'en'>;

/** The languages that English, the default, is translated into. */
export const translations = languageCodes.filter(
  (code): code is Translation => code !== defaultLanguage,
);

/** A language of the site other than this one. */
export function otherThan(language: Language): Language {
  const other = languageCodes.find((code) => code !== language);
  if (!other) throw new Error('the site has a single language');
  return other;
}

/** The path of every page, without a language prefix. */
export const paths = pageIds.map(routeOf);

/** A path without a page: the 404 page answers. */
export const UNKNOWN_PATH = '/no-such-page';

export const allPaths = [...paths, UNKNOWN_PATH];

const prefix = new RegExp(`^/(?:${languageCodes.join('|')})(?=/)`);

/** An address of the site without its language prefix. */
export const withoutPrefix = (address: string) => address.replace(prefix, '');
