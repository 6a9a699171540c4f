import { createContext, useContext } from 'react';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import type { Click } from '#machines/analytics.machine.ts';
import type { FormActor } from '#machines/form.machine.ts';
import type { Address, Entry, PageActor } from '#machines/page.machine.ts';

/** The address of a legal text that the owner has not set. */
export const NOWHERE = '#';

/**
 * What any view may read of the visit or report about it. It keeps its identity from page to page, so
 * a route change does not re-render its consumers.
 */
export type Visit = {
  page: PageActor;
  /** It knows the topic that the languages of the contact page have in common. */
  contactForm: FormActor;
  /** The addresses of the privacy notice and of the terms; `NOWHERE` for none. */
  legalLinks: { privacy: string; terms: string };
  /** The vendors that a grant loads. */
  vendors: readonly ('google-analytics' | 'microsoft-clarity')[];
  /** Whether the answers of the chat come from a stand-in, and not from its provider. */
  isChatDemo: boolean;
  /** The path of a page in a language. */
  pathIn: (address: Address, language: Language) => string;
  /** Stores the language that the visitor chose. */
  chooseLanguage: (language: Language) => void;
  /** Reports a click on a link that analytics counts. `label` tells it from its siblings. */
  reportClick: (name: Click['name'], label: string) => void;
  /** Loads a page ahead: the visitor is about to follow a link to it. */
  fetchAhead: (page: PageId) => void;
  /** Reports that a part of the page has failed. */
  reportFault: (error: unknown) => void;
};

/** All views are within one. */
export const VisitContext = createContext({} as Visit);

export const useVisit = (): Visit => useContext(VisitContext);

/** What is on the screen: a page, or the failure in its place. */
export type Screen = { shown: Entry; hasFailed: boolean };

/** All views are within one. */
export const ScreenContext = createContext({} as Screen);

/** Components that call this re-render on every route change. */
export const useScreen = (): Screen => useContext(ScreenContext);

/** The page on the screen. Components that call this re-render on every route change. */
export function useShown(): Entry {
  return useScreen().shown;
}
