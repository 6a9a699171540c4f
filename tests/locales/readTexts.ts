import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#content/languages.ts';
import { languageCodes } from '#tests/catalogue.ts';

const FOLDER = 'src/locales';

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function readTexts(language: Language): Map<string, string> {
  return new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as Texts;
      return flatten(texts, `${file.replace('.json', '')}:`);
    }),
  );
}

const texts = new Map(languageCodes.map((code) => [code, readTexts(code)]));

/** Every text of a language, by `namespace:key`. */
export const textsIn = (language: Language) => texts.get(language) ?? new Map<string, string>();
