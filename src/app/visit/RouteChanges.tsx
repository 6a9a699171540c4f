import { useSelector } from '@xstate/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type Address, parseAddress } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { wantedLanguage } from '#app/pages/language.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import type { ScrollMemory } from './scrollMemory.ts';

type RouteChangesProps = {
  site: SiteActor;
  scrollMemory: ScrollMemory;
  /** Where screen readers hear of the new page. */
  announcer: RefObject<HTMLElement | null>;
};

/**
 * The two ends of a route change: the address has changed, the page has come. Renders nothing.
 *
 * A page that has come gets its head, scroll position, focus and announcement before the site is
 * told, so that whoever hears of it finds the document complete. Another language of the same page
 * is no other place: scroll position and focus stay.
 */
export function RouteChanges({ site, scrollMemory, announcer }: RouteChangesProps) {
  const { page } = actorsOf(site);
  const pathname = usePathname();
  const shown = useSelector(page, (snapshot) => snapshot.context.shown) as Address;
  const previous = useRef(shown);

  useLayoutEffect(() => {
    const address = parseAddress(pathname, wantedLanguage());
    if (address.path === page.getSnapshot().context.requested.path) return;
    scrollMemory.leave();
    site.send({ type: 'route.requested', address });
  }, [pathname, page, site, scrollMemory]);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === shown) return;
    previous.current = shown;
    applyHead(document, shown);
    if (before.page !== shown.page) {
      scrollMemory.restore();
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    if (announcer.current) announcer.current.textContent = document.title;
    site.send({ type: 'route.changed', address: shown });
  }, [shown, site, scrollMemory, announcer]);

  return null;
}
