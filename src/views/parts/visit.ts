import { createContext, useContext } from 'react';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/routes.ts';
import type { Click } from '#machines/analytics.machine.ts';
import type { Address } from '#machines/page.machine.ts';

/** What every view may need to know of the visit, and may say about it. */
export type Visit = {
  /** The page on the screen. */
  address: Address;
  /** The path of the page on the screen in a language. */
  pathIn: (language: Language) => string;
  /** The visitor chose a language: it is remembered. */
  chooseLanguage: (language: Language) => void;
  /** The visitor followed a link of a kind that is counted; `label` tells it from its siblings. */
  reportClick: (name: Click['name'], label: string) => void;
  /** The visitor is about to follow a link: its page may be fetched. */
  intend: (page: PageId) => void;
};

const VisitContext = createContext<Visit | undefined>(undefined);

export const VisitProvider = VisitContext.Provider;

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}
