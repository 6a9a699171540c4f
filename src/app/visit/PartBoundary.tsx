import type { ReactNode } from 'react';
import type { SiteActor } from '#machines/site.machine.ts';
import { useShown } from '#views/basics/visit.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PartBoundaryProps = { site: SiteActor; fallback?: ReactNode; children: ReactNode };

/** Contains the crash of a part of the frame. The next route change renders the part again. */
export function PartBoundary({ site, fallback = null, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={fallback}
      resetKey={useShown().key}
      onError={(error) => site.send({ type: 'view.crashed', error })}
    >
      {children}
    </ErrorBoundary>
  );
}
