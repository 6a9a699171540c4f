import type { PageId } from '../pageIds.ts';

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

/**
 * The related links of a page. `category` is the page's own. R2.11: a page has four at most, and all are
 * candidates. They are sorted by ascending `priority`, and the first three are shown.
 */
export type RelatedLinks = {
  category: RelatedCategory;
  links: readonly [Link, Link, Link] | readonly [Link, Link, Link, Link];
};
