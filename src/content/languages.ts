/** The languages of the site, default first. `name` is what each language calls itself. */
export const languages = [
  { code: 'en', name: 'English', inEnglish: 'English', locale: 'en_GB' },
  { code: 'fr', name: 'Français', inEnglish: 'French', locale: 'fr_LU' },
  { code: 'de', name: 'Deutsch', inEnglish: 'German', locale: 'de_LU' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** R4.2: used when the visitor's preferred language is unknown or not available. */
export const defaultLanguage = 'en' satisfies Language;

export function isLanguage(text: string | undefined): text is Language {
  return languages.some(({ code }) => code === text);
}
