import type { ReactNode } from 'react';
import type { SiteActor } from '#machines/site.machine.ts';
import { type Readable, useIsAlive } from '#views/basics/useSelector.ts';
import { useShown } from '#views/basics/visit.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PartBoundaryProps = {
  site: SiteActor;
  /** The behaviour without which the controls of the part would do nothing. */
  needs?: Readable<{ status: string }>;
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Contains the crash of a part of the frame. The next route change renders the part again. A part whose
 * behaviour has failed stays away.
 */
export function PartBoundary({ site, needs, fallback = null, children }: PartBoundaryProps) {
  const isAlive = useIsAlive(needs ?? site) || !needs;
  return (
    <ErrorBoundary
      fallback={fallback}
      resetKey={useShown().key}
      onError={(error) => site.send({ type: 'view.crashed', error })}
    >
      {isAlive ? children : fallback}
    </ErrorBoundary>
  );
}
