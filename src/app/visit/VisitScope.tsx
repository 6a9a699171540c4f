import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type Address, parseAddress, pathInLanguage, pathOf } from '#app/routing/address.ts';
import { isChatEntry, loadDocument, newEntry } from '#app/routing/entries.ts';
import { isPageLoaded, loadPage } from '#app/routing/pageLoader.ts';
import { translatorOf } from '#app/routing/texts.ts';
import { settings } from '#app/settings.ts';
import { actorsOf, isShowing } from '#app/wiring/createSite.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { askHost } from '#ports/deployment.ts';
import { useSelector } from '#views/basics/useSelector.ts';
import {
  type Screen,
  ScreenContext,
  useShown,
  type Visit,
  VisitContext,
} from '#views/basics/visit.ts';

/** Whether the browser has translated the document: its texts are not the elements of React any more. */
const isTranslated = () => document.documentElement.matches('[class*=translated]');

/**
 * The router's location is the page on the screen: the page machine decides when it changes. A link to
 * a page that failed tries it again; its address is already the current one.
 *
 * A link loads the next document in three cases: this one is translated and the host answers; the site cannot
 * follow; the browser refuses the entry, with an error or in silence.
 *
 * Each link makes an entry with a key of its own. A link to the current page replaces its entry, even if it
 * names another topic, so that Back leads to another page.
 */
function shownLocationOf(site: SiteActor): BaseLocationHook {
  const { page } = actorsOf(site);
  const go: typeof navigate = (to, options) => {
    const hasFailed = page.getSnapshot().matches('failed');
    const isCurrent = new URL(to, location.origin).pathname === location.pathname;
    if (hasFailed && isCurrent) {
      page.send({ type: 'page.retry' });
      return;
    }
    const state = newEntry();
    const goHere = () => {
      try {
        if (isShowing(site)) {
          navigate(to, { ...options, replace: isCurrent || isChatEntry(), state });
        }
      } catch {
        // It has no entry then.
      }
      if (history.state?.key !== state.key) loadDocument(to);
    };
    // Offline, the page says what failed, and not the browser.
    if (isTranslated()) askHost(String(to)).then(() => location.assign(to), goHere);
    else goHere();
  };
  return () => [useShown().path, go];
}

type VisitScopeProps = { site: SiteActor; children: ReactNode };

/**
 * The context of all views: the language, the router with the language as its base, the visit, and what
 * is on the screen. Only the last changes from page to page, so a route change does not re-render the frame.
 */
export function VisitScope({ site, children }: VisitScopeProps) {
  const { page, contactForm } = actorsOf(site);
  // Deferred: the press that asks for a page shows its effect first. The page follows in slices, between
  // which input is handled.
  const { shown, hasFailed } = useDeferredValue(useSelector(page, ({ context }) => context));
  const screen = useMemo<Screen>(() => ({ shown, hasFailed }), [shown, hasFailed]);
  // Links lead on from the address: a language that is still loading has been chosen.
  const prefix = useSelector(page, ({ context }) => context.requested.prefix);

  const hook = useMemo(() => shownLocationOf(site), [site]);
  const visit = useMemo<Visit>(
    () => ({
      page,
      contactForm,
      legalLinks: { privacy: settings.privacyUrl, terms: settings.termsUrl },
      vendors: settings.vendors,
      isChatDemo: settings.isChatDemo,
      pathIn: (address, wanted) => pathInLanguage(address as Address, wanted),
      chooseLanguage: (chosen) => site.send({ type: 'language.chosen', language: chosen }),
      reportClick: (name, label) => site.send({ type: 'link.followed', click: { name, label } }),
      fetchAhead: (to) => {
        const { requested } = page.getSnapshot().context;
        const address = parseAddress(pathOf(to, requested.prefix), requested.language as Language);
        // A failed prefetch is not reported: a click on the link loads the page again.
        if (!isPageLoaded(address)) loadPage(address).catch(() => {});
      },
      reportFault: (error) => site.send({ type: 'view.crashed', error }),
    }),
    [site, page, contactForm],
  );

  return (
    <I18nextProvider i18n={translatorOf(shown.language as Language)}>
      <VisitContext value={visit}>
        <ScreenContext value={screen}>
          <Router hook={hook}>
            <Router base={prefix}>{children}</Router>
          </Router>
        </ScreenContext>
      </VisitContext>
    </I18nextProvider>
  );
}
