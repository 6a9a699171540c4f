import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '#app/routing/texts.ts';
import { defaultLanguage, type Language } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { languageCodes, type Translation, translations } from '#tests/catalogue.ts';
import { textsIn, writtenIn } from './readTexts.ts';

/** Texts that a translation shares with English: names and common words. */
const sameOnPurpose: Record<Translation, readonly string[]> = {
  fr: [
    'Capital',
    'Chat',
    'Clubs',
    'Communication',
    'Contact',
    'Contacts',
    'Conversation',
    'Design',
    'Fintech',
    'Innovation',
    'Menu',
    'Message',
    'Mission',
    'Moien',
    'Nexus2050',
    'Optimisation',
    'Photo',
    'Podcast',
    'Podcasts',
    'Publications',
    'Question',
    'Services',
    'Studio',
    'TECHSENSE',
    'Tech',
    'Ventures',
    'Version {{version}}',
    'Web',
    '{{minutes}} minutes',
  ],
  de: [
    '(optional)',
    'April',
    'August',
    'Bank',
    'Chat',
    'Clubs',
    'Community',
    'Data Science',
    'Design',
    'Digital',
    'Due Diligence',
    'Events',
    'Fintech',
    'Innovation',
    'Interviews',
    'Live',
    'Marketing',
    'Mission',
    'Moien',
    'Name',
    'Nexus2050',
    'November',
    'Podcast',
    'Podcasts',
    'Pool',
    'Rebranding',
    'Roundtables',
    'September',
    'Studio',
    'TECHSENSE',
    'Tech',
    'Ventures',
    'Version {{version}}',
    'Video',
    'Web',
    'Workshops',
    'arm.',
  ],
};

/** A space that may break after a figure that is not a year. */
const spaceAfterFigure = /\b(?!(?:19|20)\d\d )[\d.,]*\d [\p{L}%€]/u;

/** Patterns that the typography of a language rules out. */
const ruledOut: Record<Language, readonly RegExp[]> = {
  en: [/["'“”„«»]/u],
  fr: [
    /[^\s\u202f][;!?»]|[^\s\u00a0\d]:(?!\/)/u,
    /[ \u00a0][;!?»]|«[ \u00a0]|[ \u202f]:|['"]/u,
    spaceAfterFigure,
  ],
  de: [/["']/u, spaceAfterFigure],
};

const english = textsIn(defaultLanguage);

/** The placeholders of a text. Each language names places where its own sentences need them. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)]
    .flatMap(([, name = '']) => (/(?:city|country)$/i.test(name) ? [] : [name]))
    .toSorted();

describe('the texts', () => {
  it.each(languageCodes)(
    'R4.10 in %s are in the namespace of the frame and of each page',
    (language) => {
      const namespaces = new Set([...textsIn(language).keys()].map((key) => key.split(':')[0]));
      expect([...namespaces].toSorted()).toEqual(['common', ...pageIds].toSorted());
    },
  );

  it.each(translations)('R4.10 in %s have the same keys as in English', (language) => {
    expect([...textsIn(language).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(translations)('R4.10 in %s have the same placeholders as in English', (language) => {
    for (const [key, text] of writtenIn(language)) {
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(writtenIn('en').get(key) ?? ''));
    }
  });

  it.each(languageCodes)('R4.10 in %s are not empty', (language) => {
    for (const [key, text] of textsIn(language)) expect(text.trim(), key).not.toBe('');
  });

  it.each(translations)('R4.10 in %s are all translated', (language) => {
    const untranslated = [...writtenIn(language)]
      .filter(([key, text]) => writtenIn('en').get(key) === text)
      .filter(([, text]) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
      .map(([, text]) => text);
    expect([...new Set(untranslated)].toSorted()).toEqual(sameOnPurpose[language].toSorted());
  });

  it.each(languageCodes)('R4.11 in %s follow its typography', (language) => {
    for (const [key, text] of textsIn(language)) {
      for (const pattern of ruledOut[language]) expect(text, key).not.toMatch(pattern);
    }
  });
});

describe('the keys', () => {
  /** The sources that request texts. */
  const sources = ['src/views', 'src/app', 'src/prerender'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const keyInQuotes = /(['`])((?:[\w-]+|\$\{[^}]+\})(?:[.:](?:[\w-]+|\$\{[^}]+\}))*)\1/g;

  /** Turns a key into a pattern. An expression matches one step of a key, or several at its end. */
  const toPattern = (key: string) =>
    new RegExp(
      `(^|:)${key
        .replaceAll('.', '\\.')
        .replace(/\$\{[^}]+\}$/, '[\\w.-]+')
        .replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`,
    );

  const patterns = sources.flatMap((source) =>
    [...source.matchAll(keyInQuotes)].map(([, , key = '']) => toPattern(key)),
  );

  it('R4.11 have no plurals, for which the build has no rules', () => {
    expect(sources.filter((source) => /\bt\([^)]*\bcount\b/.test(source))).toEqual([]);
  });

  it('R4.11 are all used', () => {
    const unused = [...english.keys()].filter((key) => !patterns.some((used) => used.test(key)));
    expect(unused).toEqual([]);
  });

  it('R4.11 are known to the type checker, which refuses others', () => {
    const { t } = translatorOf(defaultLanguage);
    // @ts-expect-error: the English texts lack this key.
    expect(t('no.such.key')).toBe('no.such.key');
  });
});
