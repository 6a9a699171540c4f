import type { Address as MachineAddress } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { type Address, NOT_FOUND, parseAddress } from './address.ts';
import { whenIdle } from './idle.ts';
import { wantedLanguage } from './language.ts';
import { isPageLoaded, loadPage } from './pages.ts';
import { rehearse } from './rehearsal.tsx';
import { actorsOf } from './site.ts';

/** A page links to many more on a large site: what a visit costs must not grow with it. */
const MAX_PAGES = 16;

/** What the browser knows of the network, where it says so. */
type Connection = { saveData?: boolean; effectiveType?: string };

function isNetworkSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const idleMoment = () => new Promise<void>(whenIdle);

/** The pages that are linked and not here yet, each once. */
function pagesToCome(document: Document): Address[] {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => parseAddress(pathname, wantedLanguage()))
    .filter((address) => address.page !== NOT_FOUND && !isPageLoaded(address));
  return [...new Map(addresses.map((address) => [address.path, address])).values()];
}

/**
 * Fetches and rehearses the pages that the one on the screen links to, now and after each route
 * change, one after the other and each in idle moments: so following a link needs no network and
 * little of the processor. Fetches nothing for visitors whose browser saves data, or whose link is
 * too slow for what nobody has asked for.
 */
export function prefetchWhenIdle(site: SiteActor, document: Document): void {
  if (isNetworkSparing()) return;
  const { page } = actorsOf(site);
  let shown: MachineAddress;

  const fetchLinked = async (from: MachineAddress) => {
    await idleMoment();
    for (const address of pagesToCome(document).slice(0, MAX_PAGES)) {
      await idleMoment();
      if (shown !== from) return;
      await loadPage(address);
      await idleMoment();
      await rehearse(site, address.page);
    }
  };
  const look = () => {
    const { context } = page.getSnapshot();
    if (context.shown === shown) return;
    shown = context.shown;
    // What cannot be fetched is no failure yet: the click on its link tries again, and says so.
    fetchLinked(shown).catch(() => {});
  };
  page.subscribe(look);
  look();
}
