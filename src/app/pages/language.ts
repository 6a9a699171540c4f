import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import { webStore } from '#ports/storage.ts';
import { detectLanguage } from './address.ts';

const LANGUAGE_KEY = `${brand.slug}-language`;

const store = webStore(() => localStorage);

/** The language for an address that names none: the stored one, the browser's, English. */
export function wantedLanguage(): Language {
  return detectLanguage(store.read(LANGUAGE_KEY), navigator.languages);
}

/** Remembers the language that the visitor chose. Where storage is denied, the browser's stays in force. */
export function rememberLanguage(language: Language): void {
  store.write(LANGUAGE_KEY, language);
}

/** Spec §4: a detected language is cached, too. It never replaces a choice. */
export function cacheLanguage(language: Language): void {
  if (store.read(LANGUAGE_KEY) === null) rememberLanguage(language);
}
