import { parseAddress } from '#app/routing/address.ts';
import { isPageLoaded, loadPage } from '#app/routing/pageLoader.ts';
import { NOT_FOUND } from '#app/routing/typedPath.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { whenIdle } from '#app/wiring/whenIdle.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';

/** The part of the Network Information API that the site reads. Not every browser has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const siteLinks = 'a[href]:not([hreflang])';

/**
 * A browser opens six connections to a host that speaks HTTP/1.1, and a page takes two of them. So the page
 * that a visitor asks for finds two that are free.
 */
const PAGES_AT_ONCE = 2;

/**
 * A link that comes into view, such as one of a menu, waits this long, in ms. A visitor who knows the way has
 * pressed it by then, and has the network alone.
 */
const WAIT_MS = 300;

/**
 * Loads the pages whose links have come into view in idle moments, two at a time, the latest seen first. A route
 * change then needs no network, and the cost of a visit depends on what the visitor sees, not on the number
 * of pages. Nothing is fetched ahead while a page that the visitor has asked for is on its way.
 * Loads nothing if the browser saves data, if the network is slow, or if nothing tells what is in view.
 */
export function prefetchWhenIdle(site: SiteActor, document: Document): void {
  if (isNetworkSparing() || !('IntersectionObserver' in window)) return;

  const { page, language } = actorsOf(site);
  const visible: HTMLAnchorElement[] = [];
  /** Several links lead to one page. */
  const asked = new Set<string>();
  let loading = 0;

  const loadNext = () => {
    if (loading === PAGES_AT_ONCE || !page.getSnapshot().matches('shown')) return;
    const link = visible.shift();
    if (!link) return;
    const { preferred } = language.getSnapshot().context;
    const address = parseAddress(link.pathname, preferred as Language);
    const { path } = address;
    const isPage = link.origin === location.origin && address.page !== NOT_FOUND;
    if (isPage && !asked.has(path) && !isPageLoaded(address)) {
      asked.add(path);
      loading += 1;
      const goOn = () => {
        loading -= 1;
        whenIdle(loadNext);
      };
      // A failed prefetch is not reported: the click loads the page again.
      loadPage(address).then(goOn, goOn);
    }
    loadNext();
  };

  const observer = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target as HTMLAnchorElement);
    for (const link of links) observer.unobserve(link);
    setTimeout(() => {
      visible.unshift(...links);
      whenIdle(loadNext);
    }, WAIT_MS);
  });

  let shown: unknown;
  const followPage = () => {
    const { context } = page.getSnapshot();
    // What waited while a page was on its way goes on.
    whenIdle(loadNext);
    if (context.shown === shown) return;
    shown = context.shown;
    whenIdle(() => {
      observer.disconnect();
      for (const link of document.querySelectorAll(siteLinks)) observer.observe(link);
    });
  };
  page.subscribe(followPage);
  followPage();
}
