import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'business',
  links: [
    { to: 'techsense', priority: 1, category: 'product' },
    { to: 'community', priority: 1, category: 'networking' },
    { to: 'studio', priority: 2, category: 'production' },
    { to: 'about', priority: 3, category: 'company' },
  ],
};
