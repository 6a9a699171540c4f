import type { PageName } from '#app/routing/address.ts';
import { componentOf } from '#app/routing/pageLoader.ts';
import type { PageActor } from '#machines/page.machine.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import { useScreen } from '#views/basics/visit.ts';
import { CrashFailure, LoadFailure } from '#views/frame/FailurePage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PageHostProps = { actor: PageActor; actors: PageActors };

/** The page on the screen, or the page that stands in for one that failed. */
export function PageHost({ actor, actors }: PageHostProps) {
  const { shown, hasFailed } = useScreen();
  const hasCrashed = useSelector(actor, (snapshot) => snapshot.matches('crashed'));
  const Page = hasFailed ? undefined : componentOf(shown.page as PageName);
  return Page ? (
    <ErrorBoundary
      key={shown.page}
      resetKey={shown.key}
      isBroken={hasCrashed}
      fallback={<CrashFailure />}
      onError={(error) => actor.send({ type: 'page.crashed', error })}
    >
      <Page actors={actors} />
    </ErrorBoundary>
  ) : (
    <LoadFailure actor={actor} />
  );
}
