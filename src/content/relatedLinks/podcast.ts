import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'content',
  links: [
    { to: 'studio', priority: 1, category: 'production' },
    { to: 'techsense', priority: 1, category: 'product' },
    { to: 'community', priority: 2, category: 'networking' },
  ],
};
