import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import { textsIn } from '#tests/locales/readTexts.ts';
import { readable } from '#tests/readable.ts';

/**
 * A text in English, whose translation stands in the catalogue; a name or a figure that all languages
 * share; or, where the site makes the text from values, what it is in each of them.
 */
export type Text = string | Record<Language, string>;

type Part = {
  /** The name of the part. */
  part: string;
  /** Every entry of its lists, in order, each with one or several of its texts. */
  items?: readonly (Text | readonly Text[])[];
  /** Texts anywhere in the part. */
  texts?: readonly Text[];
  /** The targets of all its links, in order, without a language prefix. */
  links?: readonly string[];
  /** The category of related links, which programs read. */
  category?: string;
};

/** The content that a page must have. */
export type PageContent = { title: Record<Language, string>; parts: readonly Part[] };

/** What a text of a page is in a language. */
export function textIn(language: Language, page: PageId, text: Text): string {
  if (typeof text !== 'string') return text[language];
  const key = [page, 'common']
    .flatMap((namespace) => [...textsIn('en')].filter(([name]) => name.startsWith(`${namespace}:`)))
    .find(([, english]) => readable(english) === text)?.[0];
  return key === undefined ? text : readable(textsIn(language).get(key));
}
