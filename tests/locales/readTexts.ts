import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseKeys } from 'i18next';
import { fillBrand, type Texts } from '#build/brandWords.ts';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { readable } from '#tests/readable.ts';

const FOLDER = 'src/locales';

function readTexts(language: Language, change: (texts: Texts) => Texts): Map<string, string> {
  return new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as Texts;
      return Object.entries(change(texts)).map(
        ([key, text]) => [`${file.replace('.json', '')}:${key}`, text] as const,
      );
    }),
  );
}

const catalogue = (change: (texts: Texts, language: Language) => Texts) => {
  const texts = new Map(
    languageCodes.map((code) => [code, readTexts(code, (own) => change(own, code))]),
  );
  return (language: Language) => texts.get(language) ?? new Map<string, string>();
};

/** Every text of a language with the words of the brand, by `namespace:key`. */
export const textsIn = catalogue(fillBrand);

/** Every text of a language as its file has it, with placeholders. */
export const writtenIn = catalogue((texts) => texts);

/** A key of the catalogue, as views write it. */
export type TextKey = ParseKeys<['common', 'contact', 'home', 'podcast', 'studio']>;

/** The text of a key in a language, if there is one. What a view alone can fill in stays a placeholder. */
export const textOf = (key: string, language: Language): string | undefined =>
  textsIn(language).get(key.includes(':') ? key : `common:${key}`);

/** What the headline of a page says. */
export const headlineOf = (page: PageId, language: Language = 'en') =>
  readable(textOf(`${page}:hero.title`, language));
