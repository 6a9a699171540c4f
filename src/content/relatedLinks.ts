import type { PageId } from './pageIds.ts';

/** The topic of a page or of a link, for programs that read the block. */
type RelatedCategory =
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

/** A link to another page. Its texts: `common:related.<to>.{title,description,anchor}`. */
type Link = {
  to: Exclude<PageId, 'home'>;
  priority: 1 | 2 | 3;
  category: RelatedCategory;
};

/** `category` is the page's own. */
type RelatedLinks = {
  category: RelatedCategory;
  links: readonly [Link, Link, Link] | readonly [Link, Link, Link, Link];
};

/**
 * The related links of each page that has some. R2.11: a page has four at most, and all are candidates. They are
 * sorted by ascending `priority`, and the first three are shown.
 */
export const relatedLinks: Readonly<Partial<Record<PageId, RelatedLinks>>> = {
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
      { to: 'podcast', priority: 3, category: 'other' },
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
  techsense: {
    category: 'product',
    links: [
      { to: 'community', priority: 1, category: 'networking' },
      { to: 'podcast', priority: 1, category: 'content' },
      { to: 'partnership', priority: 2, category: 'business' },
      { to: 'contact', priority: 3, category: 'action' },
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
};
