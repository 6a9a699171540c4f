import { type RefObject, useLayoutEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type Address, parseAddress } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import type { Language } from '#content/languages.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { useScreen } from '#views/basics/visit.ts';
import type { ScrollMemory } from './scrollMemory.ts';

type RouteChangesProps = {
  site: SiteActor;
  scrollMemory: ScrollMemory;
  /** Screen readers announce the text of this element. */
  announcer: RefObject<HTMLElement | null>;
};

/**
 * Handles both ends of a route change: the address changes, the page arrives. Renders nothing.
 *
 * A new page gets its head, scroll position, focus and announcement before the site learns of it, so
 * every behaviour finds the document complete. Another language of the same page keeps the scroll
 * position and the focus.
 */
export function RouteChanges({ site, scrollMemory, announcer }: RouteChangesProps) {
  const { page, language } = actorsOf(site);
  const pathname = usePathname();
  const screen = useScreen();
  const shown = screen.shown as Address;
  const { hasFailed } = screen;

  useLayoutEffect(() => {
    const { preferred } = language.getSnapshot().context;
    const address = parseAddress(pathname, preferred as Language);
    if (address.path === page.getSnapshot().context.requested.path) return;
    scrollMemory.leave();
    site.send({ type: 'route.requested', address });
  }, [pathname, page, language, site, scrollMemory]);

  useLayoutEffect(() => {
    const { left } = page.getSnapshot().context;
    if (!left) return;
    scrollMemory.arrive();
    // The visitor has returned to the page on the screen before the next one arrived.
    if (left.path === shown.path && !hasFailed) return;
    applyHead(document, shown, hasFailed);
    const isTranslation = left.page === shown.page && left.prefix !== shown.prefix;
    if (hasFailed || !isTranslation) {
      scrollMemory.restore();
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    if (announcer.current) announcer.current.textContent = document.title;
    site.send({ type: 'route.changed', address: shown });
  }, [shown, hasFailed, page, site, scrollMemory, announcer]);

  return null;
}
