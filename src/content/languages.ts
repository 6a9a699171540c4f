/**
 * The languages of the site, default first. `name` is what each language calls itself. Without a `locale`, it is
 * that of the brand's country.
 */
export const languages = [
  { code: 'en', name: 'English', inEnglish: 'English', locale: 'en_GB' },
  { code: 'fr', name: 'Français', inEnglish: 'French' },
  { code: 'de', name: 'Deutsch', inEnglish: 'German' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** R4.2: used when the visitor's preferred language is unknown or not available. */
export const defaultLanguage = 'en' satisfies Language;

/** The inline scripts carry these alone, and no names. */
const codes = Object.keys({ en: 0, fr: 0, de: 0 } satisfies Record<Language, 0>);

export function isLanguage(text: string | undefined): text is Language {
  return codes.includes(`${text}`);
}
