import { NOT_FOUND, parseAddress } from './address.ts';
import { whenIdle } from './idle.ts';
import { wantedLanguage } from './language.ts';
import { isPageLoaded, loadPage } from './pages.ts';

/** A page links to many more on a large site: what a visit costs must not grow with it. */
const MAX_PAGES = 16;

/** What the browser knows of the network, where it says so. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the pages that the one on the screen links to, one after the other and each in an idle
 * moment, so that following a link needs no network. Fetches nothing for visitors whose browser
 * saves data, or whose link is too slow for what nobody has asked for.
 */
export function prefetchWhenIdle(document: Document): void {
  if (isNetworkSparing()) return;
  const addresses = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => parseAddress(pathname, wantedLanguage()))
      .filter((address) => address.page !== NOT_FOUND && !isPageLoaded(address))
      .map((address) => [address.path, address]),
  );
  const waiting = [...addresses.values()].slice(0, MAX_PAGES);
  const fetchNext = () => {
    const next = waiting.shift();
    // One that fails is no failure yet: the click on its link tries again, and says so.
    if (next)
      loadPage(next).then(
        () => whenIdle(fetchNext),
        () => {},
      );
  };
  whenIdle(fetchNext);
}
