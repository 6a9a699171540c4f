import { type ContactTopic, contactOffers, topicParameter } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { namedPaths, routeOf } from '#content/routes.ts';
import type { Address as MachineAddress } from '#machines/page.machine.ts';
import { NOT_FOUND, normalise, prefixOf } from './typedPath.ts';
import { viewOf } from './views.ts';

export type PageName = PageId | typeof NOT_FOUND;

/** An address of the page machine, with this site's names of pages and languages. */
export type Address = MachineAddress & { page: PageName; language: Language };

/** The page at a path without a prefix. Looks it up by its name, however many pages there are. */
function pageAt(path: string): PageName {
  const named = namedPaths.get(path);
  if (named) return named;
  const page = path.slice(1) as PageId;
  return viewOf(page) && routeOf(page) === path ? page : NOT_FOUND;
}

/** The path of a page under a prefix: `/fr/about`. The home page ends in a slash. */
export function pathOf(page: PageId, prefix: string): string {
  return prefix + routeOf(page);
}

/**
 * Reads a path as a visitor may type it. `path` in the result is the canonical spelling, of an alias too;
 * for an unknown page it stays as typed. `preferred` is the language of an address without a prefix.
 * Never throws.
 */
export function parseAddress(pathname: string, preferred: Language): Address {
  const path = normalise(pathname);
  const prefix = prefixOf(path);
  const route = path.slice(prefix.length) || '/';
  const page = pageAt(route);
  return {
    page,
    prefix,
    language: prefix ? (prefix.slice(1) as Language) : preferred,
    path: page === NOT_FOUND ? pathname : prefix + route,
  };
}

/** Whether a name is one of a page or of an offer. */
export function isContactTopic(name: unknown): name is ContactTopic {
  const isPage = name !== NOT_FOUND && viewOf(name as PageId) !== undefined;
  return isPage || contactOffers.some((offer) => offer === name);
}

/** The topic that the query of an address names. Null for none, and for one that the site does not know. */
export function topicIn(query: string): ContactTopic | null {
  const name = new URLSearchParams(query).get(topicParameter);
  return isContactTopic(name) ? name : null;
}

/** The canonical path of the same page in a language. An unknown page leads home. */
export function pathInLanguage(address: Address, language: Language): string {
  return pathOf(address.page === NOT_FOUND ? 'home' : address.page, `/${language}`);
}
