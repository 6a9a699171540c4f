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

/** What a link to a page is about. */
const categories: Readonly<Record<Link['to'], RelatedCategory>> = {
  about: 'company',
  mission: 'company',
  services: 'services',
  'ai-marketing': 'innovation',
  ventures: 'investment',
  institute: 'education',
  community: 'networking',
  techsense: 'product',
  podcast: 'content',
  studio: 'production',
  partnership: 'business',
  contact: 'action',
};

const link = (to: Link['to'], priority: Link['priority']): Link => ({
  to,
  priority,
  category: categories[to],
});

/**
 * The related links of each page that has some. R2.11: a page has four at most, and all are candidates. They are
 * sorted by ascending `priority`, and the first three are shown.
 */
export const relatedLinks: Readonly<Partial<Record<PageId, RelatedLinks>>> = {
  about: {
    category: 'company',
    links: [link('mission', 1), link('techsense', 1), link('services', 2), link('contact', 3)],
  },
  mission: {
    category: 'company',
    links: [link('about', 1), link('community', 1), link('contact', 2), link('partnership', 3)],
  },
  services: {
    category: 'services',
    links: [
      link('ai-marketing', 1),
      link('studio', 1),
      link('techsense', 2),
      link('partnership', 3),
    ],
  },
  'ai-marketing': {
    category: 'innovation',
    links: [link('services', 1), link('institute', 2), link('ventures', 2), link('podcast', 3)],
  },
  ventures: {
    category: 'investment',
    links: [
      link('institute', 1),
      link('community', 2),
      link('services', 2),
      link('partnership', 3),
    ],
  },
  institute: {
    category: 'education',
    links: [link('ai-marketing', 1), link('ventures', 2), link('community', 2), link('contact', 3)],
  },
  community: {
    category: 'networking',
    links: [link('techsense', 1), link('partnership', 1), link('podcast', 2), link('institute', 3)],
  },
  techsense: {
    category: 'product',
    links: [link('community', 1), link('podcast', 1), link('partnership', 2), link('contact', 3)],
  },
  podcast: {
    category: 'content',
    links: [link('studio', 1), link('techsense', 1), link('community', 2)],
  },
  studio: {
    category: 'services',
    links: [link('podcast', 1), link('services', 1), link('techsense', 2), link('contact', 3)],
  },
  partnership: {
    category: 'business',
    links: [link('techsense', 1), link('community', 1), link('studio', 2), link('about', 3)],
  },
};
