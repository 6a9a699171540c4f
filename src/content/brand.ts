/**
 * Who the site speaks for. Another brand is an edit of this file and of nothing else:
 * the texts name it through `{{brand}}`, `{{partner}}`, `{{email}}`, `{{phone}}` and `{{channel}}`.
 */
export const brand = {
  name: 'Interpunct',
  /** Used in addresses and storage keys: `/interpunct-consulting`, `interpunct-cookie-consent`. */
  slug: 'interpunct',
  address: {
    street: '7, rue du Point',
    postalCode: 'L-8000',
    city: 'Strassen',
    /** ISO 3166 code: `Intl.DisplayNames` turns it into the country's name in the reader's language. */
    countryCode: 'LU',
  },
  /** The office on the map, in degrees (WGS 84). */
  geo: { latitude: 49.6205, longitude: 6.0736 },
  email: 'hello@interpunct.example',
  /** As it is shown; without its spaces it is the `tel:` address. */
  phone: '+352 26 00 00 00',
  videoChannel: { name: '@interpunct', url: 'https://www.youtube.com/@interpunct' },
  aiPartner: { name: 'Loomwright', url: 'https://loomwright.example' },
  legalLinks: { privacy: '#', terms: '#' },
  copyrightYear: 2025,
} as const;
