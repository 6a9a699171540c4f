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

/** The text of a key in a language. What a view alone can fill in stays a placeholder. */
export function textOf(key: TextKey, language: Language): string {
  const name = key.includes(':') ? key : `common:${key}`;
  const text = textsIn(language).get(name);
  if (text === undefined) throw new Error(`the texts in ${language} have no ${name}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, value) => values[value] ?? placeholder);
}

/** The parts of a text between the placeholders that a view fills in. */
export const partsOf = (key: TextKey, language: Language): string[] =>
  textOf(key, language)
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .filter(Boolean);
