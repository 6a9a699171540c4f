/**
 * Every page: home first, then in the order of the footer. A page's view, texts and path are named
 * after its id, except for the paths in `routes.ts`.
 */
export const pageIds = [
  'home',
  'about',
  'mission',
  'services',
  'ai-marketing',
  'ventures',
  'institute',
  'community',
  'techsense',
  'podcast',
  'studio',
  'partnership',
  'contact',
] as const;

/** The id by which data and code refer to a page. */
export type PageId = (typeof pageIds)[number];
