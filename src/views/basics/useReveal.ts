import { useRef } from 'react';
import { useEffect } from '#views/basics/effects.ts';
import { mediaOf } from '#views/basics/media.ts';

/** How far below the window an element is noticed, in px: what begins there begins unseen. */
const AHEAD_PX = 100;
/** Between the starts of two elements that come together, in ms. From the last one on they start together. */
const STEP_MS = 80;
const LAST_STEP = 4;

/**
 * Tells of elements that a visitor scrolls to, each once, while it is still below the window. What is seen
 * from the start, or shown by a jump, is not told of: to move it then would be a blink, and a press on it
 * would miss. Returns a function that ends it.
 */
function watchComing<E extends Element>(
  elements: Iterable<E>,
  tell: (coming: E[]) => void,
): () => void {
  const waiting = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const coming: E[] = [];
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) waiting.add(target);
        else {
          observer.unobserve(target);
          const isBelow = boundingClientRect.top >= innerHeight;
          // It may have left the document meanwhile, as a map does for its frame.
          if (isBelow && waiting.has(target) && target.isConnected) coming.push(target as E);
        }
      }
      tell(coming);
    },
    { rootMargin: `0px 0px ${AHEAD_PX}px` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

function rise(target: HTMLElement, delay: number): void {
  // The browser must not anchor the scroll position to a moving element.
  target.style.overflowAnchor = 'none';
  const tokens = getComputedStyle(target);
  const timing = {
    duration: Number.parseFloat(tokens.getPropertyValue('--reveal')),
    easing: tokens.getPropertyValue('--ease'),
    fill: 'backwards',
    delay,
  } as const;
  target.animate([{ transform: 'translateY(1.5rem)' }, {}], timing).onfinish = () => {
    target.style.overflowAnchor = '';
  };
}

/**
 * Lets the parts of an element rise into place, each the first time that a visitor scrolls to it, and those
 * that come together one after the other. Returns a ref for the element.
 *
 * They only move: each is readable all the time. They stay in place if the visitor prefers reduced motion.
 */
export function useReveal<E extends HTMLElement>(parts = 'h2, li') {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const reduced = mediaOf('(prefers-reduced-motion: reduce)');
    return watchComing(element.current.querySelectorAll<HTMLElement>(parts), (coming) => {
      if (reduced.matches) return;
      for (const [place, part] of coming.entries())
        rise(part, STEP_MS * Math.min(place, LAST_STEP));
    });
  }, [parts]);
  return element;
}
