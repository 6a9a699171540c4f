import { useRef } from 'react';
import { useEffect } from '#views/basics/effects.ts';
import { mediaOf } from '#views/basics/media.ts';

/** How far below the window an element is noticed, in px: what begins there begins unseen. */
const AHEAD_PX = 100;

function rise(target: HTMLElement): void {
  // The browser must not anchor the scroll position to a moving element.
  target.style.overflowAnchor = 'none';
  const tokens = getComputedStyle(target);
  const timing = {
    duration: Number.parseFloat(tokens.getPropertyValue('--reveal')),
    easing: tokens.getPropertyValue('--ease'),
  };
  target.animate([{ transform: 'translateY(1.5rem)' }, {}], timing).onfinish = () => {
    target.style.overflowAnchor = '';
  };
}

/**
 * Lets the parts of an element rise into place, each the first time that a visitor scrolls to it. Returns a ref for
 * the element.
 *
 * They only move: each is readable all the time. They stay in place if the visitor prefers reduced motion. What is
 * seen from the start, or shown by a jump, stays, too: to move it then would be a blink, and a press on it would miss.
 */
export function useReveal<E extends HTMLElement>(parts = 'h2, li') {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const reduced = mediaOf('(prefers-reduced-motion: reduce)');
    const waiting = new WeakSet<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) {
            waiting.add(target);
            continue;
          }
          observer.unobserve(target);
          const isComing = waiting.has(target) && boundingClientRect.top >= innerHeight;
          // It may have left the document meanwhile, as a map does for its frame.
          if (isComing && target.isConnected && !reduced.matches) rise(target as HTMLElement);
        }
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px` },
    );
    for (const part of element.current.querySelectorAll(parts)) observer.observe(part);
    return () => observer.disconnect();
  }, [parts]);
  return element;
}
