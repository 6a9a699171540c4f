import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { visuallyHidden } from '#views/basics/theme.tsx';
import { Backdrop } from '#views/frame/Backdrop.tsx';
import { Footer } from '#views/frame/footer/Footer.tsx';
import { Newsletter } from '#views/frame/footer/Newsletter.tsx';
import { Breadcrumbs } from '#views/frame/header/Breadcrumbs.tsx';
import { Header } from '#views/frame/header/Header.tsx';
import { SkipLink } from '#views/frame/SkipLink.tsx';
import { PodcastPopup } from '#views/overlays/PodcastPopup.tsx';
import { PictureDefinitions } from '#views/parts/Picture.tsx';
import { ChatHost } from './ChatHost.tsx';
import { ConsentHost } from './ConsentHost.tsx';
import { PageHost } from './PageHost.tsx';
import { RouteChanges } from './RouteChanges.tsx';
import type { ScrollMemory } from './scrollMemory.ts';
import { VisitScope } from './VisitScope.tsx';

/** The parts that are hydrated each by itself, so that none of them blocks input for long. */
export const parts = ['page', 'footer'] as const;

type PartProps = {
  name: (typeof parts)[number];
  onReady: SiteProps['onReady'];
  children: ReactNode;
};

/** A boundary of hydration. Nothing in it suspends. */
function Part({ name, onReady, children }: PartProps) {
  return (
    <Suspense>
      <ReadyReport name={name} onReady={onReady} />
      {children}
    </Suspense>
  );
}

function ReadyReport({ name, onReady }: Omit<PartProps, 'children'>) {
  useEffect(() => onReady?.(name), [name, onReady]);
  return null;
}

type SiteProps = {
  site: SiteActor;
  /** Hears of each part that is there. */
  onReady?: (part: (typeof parts)[number]) => void;
  /** Where a window is: what only a visit needs. A prerender goes without. */
  scrollMemory?: ScrollMemory;
};

/** The whole site: the frame around the page that is shown. What it looks like comes from `Theme`. */
export function Site({ site, onReady, scrollMemory }: SiteProps) {
  const actors = actorsOf(site);
  const announcer = useRef<HTMLParagraphElement>(null);

  const reportFocus = (isInside: boolean) =>
    actors.breadcrumbs.send({ type: isInside ? 'breadcrumbs.focused' : 'breadcrumbs.blurred' });

  return (
    <VisitScope site={site}>
      <PictureDefinitions />
      <SkipLink />
      <Backdrop actor={actors.backdrop} />
      <Header
        actor={actors.header}
        servicesDropdown={actors.servicesDropdown}
        aboutDropdown={actors.aboutDropdown}
        mobileMenu={actors.mobileMenu}
        onFocusChange={reportFocus}
      />
      <Breadcrumbs actor={actors.breadcrumbs} onFocusChange={reportFocus} />
      <main id="main" tabIndex={-1}>
        <Part name="page" onReady={onReady}>
          <PageHost actor={actors.page} actors={actors} />
        </Part>
      </main>
      <Part name="footer" onReady={onReady}>
        <Footer
          versionBadge={actors.versionBadge}
          consent={actors.consent}
          newsletter={<Newsletter actor={actors.newsletter} />}
        />
      </Part>
      <PodcastPopup actor={actors.podcastPopup} />
      <ChatHost chat={actors.chat} overlay={actors.chatOverlay} />
      <ConsentHost consent={actors.consent} overlay={actors.consentOverlay} />
      <p ref={announcer} aria-live="polite" css={visuallyHidden} />
      {scrollMemory && (
        <RouteChanges site={site} scrollMemory={scrollMemory} announcer={announcer} />
      )}
    </VisitScope>
  );
}
