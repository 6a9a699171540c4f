import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'company',
  links: [
    { to: 'about', priority: 1, category: 'company' },
    { to: 'community', priority: 1, category: 'networking' },
    { to: 'contact', priority: 2, category: 'action' },
    { to: 'partnership', priority: 3, category: 'business' },
  ],
};
