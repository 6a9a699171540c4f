import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DotActor } from '#machines/dot.machine.ts';
import { useEffect, useLayoutEffect } from '#views/basics/effects.ts';
import { useScreen } from '#views/basics/visit.ts';

/** R6.11: the dot is at its new place after this long, in ms. */
const TRAVEL_MS = 520;

type DotElement = HTMLElement | SVGElement;

/** The dots of the page on the screen, from its head to its end, and behind them that of the brand's name above it. */
const dotsOfPage = () =>
  ['main', 'header a'].flatMap((place) => [
    ...document.querySelectorAll<DotElement>(`${place} [data-dot]`),
  ]);

const isLit = ({ dataset }: DotElement) => dataset.lit === 'yes';

/** The place of the dot that is nearest to the middle of the window. If none is in the window, it is that of the brand's name. */
function nearestOf(dots: DotElement[]): number {
  const distances = dots.map((dot) => {
    const { top, bottom } = dot.getBoundingClientRect();
    // It is nearer than a dot that this window hides, which has no box.
    return dot.closest('main') ? Math.abs(top + bottom - innerHeight) : innerHeight - 1;
  });
  return distances.indexOf(Math.min(...distances));
}

/** Tells the chart which dot has its turn, where that is another one. The brand's stays from page to page. */
function reachNearest(actor: DotActor, page: string): void {
  const dots = dotsOfPage();
  const place = nearestOf(dots);
  const dot = dots[place];
  const isKnown = dot && isLit(dot) && actor.getSnapshot().context.page === page;
  if (dot && !isKnown) actor.send({ type: 'dot.reached', page, place });
}

/** A seat with a name, and a dot of a drawing, are red at once. */
const canTravel = (dot: DotElement) => dot.matches('span:empty');

/** Lets a dot come from a box of the window to its place. */
function travel(dot: DotElement, from: DOMRect): Animation | undefined {
  if (!canTravel(dot)) return undefined;
  const to = dot.getBoundingClientRect();
  const start = [
    `translate(${from.x - to.x}px, ${from.y - to.y}px)`,
    `scale(${from.width / to.width})`,
  ].join(' ');
  const easing = getComputedStyle(dot).getPropertyValue('--ease');
  return dot.animate([{ transformOrigin: '0 0', transform: start }, { transformOrigin: '0 0' }], {
    duration: TRAVEL_MS,
    easing,
  });
}

/**
 * Moves the red dot: the dot that is nearest to the middle of the window is red. It stands before the page,
 * because React runs the clean-up of a layout effect before it changes what is inside its later siblings: so the
 * dot of the old page is measured as it was seen.
 */
export function TravellingDot({ actor }: { actor: DotActor }) {
  /** Where the red dot of the old page was in the window. */
  const left = useRef<DOMRect>(undefined);
  const { shown, hasFailed } = useScreen();
  const { page, language } = shown;

  const look = () => reachNearest(actor, page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has other dots in another language, and after its failure
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
    // The new page has its place in the window by then, and is not painted yet.
    if (left.current) queueMicrotask(look);
    return () => {
      subscription.unsubscribe();
      left.current = dots.find(isLit)?.getBoundingClientRect();
    };
  }, [page, language, hasFailed, actor]);

  useEffect(() => {
    let latest: Animation | undefined;
    const moments = actor.on('*', (moment) => {
      const dots = dotsOfPage();
      const from =
        moment.type === 'step.due' ? dots[moment.from]?.getBoundingClientRect() : left.current;
      // The one before may still be on its way: it is measured there, and ends.
      latest?.cancel();
      const dot = dots[moment.place];
      latest = dot && from && travel(dot, from);
    });
    return () => moments.unsubscribe();
  }, [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has other dots in another language, and after its failure
  useEffect(() => {
    look();
    const connection = new AbortController();
    const options = { passive: true, signal: connection.signal };
    addEventListener('scroll', look, options);
    addEventListener('resize', look, options);
    return () => connection.abort();
  }, [page, language, hasFailed, actor]);

  return null;
}
