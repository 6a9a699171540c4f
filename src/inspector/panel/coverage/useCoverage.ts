import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CoverageView, SessionCoverage } from './sessionCoverage.ts';

export const CoverageContext = createContext<SessionCoverage | null>(null);

export function useSessionCoverage(): SessionCoverage {
  const coverage = useContext(CoverageContext);
  if (!coverage) throw new Error('This part of the panel stands outside of a connected panel.');
  return coverage;
}

/** What this session and all sessions together have visited. */
export function useCoverage(): CoverageView {
  const coverage = useSessionCoverage();
  return useSyncExternalStore(coverage.subscribe, coverage.getView);
}
