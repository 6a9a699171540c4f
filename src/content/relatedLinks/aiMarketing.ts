import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'innovation',
  links: [
    { to: 'services', priority: 1, category: 'services' },
    { to: 'institute', priority: 2, category: 'education' },
    { to: 'ventures', priority: 2, category: 'investment' },
    { to: 'podcast', priority: 3, category: 'other' },
  ],
};
