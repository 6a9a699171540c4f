import type { Language } from '#content/languages.ts';

/** A text in every language, or one string for a proper name or a figure that all of them share. */
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
  /** The number of different pictures. */
  pictures?: number;
  /** The category of related links, which programs read. */
  category?: string;
};

/** The content that a page must have. */
export type PageContent = { title: Record<Language, string>; parts: readonly Part[] };

export const textIn = (language: Language, text: Text) =>
  typeof text === 'string' ? text : text[language];
