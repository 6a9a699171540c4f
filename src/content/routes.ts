import { brand } from './brand.ts';
import type { PageId } from './pageIds.ts';

/** The paths that differ from `/<page id>`. R1.2: one of them contains the brand. */
const ownPaths: ReadonlyMap<PageId, string> = new Map([
  ['home', '/'],
  ['services', `/${brand.slug}-consulting`],
]);

/** Returns the path of a page, without a language prefix. */
export function routeOf(page: PageId): string {
  return ownPaths.get(page) ?? `/${page}`;
}

/** A path without a language prefix, and the page it shows. */
export type Route = { path: string; page: PageId };

/** R1.4: further paths of pages. Search engines learn only of a page's own path. */
export const aliases: readonly Route[] = [{ path: '/services', page: 'services' }];

/** Returns the alias of a page, or its path if it has none. */
export function aliasOf(page: PageId): string {
  return aliases.find((alias) => alias.page === page)?.path ?? routeOf(page);
}

/** The paths that do not name their page by its id, and the pages they show. */
export const namedPaths: ReadonlyMap<string, PageId> = new Map([
  ...[...ownPaths].map(([page, path]) => [path, page] as const),
  ...aliases.map(({ path, page }) => [path, page] as const),
]);
