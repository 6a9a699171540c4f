import { useRef } from 'react';
import type { DotActor } from '#machines/dot.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useScreen } from '#views/basics/visit.ts';

/** R6.11: a dot is at its new place after this long, in ms. */
const TRAVEL_MS = 520;

/** The dots of the page on the screen, from its head to its end. */
const dotsOfPage = () => [...document.querySelectorAll<HTMLElement>('main [data-dot]')];

const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** Lets a dot come from a box of the window to its place. */
function travel(dot: HTMLElement, from: DOMRect): void {
  const to = dot.getBoundingClientRect();
  const start = [
    `translate(${from.x - to.x}px, ${from.y - to.y}px)`,
    `scale(${from.width / to.width})`,
  ].join(' ');
  const easing = getComputedStyle(dot).getPropertyValue('--ease');
  dot.animate([{ transformOrigin: '0 0', transform: start }, { transformOrigin: '0 0' }], {
    duration: TRAVEL_MS,
    easing,
  });
}

/**
 * Moves the dot of the brand. It stands before the page: React runs the clean-up of a layout effect before it
 * changes what is inside its later siblings, and so the old dot is measured as it was seen.
 */
export function TravellingDot({ actor }: { actor: DotActor }) {
  const left = useRef<DOMRect>(undefined);
  const {
    shown: { page },
    hasFailed,
  } = useScreen();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has dots of its own, and one that failed has none
  useLayoutEffect(
    () => () => {
      left.current = dotsOfPage()
        .map((dot) => dot.getBoundingClientRect())
        .find(isInWindow);
    },
    [page, hasFailed],
  );

  useEffect(() => {
    const moments = actor.on('*', (moment) => {
      const dots = dotsOfPage();
      const [first] = dots;
      if (moment.type === 'passage.due') {
        if (first && left.current) travel(first, left.current);
        return;
      }
      const [above, dot] = [dots[moment.place - 1], dots[moment.place]];
      if (above && dot) travel(dot, above.getBoundingClientRect());
    });
    return () => moments.unsubscribe();
  }, [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has dots of its own, and one that failed has none
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const dots = dotsOfPage();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const place = dots.indexOf(target as HTMLElement);
        if (place > 0) actor.send({ type: 'dot.seen', place });
      }
    });
    for (const dot of dots) observer.observe(dot);
    return () => observer.disconnect();
  }, [page, hasFailed, actor]);

  return null;
}
