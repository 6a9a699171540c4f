import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'networking',
  links: [
    { to: 'techsense', priority: 1, category: 'product' },
    { to: 'partnership', priority: 1, category: 'business' },
    { to: 'podcast', priority: 2, category: 'content' },
    { to: 'institute', priority: 3, category: 'education' },
  ],
};
