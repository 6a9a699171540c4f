import { useEffect, useRef } from 'react';

const FROM = { opacity: 0, transform: 'translateY(1.5rem)' };
const TIMING = {
  duration: 600,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fill: 'backwards',
} as const;

function rise(target: HTMLElement, delay: number): void {
  // What moves must not be what the browser holds the scroll position by.
  target.style.overflowAnchor = 'none';
  target.animate([FROM, {}], { ...TIMING, delay }).onfinish = () => {
    target.style.overflowAnchor = '';
  };
}

/**
 * Lets an element rise into its place when it is scrolled into view for the first time.
 *
 * Nothing is hidden while it waits, so it is readable without scripts and whatever goes wrong; what
 * is in the window from the start stays still. `delay` in ms.
 */
export function useReveal<E extends HTMLElement>(delay = 0) {
  const element = useRef<E>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isFirstReport = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        if (!isFirstReport) rise(target, delay);
        observer.disconnect();
      }
      isFirstReport = false;
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [delay]);
  return element;
}
