import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'company',
  links: [
    { to: 'mission', priority: 1, category: 'company' },
    { to: 'techsense', priority: 1, category: 'product' },
    { to: 'services', priority: 2, category: 'services' },
    { to: 'contact', priority: 3, category: 'action' },
  ],
};
