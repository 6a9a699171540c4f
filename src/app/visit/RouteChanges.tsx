import { type RefObject, useRef } from 'react';
import type { Address } from '#app/routing/address.ts';
import { applyHead } from '#app/routing/head.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { useLayoutEffect } from '#views/basics/effects.ts';
import { focusOn } from '#views/basics/focus.ts';
import { useScreen } from '#views/basics/visit.ts';
import { followHistory } from './followHistory.ts';
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
 * position and the focus. Back gives the focus to the link by which a page was left. A link to the page on
 * the screen leads to its top; the route does not change.
 */
export function RouteChanges({ site, scrollMemory, announcer }: RouteChangesProps) {
  const screen = useScreen();
  // The machine may be ahead of the screen by more than one page: only React knows what it has rendered.
  const onScreen = useRef(screen);

  useLayoutEffect(
    () => followHistory({ site, scrollMemory, onScreen: () => onScreen.current.shown }),
    [site, scrollMemory],
  );

  useLayoutEffect(() => {
    const { shown, hasFailed } = screen;
    const before = onScreen.current;
    const isFailure = hasFailed || before.hasFailed;
    onScreen.current = screen;
    // The visitor has returned to the page on the screen before the next one arrived.
    if (before === screen || (before.shown.key === shown.key && !isFailure)) return;
    const isSamePath = before.shown.path === shown.path && !isFailure;
    const isTranslation =
      before.shown.page === shown.page && before.shown.prefix !== shown.prefix && !isFailure;
    // The focus stays where the page stays: Back, and a link to a part of it.
    const isSamePlace = isTranslation || (isSamePath && scrollMemory.has(shown.key));
    if (!isSamePath) applyHead(document, shown as Address, hasFailed);
    if (!isTranslation) scrollMemory.restore(shown.key);
    if (!isSamePlace) {
      focusOn(document.querySelector('h1'));
      // A link that does not show takes no focus.
      focusOn(scrollMemory.linkOf(shown.key));
    }
    // Trying a page again that does not arrive does not count as another visit.
    if (isSamePath || (hasFailed && before.hasFailed && before.shown.key === shown.key)) return;
    if (announcer.current) announcer.current.textContent = document.title;
    site.send({ type: 'route.changed', address: shown });
  }, [screen, site, scrollMemory, announcer]);

  return null;
}
