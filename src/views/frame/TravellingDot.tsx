import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DotActor } from '#machines/dot.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useScreen } from '#views/basics/visit.ts';

/** R6.11: the dot is at its new place after this long, in ms. */
const TRAVEL_MS = 520;

/** The dots of the page on the screen, from its head to its end. */
const dotsOfPage = () => [...document.querySelectorAll<HTMLElement>('main [data-dot]')];

const isLit = ({ dataset }: HTMLElement) => dataset.lit === 'yes';

const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** The place of the dot that is nearest to the middle of the window, or -1 if none is in it. */
function nearestOf(dots: HTMLElement[]): number {
  const distances = dots.map((dot) => {
    const box = dot.getBoundingClientRect();
    return isInWindow(box) ? Math.abs(box.top + box.bottom - innerHeight) : Infinity;
  });
  const least = Math.min(...distances);
  return least < Infinity ? distances.indexOf(least) : -1;
}

/** Lets a dot come from a box of the window to its place. What has a text, or is drawn, is red at once. */
function travel(dot: HTMLElement | undefined, from: DOMRect | undefined): void {
  if (!from || !(dot instanceof HTMLElement) || dot.firstChild) return;
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
 * Moves the red dot of the brand: of the dots of a page, the one that is nearest to the middle of the window has it. It stands
 * before the page: React runs the clean-up of a layout effect before it changes what is inside its later siblings,
 * and so the dot of the old page is measured as it was seen.
 */
export function TravellingDot({ actor }: { actor: DotActor }) {
  const left = useRef<DOMRect>(undefined);
  const { shown, hasFailed } = useScreen();
  const { page, language } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has dots of its own, and one that failed has none
  useLayoutEffect(() => {
    const dots = dotsOfPage();
    const light = ({ context }: SnapshotFrom<DotActor>) => {
      if (context.page !== page) return;
      for (const [place, dot] of dots.entries())
        dot.dataset.lit = place === context.place ? 'yes' : 'no';
    };
    light(actor.getSnapshot());
    // The site reports an actor that fails, and its dot stays where it is.
    const subscription = actor.subscribe({ next: light, error: () => {} });
    return () => {
      subscription.unsubscribe();
      left.current = dots
        .filter(isLit)
        .map((dot) => dot.getBoundingClientRect())
        .find(isInWindow);
    };
  }, [page, language, hasFailed, actor]);

  useEffect(() => {
    const moments = actor.on('*', (moment) => {
      const dots = dotsOfPage();
      const isPassage = moment.type === 'passage.due';
      travel(
        dots[moment.place],
        isPassage ? left.current : dots[moment.from]?.getBoundingClientRect(),
      );
    });
    return () => moments.unsubscribe();
  }, [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has dots of its own, and one that failed has none
  useEffect(() => {
    const dots = dotsOfPage();
    const look = () => {
      const nearest = nearestOf(dots);
      const dot = dots[nearest];
      if (dot && !isLit(dot)) actor.send({ type: 'dot.reached', page, place: nearest });
    };
    look();
    const connection = new AbortController();
    const options = { passive: true, signal: connection.signal };
    addEventListener('scroll', look, options);
    addEventListener('resize', look, options);
    return () => connection.abort();
  }, [page, language, hasFailed, actor]);

  return null;
}
