import type { SiteActor } from '#machines/site.machine.ts';

/** A pointer further down than this is as far away as any: its moves are not told, in px. */
const FAR_AWAY_PX = 200;

/** Tells the site what happens in the window, at most once a frame. Begins with how things are. */
export function reportFacts(site: SiteActor): void {
  const atMostOncePerFrame = (tell: () => void) => {
    let isDue = false;
    return () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        tell();
      });
    };
  };

  const tellScroll = () => site.send({ type: 'page.scrolled', y: scrollY });
  tellScroll();
  addEventListener('scroll', atMostOncePerFrame(tellScroll), { passive: true });

  let pointerY = FAR_AWAY_PX;
  const tellPointer = atMostOncePerFrame(() => site.send({ type: 'pointer.moved', y: pointerY }));
  addEventListener(
    'pointermove',
    ({ pointerType, clientY }) => {
      const y = Math.min(clientY, FAR_AWAY_PX);
      if (pointerType !== 'mouse' || y === pointerY) return;
      pointerY = y;
      tellPointer();
    },
    { passive: true },
  );

  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const tellMotion = () =>
    site.send({ type: reduced.matches ? 'motion.reduced' : 'motion.allowed' });
  tellMotion();
  reduced.addEventListener('change', tellMotion);

  const tellVisibility = () => site.send({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  tellVisibility();
  document.addEventListener('visibilitychange', tellVisibility);
}
