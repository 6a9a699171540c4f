import { type PageId, pageIds } from './pageIds.ts';

/**
 * The main navigation, in order. An entry with a `dropdown` id opens a list of links to `pages`; its
 * label is the name of `page`. It is marked on the pages `within` as well, which the menu has no link to.
 * Any other entry links to `page`; `look` applies to the header only.
 */
export const mainNavigation = [
  {
    page: 'services',
    dropdown: 'servicesDropdown',
    pages: ['community', 'services', 'ventures'],
    within: ['ai-marketing', 'institute', 'techsense'],
  },
  { page: 'studio', look: 'link' },
  { page: 'partnership', look: 'link' },
  { page: 'about', dropdown: 'aboutDropdown', pages: ['about', 'mission', 'podcast'], within: [] },
  { page: 'contact', look: 'button' },
] as const;

const [, ...pagesExceptHome] = pageIds;

/** The pages that the footer links to, in order: every page but home. */
export const footerPages: readonly PageId[] = pagesExceptHome;
