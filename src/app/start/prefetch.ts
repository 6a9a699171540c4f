import { NOT_FOUND, parseAddress } from '#app/pages/address.ts';
import { isPageLoaded, loadPage } from '#app/pages/pageLoader.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { Language } from '#content/languages.ts';
import type { Address } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { whenIdle } from './idle.ts';

/** The part of the Network Information API that the site reads. Not every browser has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const idleMoment = () => new Promise<void>(whenIdle);

const siteLinks = 'a[href]:not([hreflang])';

/**
 * Loads the pages whose links come into view, one after the other, in idle moments. A route change then
 * needs no network, and the cost of a visit depends on what the visitor sees, not on the number of pages.
 * Loads nothing if the browser saves data or the network is slow.
 */
export function prefetchWhenIdle(site: SiteActor, document: Document): void {
  if (isNetworkSparing()) return;

  const { page, language } = actorsOf(site);

  const prepare = async ({ origin, pathname }: HTMLAnchorElement) => {
    const address = parseAddress(pathname, language.getSnapshot().context.preferred as Language);
    if (origin !== location.origin || address.page === NOT_FOUND || isPageLoaded(address)) return;
    await idleMoment();
    await loadPage(address);
  };

  let queue = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue = queue
        .then(() => prepare(target as HTMLAnchorElement))
        // A failed prefetch is not reported: the click loads the page again.
        .catch(() => {});
    }
  });

  let shown: Address;
  const observeLinks = async () => {
    const { context } = page.getSnapshot();
    if (context.shown === shown) return;
    shown = context.shown;
    await idleMoment();
    observer.disconnect();
    for (const link of document.querySelectorAll(siteLinks)) observer.observe(link);
  };
  page.subscribe(observeLinks);
  observeLinks();
}
