import { defaultLanguage, type Language, languages } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { ownPaths, routeOf } from '#content/routes.ts';
import type { Address as MachineAddress } from '#machines/page.machine.ts';

/** The page that answers where no other does. It has no path of its own. */
export const NOT_FOUND = '404';

export type PageName = PageId | typeof NOT_FOUND;

/** The address as the machines know it, with the names that this site has for pages and languages. */
export type Address = MachineAddress & { page: PageName; language: Language };

const pageOfOwnPath = new Map([...ownPaths].map(([page, path]) => [path, page]));

let known: ReadonlySet<string> | undefined;

/**
 * From here on an address is checked against the list of pages. Until then whatever looks like the
 * name of a page is one: the host that answered with a page knows better, and a list in every visit
 * would grow with the site.
 */
export async function knowPages(): Promise<void> {
  const { pageIds } = await import('#content/pageIds.ts');
  known = new Set(pageIds);
}

function isPage(name: string): name is PageId {
  return known ? known.has(name) : /^[a-z\d-]+$/.test(name) && name !== NOT_FOUND;
}

/** The page at a path without prefix, in small letters. */
function pageAt(path: string): PageName {
  const page = pageOfOwnPath.get(path) ?? path.slice(1);
  return isPage(page) && routeOf(page) === path ? page : NOT_FOUND;
}

function isLanguage(text: string | undefined): text is Language {
  return languages.some(({ code }) => code === text);
}

/** Decodes percent signs; text that cannot be decoded is left as it is and matches no page. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The prefix that a path names a language with (`/fr`), or '' where it names none. */
export function prefixOf(pathname: string): string {
  const first = pathname.split('/').find(Boolean)?.toLowerCase();
  return isLanguage(first) ? `/${first}` : '';
}

/** The path of a page under a prefix: `/fr/about`; the home page ends in a slash. */
export function pathOf(page: PageId, prefix: string): string {
  return prefix + routeOf(page);
}

/**
 * Reads a path as a visitor may type it: capitals, doubled and trailing slashes do not matter, nor
 * does the name of the file, under which some hosts serve a page as well.
 *
 * `path` in the answer is the one way to write the address; on an unknown page it stays what it was.
 * `detected` is the language where the path names none. Never throws.
 */
export function parseAddress(pathname: string, detected: Language): Address {
  const prefix = prefixOf(pathname);
  const segments = decode(pathname).split('/').filter(Boolean);
  const rest = `/${segments.slice(prefix ? 1 : 0).join('/')}`.toLowerCase();
  const page = pageAt(rest.replace(/(\/index|\b)\.html$/, '') || '/');
  return {
    page,
    prefix,
    language: isLanguage(prefix.slice(1)) ? (prefix.slice(1) as Language) : detected,
    path: page === NOT_FOUND ? pathname : pathOf(page, prefix),
  };
}

/** The path of the same page under another language; an unknown page leads home. */
export function pathInLanguage(address: Address, language: Language): string {
  return pathOf(address.page === NOT_FOUND ? 'home' : address.page, `/${language}`);
}

/**
 * The language of a visitor: the stored choice, then the browser's list in its order, then English.
 * Only the language counts, not the region: `de-LU` is German.
 */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  const wishes = [stored, ...preferred].map((tag) => tag?.toLowerCase().split('-')[0]);
  return wishes.find(isLanguage) ?? defaultLanguage;
}
