import type { PageId } from '../pageIds.ts';

/** What a related link is about. Texts: `common:related.categories.<category>`. */
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
  | 'action';

/**
 * Where a page leads on; its category is for the block's heading. Lower priority numbers come first;
 * of the ordered links the first four are candidates and three are shown.
 * Texts of a link: `common:related.<to>.{title,description,anchor}`.
 */
export type RelatedLinks = {
  category: RelatedCategory;
  links: readonly {
    to: Exclude<PageId, 'home'>;
    priority: 1 | 2 | 3;
    category: RelatedCategory;
  }[];
};
