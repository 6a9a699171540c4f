import { brand } from './brand.ts';
import type { PageId } from './pageIds.ts';

/** The addresses that differ from the name of their page. Spec §2: one carries the brand. */
export const ownPaths: ReadonlyMap<PageId, string> = new Map([
  ['home', '/'],
  ['services', `/${brand.slug}-consulting`],
]);

/** The address of a page without a language prefix. */
export function routeOf(page: PageId): string {
  return ownPaths.get(page) ?? `/${page}`;
}
