import type { Language } from '../content/languages.ts';

/** Texts by key, in groups. */
export type Texts = { [key: string]: string | Texts };

const NO_BREAK_SPACE = '\u00a0';

/** Forbids a break, and has neither width nor glyph. No font of the site has a no-break hyphen. */
const WORD_JOINER = '\u2060';

/**
 * The most characters that stay together in a headline, so that they have room on a phone of 320 px, with
 * more space between letters too: an article with its noun, a longer phrase, and the last two words.
 */
const longest = { pair: 11, phrase: 10, end: 9 };

/** The most characters of two words that are too little for the last line of a text. */
const LONGEST_REST = 6;

/** A longer compound may break at its hyphen. */
const LONGEST_COMPOUND = 13;

/** Articles, prepositions and the like: words that belong to the next one. */
const leading: Record<Language, readonly string[]> = {
  en: 'a an the to of in on at by for from with and or is it’s we’re'.split(' '),
  fr: 'le la les un une des du de à au aux en et ou où par sur ce sa se y il nos vos'.split(' '),
  de: 'der die das dem den ein eine einen im in am an ans auf bei mit vom zu zum zur für und &'.split(
    ' ',
  ),
};

/** The keys of headlines. */
const headlines = ['title', 'result'];

const compound = /[\p{L}’]+(?:-[\p{L}’]+)+/gu;
const endsClause = (word = '') => /[.,:;!?]$/.test(word);

/** Keeps a short compound such as `rendez-vous` on one line. */
const bindCompounds = (text: string) =>
  text.replace(compound, (word) =>
    word.length > LONGEST_COMPOUND ? word : word.replaceAll('-', `-${WORD_JOINER}`),
  );

/**
 * Keeps articles and the like with the next word, the first word of a clause with its second one, and the
 * last two words together, where a line has room for them. From the end, because an article is closer to
 * its noun than a preposition to its article.
 */
function bindPhrases(headline: string, language: Language): string {
  const words = headline.split(' ');
  const leads = (word: string) => leading[language].includes(word.toLowerCase());
  return words.reduceRight((rest, word, index) => {
    const [phrase = ''] = rest.split(' ');
    const limit = leads(word)
      ? longest[phrase.includes(NO_BREAK_SPACE) ? 'phrase' : 'pair']
      : Math.max(
          endsClause(words[index - 1]) && !endsClause(word) ? longest.phrase : 0,
          index === words.length - 2 ? longest.end : 0,
        );
    // An article that its noun has left no room for goes with its noun, not with its preposition.
    const isLoose = leads(phrase);
    const isBound = !isLoose && `${word} ${phrase}`.length <= limit;
    return word + (isBound ? NO_BREAK_SPACE : ' ') + rest;
  });
}

/** Keeps the last two words of a sentence together where both are short. */
const bindEnd = (text: string) =>
  text.replace(/ (\S+ \S+[.?!])$/, (rest, end: string) =>
    end.length <= LONGEST_REST ? ` ${end.replace(' ', NO_BREAK_SPACE)}` : rest,
  );

/** Returns texts with the characters that keep words together. Descriptions of pages have no lines. */
export function bindWords(texts: Texts, language: Language): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (key === 'meta') return [key, value];
      if (typeof value !== 'string') return [key, bindWords(value, language)];
      const isHeadline = headlines.includes(key);
      return [key, isHeadline ? bindCompounds(bindPhrases(value, language)) : bindEnd(value)];
    }),
  );
}
