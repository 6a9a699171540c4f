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

/**
 * The related links of a page. `category` is the page's own. Links are sorted by ascending `priority`; the first
 * four are candidates, and three of them are shown. Texts of a link: `common:related.<to>.{title,description,anchor}`.
 */
export type RelatedLinks = {
  category: RelatedCategory;
  links: readonly {
    to: Exclude<PageId, 'home'>;
    priority: 1 | 2 | 3;
    category: RelatedCategory;
  }[];
};
