import type { SiteActor } from '#machines/site.machine.ts';

/** Beyond this distance from the top, moves of the pointer make no difference, in px. */
const FAR_AWAY_PX = 200;

/**
 * Sends the facts of the window to the site, at most once a frame. Starts with the current ones, and
 * ends when `signal` aborts.
 */
export function reportFacts(site: SiteActor, signal?: AbortSignal): void {
  const atMostOncePerFrame = (send: () => void) => {
    let isDue = false;
    return () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        send();
      });
    };
  };

  const sendScroll = () => site.send({ type: 'page.scrolled', y: scrollY });
  sendScroll();
  addEventListener('scroll', atMostOncePerFrame(sendScroll), { passive: true, signal });

  let pointerY = FAR_AWAY_PX;
  const sendPointer = atMostOncePerFrame(() => site.send({ type: 'pointer.moved', y: pointerY }));
  addEventListener(
    'pointermove',
    ({ pointerType, clientY }) => {
      const y = Math.min(clientY, FAR_AWAY_PX);
      if (pointerType !== 'mouse' || y === pointerY) return;
      pointerY = y;
      sendPointer();
    },
    { passive: true, signal },
  );

  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const sendMotion = () =>
    site.send({ type: reduced.matches ? 'motion.reduced' : 'motion.allowed' });
  sendMotion();
  reduced.addEventListener('change', sendMotion, { signal });
}
