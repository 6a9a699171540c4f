import type { Language } from './languages.ts';

/**
 * The brand that the site presents. Rebranding the site changes this file only: the texts contain
 * the placeholders `{{brand}}`, `{{partner}}`, `{{email}}`, `{{phone}}` and `{{channel}}`.
 */
export const brand = {
  name: 'Interpunct',
  /** Used in paths and storage keys: `/interpunct-consulting`, `interpunct-cookie-consent`. */
  slug: 'interpunct',
  address: {
    street: '7, rue du Point',
    postalCode: 'L-8000',
    city: 'Strassen',
    /** ISO 3166 code. */
    countryCode: 'LU',
    country: { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg' } satisfies Record<
      Language,
      string
    >,
  },
  /** Coordinates of the office, in degrees (WGS 84). */
  geo: { latitude: 49.6205, longitude: 6.0736 },
  email: 'hello@interpunct.example',
  /** As displayed. The `tel:` link omits the spaces. */
  phone: '+352 26 00 00 00',
  /** The address is an example until the owner sets a real one. Each show appends its path. */
  videoChannel: { name: '@interpunct', url: 'https://videos.interpunct.example/@interpunct' },
  aiPartner: { name: 'Loomwright', url: 'https://loomwright.example' },
  foundingYear: 2016,
  copyrightYear: 2025,
} as const;
