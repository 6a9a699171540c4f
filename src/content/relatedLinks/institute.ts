import type { RelatedLinks } from './relatedLinks.ts';

export const relatedLinks: RelatedLinks = {
  category: 'education',
  links: [
    { to: 'ai-marketing', priority: 1, category: 'innovation' },
    { to: 'ventures', priority: 2, category: 'investment' },
    { to: 'community', priority: 2, category: 'networking' },
    { to: 'contact', priority: 3, category: 'action' },
  ],
};
