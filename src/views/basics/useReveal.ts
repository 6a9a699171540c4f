import { useEffect, useRef } from 'react';

const FROM = { opacity: 0, transform: 'translateY(1.5rem)' };

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
  target.animate([FROM, {}], timing).onfinish = () => {
    target.style.overflowAnchor = '';
  };
}

/**
 * Whether an element has just come in at the lower edge. A jump can show it whole before the report
 * of it comes: to move it then would be a blink, and a press on it would miss.
 */
export const isAtLowerEdge = ({ intersectionRect }: IntersectionObserverEntry) =>
  intersectionRect.top > innerHeight * 0.7;

/**
 * Animates an element into place the first time it scrolls into view. Returns a ref for it.
 *
 * The element stays visible while it waits, so that it is readable without scripts and after an
 * error. It does not move if it is in view from the start, if a jump brings it into view, or if the
 * visitor prefers reduced motion. `delay` is in ms.
 */
export function useReveal<E extends HTMLElement>(delay = 0) {
  const element = useRef<E>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isFirstReport = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        // The report may come when the page has just left the document.
        if (!isFirstReport && target.isConnected && isAtLowerEdge(entry)) rise(target, delay);
        observer.disconnect();
      }
      isFirstReport = false;
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [delay]);
  return element;
}
