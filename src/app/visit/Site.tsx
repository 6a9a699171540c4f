import { useLayoutEffect, useRef } from 'react';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { visuallyHidden } from '#views/basics/theme.tsx';
import { Backdrop } from '#views/frame/Backdrop.tsx';
import { Dock } from '#views/frame/Dock.tsx';
import { CrashFailure } from '#views/frame/FailurePage.tsx';
import { Footer } from '#views/frame/footer/Footer.tsx';
import { Newsletter } from '#views/frame/footer/Newsletter.tsx';
import { Breadcrumbs } from '#views/frame/header/Breadcrumbs.tsx';
import { Header } from '#views/frame/header/Header.tsx';
import { LoadingBar } from '#views/frame/LoadingBar.tsx';
import { SkipLink } from '#views/frame/SkipLink.tsx';
import { TravellingDot } from '#views/frame/TravellingDot.tsx';
import { PodcastPopup } from '#views/overlays/PodcastPopup.tsx';
import { ChatHost } from './ChatHost.tsx';
import { ConsentHost } from './ConsentHost.tsx';
import { PageHost } from './PageHost.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { RouteChanges } from './RouteChanges.tsx';
import type { ScrollMemory } from './scrollMemory.ts';
import { VisitScope } from './VisitScope.tsx';

type SiteProps = {
  site: SiteActor;
  /** Called once React has rendered or hydrated all of it. */
  onReady?: () => void;
  /** A prerender has no window and goes without. */
  scrollMemory?: ScrollMemory;
};

/** The whole site: the frame around the page on the screen. `Theme` brings its looks. */
export function Site({ site, onReady, scrollMemory }: SiteProps) {
  const actors = actorsOf(site);
  const announcer = useRef<HTMLParagraphElement>(null);

  // A layout effect: the behaviours start in the task of the hydration, so no key is lost between them.
  useLayoutEffect(() => onReady?.(), [onReady]);

  const reportFocus = (isInside: boolean) =>
    actors.breadcrumbs.send({ type: isInside ? 'breadcrumbs.focused' : 'breadcrumbs.blurred' });

  return (
    <VisitScope site={site}>
      <SkipLink />
      <PartBoundary site={site}>
        <Backdrop actor={actors.backdrop} />
      </PartBoundary>
      <PartBoundary site={site}>
        <TravellingDot actor={actors.dot} />
      </PartBoundary>
      <PartBoundary site={site}>
        <Header actors={actors} onFocusChange={reportFocus} />
      </PartBoundary>
      <PartBoundary site={site} needs={actors.breadcrumbs}>
        <Breadcrumbs actor={actors.breadcrumbs} onFocusChange={reportFocus} />
      </PartBoundary>
      <PartBoundary site={site} needs={actors.podcastPopup}>
        <PodcastPopup actor={actors.podcastPopup} />
      </PartBoundary>
      <main id="main">
        <PartBoundary site={site} fallback={<CrashFailure />}>
          <LoadingBar {...actors} />
          <PageHost actor={actors.page} actors={actors} />
        </PartBoundary>
      </main>
      <PartBoundary site={site}>
        <Footer
          versionBadge={actors.versionBadge}
          consent={actors.consent}
          newsletter={
            <PartBoundary site={site} needs={actors.newsletter}>
              <Newsletter actor={actors.newsletter} />
            </PartBoundary>
          }
        />
      </PartBoundary>
      <Dock>
        <PartBoundary site={site} needs={actors.chat}>
          <ChatHost site={site} />
        </PartBoundary>
        <PartBoundary site={site} needs={actors.consent}>
          <ConsentHost consent={actors.consent} overlay={actors.consentOverlay} />
        </PartBoundary>
      </Dock>
      <p ref={announcer} aria-live="polite" css={visuallyHidden} />
      {scrollMemory && (
        <RouteChanges site={site} scrollMemory={scrollMemory} announcer={announcer} />
      )}
    </VisitScope>
  );
}
