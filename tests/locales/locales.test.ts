import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#content/languages.ts';

const FOLDER = 'src/locales';

/** Texts that are the same in another language on purpose: names, and words that it has as they are. */
const sameOnPurpose: Record<string, readonly string[]> = {
  fr: [
    'Clubs',
    'Communication',
    'Contact',
    'Conversation',
    'Fintech',
    'Innovation',
    'Menu',
    'Message',
    'Mission',
    'Nexus2050',
    'Optimisation',
    'Photo',
    'Podcast',
    'Podcasts',
    'Production',
    'Publications',
    'Services',
    'Studio',
    'TECHSENSE',
    'Tech',
    'Ventures',
    'Version {{version}}',
  ],
  de: [
    'Clubs',
    'Community',
    'Data Science',
    'Digital',
    'Due Diligence',
    'Events',
    'Fintech',
    'Innovation',
    'Interviews',
    'Live',
    'Marketing',
    'Mission',
    'Name',
    'Nexus2050',
    'Podcast',
    'Podcasts',
    'Rebranding',
    'Studio',
    'TECHSENSE',
    'Tech',
    'Ventures',
    'Version {{version}}',
    'Video',
    'Workshops',
  ],
};

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function readTexts(language: string): Map<string, string> {
  return new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as Texts;
      return flatten(texts, `${file.replace('.json', '')}:`);
    }),
  );
}

const texts = Object.fromEntries(languages.map(({ code }) => [code, readTexts(code)]));
const english = texts.en as Map<string, string>;

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

describe('the texts', () => {
  it('are in the 14 namespaces of the spec', () => {
    const namespaces = new Set([...english.keys()].map((key) => key.split(':')[0]));
    expect([...namespaces].toSorted()).toEqual([
      'about',
      'ai-marketing',
      'common',
      'community',
      'contact',
      'home',
      'institute',
      'mission',
      'partnership',
      'podcast',
      'services',
      'studio',
      'techsense',
      'ventures',
    ]);
  });

  it.each(['fr', 'de'])('have the same keys in %s as in English', (language) => {
    expect([...(texts[language]?.keys() ?? [])].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(['fr', 'de'])('have the same placeholders in %s as in English', (language) => {
    for (const [key, text] of texts[language] ?? []) {
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key) ?? ''));
    }
  });

  it.each(languages.map(({ code }) => code))('say something in %s', (language) => {
    for (const [key, text] of texts[language] ?? []) expect(text.trim(), key).not.toBe('');
  });

  it.each(['fr', 'de'])('are all translated to %s', (language) => {
    const untranslated = [...(texts[language] ?? [])]
      .filter(([key, text]) => english.get(key) === text)
      .filter(([, text]) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
      .map(([, text]) => text);
    expect([...new Set(untranslated)].toSorted()).toEqual(sameOnPurpose[language]?.toSorted());
  });

  it('are set in French with the spaces that French asks for', () => {
    for (const [key, text] of texts.fr ?? []) {
      expect(text, key).not.toMatch(/[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f\d]:(?!\/)/u);
      expect(text, key).not.toMatch(/ [;:!?»]|« |'/u);
    }
  });

  it('are set in German with its quotation marks', () => {
    for (const [key, text] of texts.de ?? []) expect(text, key).not.toMatch(/["']|\d %/u);
  });
});

describe('the keys', () => {
  /** Every place in the sources where a text is asked for, as a pattern of its key. */
  const sources = ['src/views', 'src/app', 'src/prerender'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const keyInQuotes = /(['`])((?:[\w-]+|\$\{[^}]+\})(?:[.:](?:[\w-]+|\$\{[^}]+\}))*)\1/g;

  /** `items.${id}.title` stands for every id; what a key ends with may be several steps. */
  const toPattern = (key: string) =>
    new RegExp(
      `(^|:)${key
        .replaceAll('.', '\\.')
        .replace(/\$\{[^}]+\}$/, '[\\w.-]+')
        .replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}(_one|_other)?$`,
    );

  const patterns = sources.flatMap((source) =>
    [...source.matchAll(keyInQuotes)].map(([, , key = '']) => toPattern(key)),
  );

  it('are all used', () => {
    const unused = [...english.keys()].filter((key) => !patterns.some((used) => used.test(key)));
    expect(unused).toEqual([]);
  });
});
