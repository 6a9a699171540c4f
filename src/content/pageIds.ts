/** The pages, home first. The view, the texts and the address of a page are called by its name. */
export const pageIds = [
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
export type PageId = (typeof pageIds)[number];
