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
