/** The pages that the two dropdowns of the main navigation lead to, in their order. */
export const dropdownPages = {
  services: ['community', 'services', 'ventures'],
  about: ['about', 'mission', 'podcast'],
} as const;

/** The pages that the footer leads to, in its order: every page of the site. */
export const footerPages = [
  'about',
  'mission',
  'services',
  'ai-marketing',
  'ventures',
  'institute',
  'community',
  'techsense',
  'podcast',
  'studio',
  'partnership',
  'contact',
] as const;
