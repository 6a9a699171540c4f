import { NOT_FOUND, parseAddress } from '#app/pages/address.ts';
import { wantedLanguage } from '#app/pages/language.ts';
import { isPageLoaded, loadPage } from '#app/pages/pageLoader.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { Address } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { whenIdle } from './idle.ts';
import { rehearse } from './rehearsal.tsx';

/** What the browser knows of the network, where it says so. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const idleMoment = () => new Promise<void>(whenIdle);

const siteLinks = 'a[href]:not([hreflang])';

/**
 * Fetches and rehearses the pages whose links come into view, one after the other and each in idle
 * moments: so following a link needs no network and little of the processor, and what a visit costs
 * depends on what the visitor sees, not on how many pages there are. Fetches nothing for visitors
 * whose browser saves data, or whose network is too slow for what nobody has asked for.
 */
export function prefetchWhenIdle(site: SiteActor, document: Document): void {
  if (isNetworkSparing()) return;

  const prepare = async ({ origin, pathname }: HTMLAnchorElement) => {
    const address = parseAddress(pathname, wantedLanguage());
    if (origin !== location.origin || address.page === NOT_FOUND || isPageLoaded(address)) return;
    await idleMoment();
    await loadPage(address);
    await idleMoment();
    await rehearse(site, address.page);
  };

  let queue = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue = queue
        .then(() => prepare(target as HTMLAnchorElement))
        // A page that does not come is no failure yet: the click tries again, and says so.
        .catch(() => {});
    }
  });

  const { page } = actorsOf(site);
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
