import type { SiteActor, SiteFact } from '#machines/site.machine.ts';
import { mediaOf } from '#views/basics/media.ts';
import { chatFills, from } from '#views/basics/theme.tsx';
import { followOtherTabs } from './consent.ts';
import { actorsOf } from './createSite.ts';
import { followTab } from './stored.ts';
import type { World } from './world.ts';

/** Beyond this distance from the top, moves of the pointer make no difference, in px. */
const FAR_AWAY_PX = 200;

/**
 * Sends the facts of the window to the site, at most once a frame. Starts with the current ones, and
 * ends when `signal` aborts.
 */
function reportWindow(site: SiteActor, signal?: AbortSignal): void {
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

  const follow = (query: string, tell: (isMatched: boolean) => SiteFact) => {
    const media = mediaOf(query.replace('@media ', ''));
    const send = () => site.send(tell(media.matches));
    send();
    media.addEventListener('change', send, { signal });
  };
  follow('(prefers-reduced-motion: reduce)', (isReduced) => ({
    type: isReduced ? 'motion.reduced' : 'motion.allowed',
  }));
  follow(from.desktop, (hasRoom) => ({
    type: hasRoom ? 'navigation.unfolded' : 'navigation.folded',
  }));
  const isWriting = () =>
    document.activeElement?.matches(':is(main, footer) :is(input, textarea)') === true;
  follow(chatFills, (isFilled) =>
    isFilled ? { type: 'window.filled', isWriting: isWriting() } : { type: 'window.freed' },
  );

  addEventListener(
    'blur',
    () =>
      // A document keeps the focus if a frame in it gets it. Firefox says so a task later.
      setTimeout(() => document.hasFocus() && site.send({ type: 'frame.entered' })),
    { signal },
  );
  addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && site.send({ type: 'escape.pressed' }),
    {
      signal,
    },
  );

  addEventListener('online', () => site.send({ type: 'network.returned' }), { signal });
}

/**
 * Tells a site what the world does, until `signal` aborts: the window, the other tabs, and the other documents of this
 * tab.
 */
export function reportFacts(site: SiteActor, world: World, signal?: AbortSignal): void {
  reportWindow(site, signal);
  followOtherTabs(actorsOf(site).consent, world, signal);
  followTab(site, world.session, signal);
}
