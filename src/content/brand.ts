import type { Language } from './languages.ts';

/**
 * Used in paths and storage keys: `/interpunct-consulting`, `interpunct-cookie-consent`. It stands alone, because the
 * inline scripts need nothing else of the brand.
 */
export const slug = 'interpunct';

/**
 * The brand that the site presents. Rebranding the site changes this file only: texts have its words as
 * placeholders such as `{{brand}}` and `{{inCity}}` (`src/build/brandWords.ts`).
 */
export const brand = {
  name: 'Interpunct',
  /** Behind how many letters of the name its dot stands, where the name is a mark. */
  dotAfter: 5,
  slug,
  address: {
    street: '7, rue du Point',
    postalCode: 'L-8000',
    city: 'Strassen',
    /** ISO 3166 code. */
    countryCode: 'LU',
    /** In English. `places` has it in each language. */
    country: 'Luxembourg',
  },
  /** Coordinates of the office, in degrees (WGS 84). */
  geo: { latitude: 49.6205, longitude: 6.0736 },
  /** Whose days count, and whose hours a version tells. A name of the IANA. */
  timeZone: 'Europe/Luxembourg',
  email: 'hello@interpunct.example',
  /** As displayed. The `tel:` link omits the spaces. */
  phone: '+352 26 00 00 00',
  /** The address is an example until the owner sets a real one. Each show appends its path. */
  videoChannel: { name: '@interpunct', url: 'https://videos.interpunct.example/@interpunct' },
  aiPartner: { name: 'Loomwright', url: 'https://loomwright.example' },
  foundingYear: 2016,
  copyrightYear: 2025,
} as const;

/** City and country as the sentences of a language have them. */
type Places = {
  inCity: string;
  country: string;
  inCountry: string;
  /** Before a noun in English and German (`Luxembourg’s tech scene`), behind it in French. */
  ofCountry: string;
  /** With the article that it may need. */
  theCountry: string;
};

export const places: Record<Language, Places> = {
  en: {
    // Written out, as in the other languages: the inline scripts would carry what is put together.
    inCity: 'in Strassen',
    country: 'Luxembourg',
    inCountry: 'in Luxembourg',
    ofCountry: 'Luxembourg’s',
    theCountry: 'Luxembourg',
  },
  fr: {
    inCity: 'à Strassen',
    country: 'Luxembourg',
    inCountry: 'au Luxembourg',
    ofCountry: 'du Luxembourg',
    theCountry: 'le Luxembourg',
  },
  de: {
    inCity: 'in Strassen',
    country: 'Luxemburg',
    inCountry: 'in Luxemburg',
    ofCountry: 'Luxemburgs',
    theCountry: 'Luxemburg',
  },
};
