import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type Address, parseAddress } from '#app/pages/address.ts';
import { applyHead } from '#app/pages/head.ts';
import { isPageLoaded } from '#app/pages/pageLoader.ts';
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
    scrollMemory.leave(address.path);
    site.send({ type: 'route.requested', address, isLoaded: isPageLoaded(address) });
  }, [pathname, page, language, site, scrollMemory]);

  // The machine may be ahead of the screen by more than one page: only the screen knows what it replaced.
  const replaced = useRef(screen);

  useLayoutEffect(() => {
    const before = replaced.current;
    if (before === screen) return;
    replaced.current = screen;
    scrollMemory.arrive(shown.path);
    const isFailure = hasFailed || before.hasFailed;
    // The visitor has returned to the page on the screen before the next one arrived.
    if (before.shown.path === shown.path && !isFailure) return;
    applyHead(document, shown, hasFailed);
    const isTranslation = before.shown.page === shown.page && before.shown.prefix !== shown.prefix;
    if (isFailure || !isTranslation) {
      scrollMemory.restore();
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    if (announcer.current) announcer.current.textContent = document.title;
    site.send({ type: 'route.changed', address: shown });
  }, [screen, shown, hasFailed, site, scrollMemory, announcer]);

  return null;
}
