import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { routeOf, routes } from '#content/routes.ts';
import type { Address as MachineAddress } from '#machines/page.machine.ts';
import { prefixOf } from './prefix.ts';

/** The page at an address without a page. It has no route. */
export const NOT_FOUND = '404';

export type PageName = PageId | typeof NOT_FOUND;

/** An address of the page machine, with this site's names of pages and languages. */
export type Address = MachineAddress & { page: PageName; language: Language };

/** Decodes percent signs. A path that cannot be decoded stays as it is and matches no page. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A path as the router matches it: decoded, with single slashes, and without the name of the file that
 * some hosts serve. Capitals and a slash at the end are the router's own business.
 */
function normalise(pathname: string): string {
  const path = `/${decode(pathname)}`.replaceAll(/\/+/g, '/');
  return path.replace(/(\/index|\b)\.html$/, '') || '/';
}

/** The path of a page under a prefix: `/fr/about`. The home page ends in a slash. */
export function pathOf(page: PageId, prefix: string): string {
  return prefix + routeOf(page);
}

/**
 * Reads a path as a visitor may type it. `path` in the result is the canonical spelling, of an alias too;
 * for an unknown page it stays as typed. `preferred` is the language of an address without a prefix. Never throws.
 */
export function parseAddress(pathname: string, preferred: Language): Address {
  const typed = normalise(pathname);
  const prefix = prefixOf(typed);
  const route = typed.slice(prefix.length) || '/';
  const found = routes.find(({ path }) => matchRoute(parse, path, route)[0]);
  return {
    page: found?.page ?? NOT_FOUND,
    prefix,
    language: prefix ? (prefix.slice(1) as Language) : preferred,
    path: found ? prefix + found.path : pathname,
  };
}

/** The canonical path of the same page in a language. An unknown page leads home. */
export function pathInLanguage(address: Address, language: Language): string {
  return pathOf(address.page === NOT_FOUND ? 'home' : address.page, `/${language}`);
}
