import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'product',
  links: [
    { to: 'community', priority: 1, category: 'networking' },
    { to: 'podcast', priority: 1, category: 'content' },
    { to: 'partnership', priority: 2, category: 'business' },
    { to: 'contact', priority: 3, category: 'action' },
  ],
};
