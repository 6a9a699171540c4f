import type { SiteActor } from '#machines/site.machine.ts';
import { mediaOf } from '#views/basics/media.ts';

/** Beyond this distance from the top, moves of the pointer make no difference, in px. */
const FAR_AWAY_PX = 200;

/** The parts of two APIs that not every browser has. */
type Device = Navigator & { connection?: { saveData?: boolean }; deviceMemory?: number };

/**
 * Whether the device has one core or a gigabyte at most, or its visitor saves data, or nothing tells
 * which pictures are in view.
 */
function isSpared({ connection, deviceMemory = 2, hardwareConcurrency }: Device): boolean {
  const isWeak = deviceMemory < 2 || hardwareConcurrency < 2;
  return Boolean(connection?.saveData) || isWeak || !('IntersectionObserver' in window);
}

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

  if (isSpared(navigator)) site.send({ type: 'device.spared' });

  const reduced = mediaOf('(prefers-reduced-motion: reduce)');
  const sendMotion = () =>
    site.send({ type: reduced.matches ? 'motion.reduced' : 'motion.allowed' });
  sendMotion();
  reduced.addEventListener('change', sendMotion, { signal });

  const sendVisibility = () => site.send({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  sendVisibility();
  document.addEventListener('visibilitychange', sendVisibility, { signal });

  addEventListener('online', () => site.send({ type: 'network.returned' }), { signal });
}
