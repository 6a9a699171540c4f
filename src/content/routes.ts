import { brand } from './brand.ts';

/** The pages, home first. The view, the texts and the address of a page are called by its name. */
export const pages = [
  'home',
  'about',
  'mission',
  'techsense',
  'services',
  'contact',
  'ai-marketing',
  'podcast',
  'ventures',
  'institute',
  'community',
  'studio',
  'partnership',
] as const;

/** The name of a page wherever data or code points at one. */
export type PageId = (typeof pages)[number];

/** The addresses that differ from the name of their page. Spec §2: one carries the brand. */
const ownPaths: Partial<Record<PageId, string>> = {
  home: '/',
  services: `/${brand.slug}-consulting`,
};

/** The address of a page without a language prefix. */
export function routeOf(page: PageId): string {
  return ownPaths[page] ?? `/${page}`;
}
