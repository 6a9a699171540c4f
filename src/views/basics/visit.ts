import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Language } from '#content/languages.ts';
import type { PageId } from '#content/pageIds.ts';
import type { Click } from '#machines/analytics.machine.ts';
import type { Address, PageActor } from '#machines/page.machine.ts';

/**
 * What every view may need to know of the visit, and may say about it. It stays the same from page
 * to page, so that the frame around them is not rendered with each.
 */
export type Visit = {
  /** Knows the page on the screen. Views ask by `useShown` and `useIsShown`. */
  page: PageActor;
  /** The path of a page in a language. */
  pathIn: (address: Address, language: Language) => string;
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

/** The page on the screen. Whoever asks is rendered with every route change. */
export function useShown(): Address {
  return useSelector(useVisit().page, (snapshot) => snapshot.context.shown);
}

/** Whether a page is on the screen. Whoever asks is rendered when the answer changes. */
export function useIsShown(page: PageId): boolean {
  return useSelector(useVisit().page, (snapshot) => snapshot.context.shown.page === page);
}
