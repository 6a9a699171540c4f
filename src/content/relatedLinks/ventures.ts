import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'investment',
  links: [
    { to: 'institute', priority: 1, category: 'education' },
    { to: 'community', priority: 2, category: 'networking' },
    { to: 'services', priority: 2, category: 'services' },
    { to: 'partnership', priority: 3, category: 'business' },
  ],
};
