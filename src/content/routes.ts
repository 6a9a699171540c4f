import { brand } from './brand.ts';

/**
 * The pages: the address of each without its language prefix, and the translation namespace it reads.
 * `brand` is imported for one reason: the consulting page carries the brand's slug in its address.
 */
export const routes = {
  home: { path: '/', namespace: 'home' },
  about: { path: '/about', namespace: 'about' },
  mission: { path: '/mission', namespace: 'mission' },
  techsense: { path: '/techsense', namespace: 'techsense' },
  services: { path: `/${brand.slug}-consulting`, namespace: 'services' },
  contact: { path: '/contact', namespace: 'contact' },
  aiMarketing: { path: '/ai-marketing', namespace: 'ai-marketing' },
  podcast: { path: '/podcast', namespace: 'podcast' },
  ventures: { path: '/ventures', namespace: 'ventures' },
  institute: { path: '/institute', namespace: 'institute' },
  community: { path: '/community', namespace: 'community' },
  studio: { path: '/studio', namespace: 'studio' },
  partnership: { path: '/partnership', namespace: 'partnership' },
} as const;

/** The name of a page wherever data or code points at one. */
export type PageId = keyof typeof routes;
