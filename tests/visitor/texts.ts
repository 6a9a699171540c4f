import type { ParseKeys } from 'i18next';
import { brand } from '#content/brand.ts';
import { chatProvider } from '#content/chatProvider.ts';
import type { Language } from '#content/languages.ts';
import { textsIn } from '#tests/locales/readTexts.ts';

/** A key of the catalogue, as views write it. */
export type TextKey = ParseKeys<['common', 'contact', 'home', 'podcast', 'studio']>;

const values: Record<string, string> = {
  brand: brand.name,
  email: brand.email,
  phone: brand.phone,
  provider: chatProvider.name,
};

/** The text of a key in a language, if there is one. What a view alone can fill in stays a placeholder. */
export const textOf = (key: string, language: Language): string | undefined =>
  textsIn(language)
    .get(key.includes(':') ? key : `common:${key}`)
    ?.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, value) => values[value] ?? placeholder);

/** A text as it is read, without the signs that bind its words. */
export const plain = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').trim();
