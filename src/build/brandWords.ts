import { brand, places } from '../content/brand.ts';
import { chatProvider } from '../content/chatProvider.ts';
import type { Language } from '../content/languages.ts';

/** Texts by key, in groups. */
export type Texts = { [key: string]: string | Texts };

/** The words of the brand in a language, by their placeholders. */
const wordsIn = (language: Language): Record<string, string> => ({
  brand: brand.name,
  partner: brand.aiPartner.name,
  email: brand.email,
  phone: brand.phone,
  channel: brand.videoChannel.name,
  provider: chatProvider.name,
  foundingYear: String(brand.foundingYear),
  ...places[language],
});

const withFirst = (text: string, change: (letter: string) => string) =>
  text.replace(/^./u, (letter) => change(letter));

/**
 * Returns texts with the words of the brand in place of their placeholders. One with a capital begins a
 * sentence: `{{InCountry}}`. Placeholders of other words stay, for the site to fill in.
 */
export function fillBrand(texts: Texts, language: Language): Texts {
  const words = wordsIn(language);
  const wordOf = (name: string) => {
    if (name in words) return words[name];
    const word = words[withFirst(name, (letter) => letter.toLowerCase())];
    return word && withFirst(word, (letter) => letter.toUpperCase());
  };
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => wordOf(name) ?? placeholder)
        : fillBrand(value, language),
    ]),
  );
}
