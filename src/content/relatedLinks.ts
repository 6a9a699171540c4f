/** What a related link is about. Texts: `common:related.categories.<category>`. */
export type RelatedCategory =
  | 'product'
  | 'services'
  | 'innovation'
  | 'production'
  | 'content'
  | 'business'
  | 'investment'
  | 'education'
  | 'networking'
  | 'company'
  | 'action'
  | 'other';

/**
 * Where each page leads on, its category for the block's heading included. Lower priority numbers come
 * first; of the ordered links the first four are candidates and three are shown.
 * Texts of a link: `common:related.<to>.{title,description,anchor}`.
 */
export const relatedLinks = {
  about: {
    category: 'company',
    links: [
      { to: 'mission', priority: 1, category: 'company' },
      { to: 'techsense', priority: 1, category: 'product' },
      { to: 'services', priority: 2, category: 'services' },
      { to: 'contact', priority: 3, category: 'action' },
    ],
  },
  mission: {
    category: 'company',
    links: [
      { to: 'about', priority: 1, category: 'company' },
      { to: 'community', priority: 1, category: 'networking' },
      { to: 'contact', priority: 2, category: 'action' },
      { to: 'partnership', priority: 3, category: 'business' },
    ],
  },
  techsense: {
    category: 'product',
    links: [
      { to: 'community', priority: 1, category: 'networking' },
      { to: 'podcast', priority: 1, category: 'content' },
      { to: 'partnership', priority: 2, category: 'business' },
      { to: 'contact', priority: 3, category: 'action' },
    ],
  },
  services: {
    category: 'services',
    links: [
      { to: 'ai-marketing', priority: 1, category: 'innovation' },
      { to: 'studio', priority: 1, category: 'production' },
      { to: 'techsense', priority: 2, category: 'product' },
      { to: 'partnership', priority: 3, category: 'business' },
    ],
  },
  'ai-marketing': {
    category: 'innovation',
    links: [
      { to: 'services', priority: 1, category: 'services' },
      { to: 'institute', priority: 2, category: 'education' },
      { to: 'ventures', priority: 2, category: 'investment' },
    ],
  },
  podcast: {
    category: 'content',
    links: [
      { to: 'studio', priority: 1, category: 'production' },
      { to: 'techsense', priority: 1, category: 'product' },
      { to: 'community', priority: 2, category: 'networking' },
    ],
  },
  ventures: {
    category: 'investment',
    links: [
      { to: 'institute', priority: 1, category: 'education' },
      { to: 'community', priority: 2, category: 'networking' },
      { to: 'services', priority: 2, category: 'services' },
      { to: 'partnership', priority: 3, category: 'business' },
    ],
  },
  institute: {
    category: 'education',
    links: [
      { to: 'ai-marketing', priority: 1, category: 'innovation' },
      { to: 'ventures', priority: 2, category: 'investment' },
      { to: 'community', priority: 2, category: 'networking' },
      { to: 'contact', priority: 3, category: 'action' },
    ],
  },
  community: {
    category: 'networking',
    links: [
      { to: 'techsense', priority: 1, category: 'product' },
      { to: 'partnership', priority: 1, category: 'business' },
      { to: 'podcast', priority: 2, category: 'content' },
      { to: 'institute', priority: 3, category: 'education' },
    ],
  },
  studio: {
    category: 'services',
    links: [
      { to: 'podcast', priority: 1, category: 'content' },
      { to: 'services', priority: 1, category: 'services' },
      { to: 'techsense', priority: 2, category: 'product' },
      { to: 'contact', priority: 3, category: 'action' },
    ],
  },
  partnership: {
    category: 'business',
    links: [
      { to: 'techsense', priority: 1, category: 'product' },
      { to: 'community', priority: 1, category: 'networking' },
      { to: 'studio', priority: 2, category: 'production' },
      { to: 'about', priority: 3, category: 'company' },
    ],
  },
} as const satisfies Record<
  string,
  {
    category: RelatedCategory;
    links: readonly { to: string; priority: 1 | 2 | 3; category: RelatedCategory }[];
  }
>;
