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
  /** From 1 to 3. */
  priority: number;
  category: RelatedCategory;
};

/** `category` is the page's own. */
type RelatedLinks = { category: RelatedCategory; links: readonly Link[] };

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

/** What a page leads to: first what has priority 1, then 2, then 3. */
const related = (
  category: RelatedCategory,
  ...byPriority: readonly (readonly Link['to'][])[]
): RelatedLinks => ({
  category,
  links: byPriority.flatMap((targets, place) =>
    targets.map((to) => ({ to, priority: place + 1, category: categories[to] })),
  ),
});

/**
 * The related links of each page that has some. R2.11: a page has four at most, and all are candidates. They are
 * sorted by ascending `priority`, and the first three are shown.
 */
export const relatedLinks: Readonly<Partial<Record<PageId, RelatedLinks>>> = {
  about: related('company', ['mission', 'techsense'], ['services'], ['contact']),
  mission: related('company', ['about', 'community'], ['contact'], ['partnership']),
  services: related('services', ['ai-marketing', 'studio'], ['techsense'], ['partnership']),
  'ai-marketing': related('innovation', ['services'], ['institute', 'ventures'], ['podcast']),
  ventures: related('investment', ['institute'], ['community', 'services'], ['partnership']),
  institute: related('education', ['ai-marketing'], ['ventures', 'community'], ['contact']),
  community: related('networking', ['techsense', 'partnership'], ['podcast'], ['institute']),
  techsense: related('product', ['community', 'podcast'], ['partnership'], ['contact']),
  podcast: related('content', ['studio', 'techsense'], ['community']),
  studio: related('services', ['podcast', 'services'], ['techsense'], ['contact']),
  partnership: related('business', ['techsense', 'community'], ['studio'], ['about']),
};
