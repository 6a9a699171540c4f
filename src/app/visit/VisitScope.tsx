import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type Address, pathInLanguage, pathOf } from '#app/pages/address.ts';
import { rememberLanguage } from '#app/pages/language.ts';
import { isPageLoaded, loadPage } from '#app/pages/pageLoader.ts';
import { translatorOf } from '#app/pages/texts.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { type Visit, VisitProvider } from '#views/basics/visit.ts';

/** Where the visitor is, the page machine knows: links lead there, and need not hear of each change. */
const useNavigation: BaseLocationHook = () => ['', navigate];

type VisitScopeProps = { site: SiteActor; children: ReactNode };

/**
 * What the views find around them: the language, where links lead, the visit. Nothing of it changes
 * with the page, so that a route change renders the page and leaves the frame alone.
 */
export function VisitScope({ site, children }: VisitScopeProps) {
  const { page } = actorsOf(site);
  const language = useSelector(page, ({ context }) => context.shown.language as Language);
  const prefix = useSelector(page, ({ context }) => context.shown.prefix);

  const visit = useMemo<Visit>(
    () => ({
      page,
      pathIn: (address, wanted) => pathInLanguage(address as Address, wanted),
      chooseLanguage: rememberLanguage,
      reportClick: (name, label) => site.send({ type: 'link.followed', click: { name, label } }),
      intend: (to) => {
        const address = { page: to, language, prefix, path: pathOf(to, prefix) };
        // A prefetch that fails is no failure yet: the click on the link tries again, and says so.
        if (!isPageLoaded(address)) loadPage(address).catch(() => {});
      },
    }),
    [site, page, language, prefix],
  );

  return (
    <I18nextProvider i18n={translatorOf(language)}>
      <Router base={prefix} hook={useNavigation}>
        <VisitProvider value={visit}>{children}</VisitProvider>
      </Router>
    </I18nextProvider>
  );
}
