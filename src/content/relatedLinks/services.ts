import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'services',
  links: [
    { to: 'ai-marketing', priority: 1, category: 'innovation' },
    { to: 'studio', priority: 1, category: 'production' },
    { to: 'techsense', priority: 2, category: 'product' },
    { to: 'partnership', priority: 3, category: 'business' },
  ],
};
