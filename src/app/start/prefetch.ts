import { parseAddress } from '#app/routing/address.ts';
import { isPageLoaded, loadPage } from '#app/routing/pageLoader.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { whenIdle } from '#app/wiring/whenIdle.ts';
import type { Language } from '#content/languages.ts';
import type { Address } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';

/** The part of the Network Information API that the site reads. Not every browser has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const siteLinks = 'a[href]:not([hreflang])';

/**
 * Loads the pages whose links come into view, all at once, in an idle moment. A route change then needs no
 * network, and the cost of a visit depends on what the visitor sees, not on the number of pages.
 * Loads nothing if the browser saves data, if the network is slow, or if nothing tells what is in view.
 */
export function prefetchWhenIdle(site: SiteActor, document: Document): void {
  if (isNetworkSparing() || !('IntersectionObserver' in window)) return;

  const { page, language } = actorsOf(site);

  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    const address = parseAddress(pathname, language.getSnapshot().context.preferred as Language);
    if (origin !== location.origin || address.page === NOT_FOUND || isPageLoaded(address)) return;
    // A failed prefetch is not reported: the click loads the page again.
    loadPage(address).catch(() => {});
  };

  const observer = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) observer.unobserve(target);
    whenIdle(() => {
      for (const { target } of seen) prefetch(target as HTMLAnchorElement);
    });
  });

  let shown: Address;
  const observeLinks = () => {
    const { context } = page.getSnapshot();
    if (context.shown === shown) return;
    shown = context.shown;
    whenIdle(() => {
      observer.disconnect();
      for (const link of document.querySelectorAll(siteLinks)) observer.observe(link);
    });
  };
  page.subscribe(observeLinks);
  observeLinks();
}
