/** The languages of the site, the fallback first. Each is called by its own name in the switcher. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en_GB' },
  { code: 'fr', name: 'Français', locale: 'fr_LU' },
  { code: 'de', name: 'Deutsch', locale: 'de_LU' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** Spec §9: what a visitor reads whose wish is unknown or not offered. */
export const defaultLanguage: Language = 'en';
