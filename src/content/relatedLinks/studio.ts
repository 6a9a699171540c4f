import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'services',
  links: [
    { to: 'podcast', priority: 1, category: 'content' },
    { to: 'services', priority: 1, category: 'services' },
    { to: 'techsense', priority: 2, category: 'product' },
    { to: 'contact', priority: 3, category: 'action' },
  ],
};
