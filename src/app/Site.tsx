import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import type { SiteActor } from '#machines/site.machine.ts';
import { Backdrop } from '#views/frame/Backdrop.tsx';
import { Breadcrumbs } from '#views/frame/Breadcrumbs.tsx';
import { Footer } from '#views/frame/Footer.tsx';
import { Header } from '#views/frame/Header.tsx';
import { Newsletter } from '#views/frame/Newsletter.tsx';
import { SkipLink } from '#views/frame/SkipLink.tsx';
import { PodcastPopup } from '#views/overlays/PodcastPopup.tsx';
import { PictureDefinitions } from '#views/parts/Picture.tsx';
import { Theme, visuallyHidden } from '#views/parts/theme.tsx';
import { type Visit, VisitProvider } from '#views/parts/visit.ts';
import { type Address, pathInLanguage, pathOf } from './address.ts';
import { ChatHost } from './ChatHost.tsx';
import { ConsentHost } from './ConsentHost.tsx';
import { rememberLanguage } from './language.ts';
import { PageHost } from './PageHost.tsx';
import { isPageLoaded, loadPage } from './pages.ts';
import { RouteChanges } from './RouteChanges.tsx';
import type { ScrollMemory } from './scrollMemory.ts';
import { actorsOf } from './site.ts';
import { translatorOf } from './texts.ts';

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

/** The whole site: the frame around the page that is shown. */
export function Site({ site, onReady, scrollMemory }: SiteProps) {
  const actors = actorsOf(site);
  const shown = useSelector(actors.page, (snapshot) => snapshot.context.shown) as Address;
  const announcer = useRef<HTMLParagraphElement>(null);

  const visit = useMemo<Visit>(
    () => ({
      address: shown,
      pathIn: (language) => pathInLanguage(shown, language),
      chooseLanguage: rememberLanguage,
      reportClick: (name, label) => site.send({ type: 'link.followed', click: { name, label } }),
      intend: (page) => {
        const address = { ...shown, page, path: pathOf(page, shown.prefix) };
        // A prefetch that fails is no failure yet: the click on the link tries again, and says so.
        if (!isPageLoaded(address)) loadPage(address).catch(() => {});
      },
    }),
    [shown, site],
  );
  const reportFocus = (isInside: boolean) =>
    actors.breadcrumbs.send({ type: isInside ? 'breadcrumbs.focused' : 'breadcrumbs.blurred' });

  return (
    <I18nextProvider i18n={translatorOf(shown.language)}>
      <Router base={shown.prefix} ssrPath={scrollMemory ? undefined : shown.path}>
        <VisitProvider value={visit}>
          <Theme />
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
        </VisitProvider>
      </Router>
    </I18nextProvider>
  );
}
