import { useSelector } from '@xstate/react';
import type { Address } from '#app/pages/address.ts';
import { componentOf } from '#app/pages/pageLoader.ts';
import type { PageActor } from '#machines/page.machine.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { CrashFailure, LoadFailure } from '#views/frame/FailurePage.tsx';
import { LoadingBar } from '#views/frame/LoadingBar.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PageHostProps = { actor: PageActor; actors: PageActors };

/** The page on the screen: the one that is shown, or what stands in for one that is broken. */
export function PageHost({ actor, actors }: PageHostProps) {
  const shown = useSelector(actor, (snapshot) => snapshot.context.shown) as Address;
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const Page = componentOf(shown.page);
  return (
    <>
      <LoadingBar actor={actor} />
      {hasFailed ? (
        <LoadFailure onRetry={() => actor.send({ type: 'page.retry' })} />
      ) : (
        <ErrorBoundary
          key={`${shown.language}${shown.page}`}
          fallback={<CrashFailure />}
          onError={(error) => actor.send({ type: 'page.crashed', error })}
        >
          <Page actors={actors} />
        </ErrorBoundary>
      )}
    </>
  );
}
