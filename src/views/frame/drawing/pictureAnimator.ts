import { TRAVEL_MS } from '#machines/drawing.machine.ts';
import { curves } from '#views/basics/tokens.ts';
import { watchComing } from '#views/basics/useReveal.ts';
import { type AnimatedElement, animated, animatedDot, createLayers } from './animatedElements.ts';
import type { CreatePictureAnimator } from './Drawing.tsx';
import { drawLines } from './lineDrawing.ts';
import {
  type Dot,
  dataOf,
  dotsOf,
  isInView,
  keyOf,
  type MeasuredPicture,
  measure,
  pairDots,
  pathsOf,
  pointsOf,
  strokesOf,
  type Way,
} from './measuredPicture.ts';

/** The way of one point, in ms. */
const WAY_MS = 560;
/** The signal leads, and the last point follows it after so many ms. */
const LAST_MS = 120;
/** The lines of the page that has left fade at once, in ms: they lie where the new page has its text. */
const FADE_MS = 120;
/** How long a pulse of the hero takes from its centre to a neighbour, in ms. */
const PULSE_MS = 800;
const PULSE_PX = 7;
/** The size of a point that comes from a link. */
const PRESSED_PX = 8;

const pictureSelector = 'main svg[data-picture]';

/** The picture of the page's first section, if it is in view. */
function heroOf() {
  const hero = document.querySelector<SVGSVGElement>(pictureSelector);
  return hero && isInView(hero) ? hero : undefined;
}

/** An element as a dot, with its middle where it is. */
function dotOf(element: Element, isSignal: boolean): Dot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width, isSignal };
}

/** The link that was pressed: where points come from if no picture was in view. */
function pressedLink(): Dot[] {
  const link = document.activeElement?.closest('a');
  return link && isInView(link) ? [{ ...dotOf(link, true), size: PRESSED_PX }] : [];
}

/** Where a dot is seen on the new page: on the ground of its hero. One that would start below it starts at its edge. */
function onGround(hero: SVGSVGElement): (dot: Dot) => Dot {
  const section = hero.closest('[data-hero]');
  const bottom = section?.getBoundingClientRect().bottom ?? innerHeight;
  return (dot) => ({ ...dot, y: Math.min(dot.y, bottom - dot.size / 2) });
}

/** The lines of a picture that has left the page, where they were in the window. */
function fading({ svg, box, scale, widths: [width = 0] }: MeasuredPicture) {
  const element = svg.cloneNode(true) as SVGSVGElement;
  const [lines, ...dots] = pathsOf(element);
  lines.setAttribute('stroke-width', `${width / scale}`);
  for (const path of dots) path.remove();
  return animated(
    element,
    `max-width:none;width:${box.width}px;height:${box.height}px;translate:${box.left}px ${box.top}px`,
    [
      { after: 0, opacity: 1 },
      { after: FADE_MS, opacity: 0 },
    ],
  );
}

/** Dots that stand in one picture, until those are made that travel from there. */
function standing(dots: readonly Dot[]) {
  const make = <Name extends 'svg' | 'circle'>(name: Name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name);
  const picture = make('svg');
  for (const { x, y, size, isSignal } of dots) {
    const circle = make('circle');
    circle.style.cssText = `cx:${x}px;cy:${y}px;r:${size / 2}px;fill:var(--${isSignal ? 'signal' : 'ink'})`;
    picture.append(circle);
  }
  return animated(picture, 'width:1px;height:1px;max-width:none;overflow:visible', []);
}

/**
 * Sheets of paper under the texts of home's hero: what moves would run through them. The other heroes have
 * such sheets of their own.
 */
function sheets() {
  const range = document.createRange();
  const texts = document.querySelectorAll('[data-hero]:not([data-composition]) > :last-child > *');
  return Array.from(texts, (text) => {
    range.selectNodeContents(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    return animated(
      document.createElement('b'),
      `left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:var(--paper);box-shadow:0 0 .5rem .25rem var(--paper)`,
      [],
    );
  });
}

/** A point on its way. Two eases, one for each axis, make an arc. The signal leads. */
function traveller({ from, lead, to, isMerged, turn }: Way): AnimatedElement {
  const after = to.isSignal || isMerged ? 0 : LAST_MS * turn;
  const [color, level] = to.isSignal ? ['signal', 1] : ['ink', 0];
  return animatedDot({ size: to.size, color, level }, (own) => {
    const look = (dot: Dot, after: number) => {
      const scale = (own * dot.size) / to.size;
      return [
        { after, translate: `${dot.x}px`, easing: curves.across },
        { after, transform: `translateY(${dot.y}px) scale(${scale})`, easing: curves.along },
      ];
    };
    return [
      ...look(from, 0),
      ...look(from, after),
      ...look(lead, isMerged ? TRAVEL_MS - WAY_MS : after + WAY_MS),
      ...look(to, TRAVEL_MS),
    ];
  });
}

/** Moves the pictures of the page. What it has put over a picture goes when the machine rests. */
export const createPictureAnimator: CreatePictureAnimator = (layer, tell) => {
  const layers = createLayers();
  let hidden: SVGElement[] = [];
  let travellers: { element: Element; start: Dot }[] = [];
  /** Takes away the dots that stand, once all travellers are made. */
  let go = () => {};
  /** Puts the dots of the picture in the place of those that have come. */
  let arrive = () => {};
  /** What has left the screen: its points, and the picture that was in view as a whole. */
  let departed: { dots: Dot[]; figure: MeasuredPicture | undefined } | undefined;
  const changes = new MutationObserver(() => tell({ type: 'picture.changed' }));

  const onLayer = (element: HTMLElement) => layer.append(element);

  /** Completes every picture. */
  const rest = () => {
    layers.clear();
    changes.disconnect();
    for (const part of hidden) part.style.visibility = '';
    hidden = [];
    travellers = [];
  };

  const hide = (svg: SVGSVGElement) => {
    for (const part of svg.querySelectorAll<SVGElement>('path, circle')) {
      part.style.visibility = 'hidden';
      hidden.push(part);
    }
    changes.observe(svg, { subtree: true, attributeFilter: ['d'] });
  };

  const draw = (
    svg: SVGSVGElement,
    ...times: [delay: number, duration: number, arrival?: number]
  ) => {
    hide(svg);
    layers.add((element) => svg.after(element), drawLines(measure(svg), ...times));
  };

  /** Hides the picture of the new page, whose points are about to come. The old ones stay until then. */
  const depart = () => {
    rest();
    const hero = heroOf();
    if (!hero) return;
    hide(hero);
    if (!departed) return;
    departed.dots = departed.dots.map(onGround(hero));
    if (departed.figure) layers.add(onLayer, [fading(departed.figure)]);
    go = layers.add(onLayer, [standing(departed.dots)]);
    layers.add((layer) => {
      layer.style.zIndex = '1';
      onLayer(layer);
    }, sheets());
  };

  const travel = () => {
    const from = departed?.dots ?? [];
    departed = undefined;
    const hero = heroOf();
    if (!hero) return;
    if (from.length === 0) return draw(hero, 0, WAY_MS);
    const to = dotsOf(measure(hero));
    const waysOf = (isMeant: (dot: Dot) => boolean) => {
      const some = from.filter(isMeant);
      return pairDots(some.length > 0 ? some : from, to.filter(isMeant));
    };
    const signals = waysOf(({ isSignal }) => isSignal);
    const ways = [...signals, ...waysOf(({ isSignal }) => !isSignal)];
    const points = ways.map((way) => ({
      ...traveller(way),
      start: { ...way.from, isSignal: way.to.isSignal },
    }));
    const removeLayer = layers.add(onLayer, points);
    travellers = points;
    layers.afterwards(go);
    arrive = () => {
      for (const dots of pathsOf(hero).slice(1)) dots.style.visibility = '';
      removeLayer();
      travellers = [];
    };
    // Lines wait for the signals, or they would run over them.
    const arrival = signals.every(({ lead, to }) => lead === to) ? WAY_MS : TRAVEL_MS;
    draw(hero, arrival, WAY_MS, arrival);
  };

  /** Sends a dot from the hero's centre to each neighbour. */
  const pulse = () => {
    const hero = heroOf();
    if (!hero) return;
    const { toWindow } = measure(hero);
    const [strokes, , signals] = pathsOf(hero);
    const [centre] = pointsOf(dataOf(signals));
    const links = strokesOf(dataOf(strokes), 1).filter(
      ([from]) => from && centre && keyOf(from) === keyOf(centre),
    );
    layers.add(
      onLayer,
      links.map((link) => {
        const [from, to] = link.map(toWindow);
        return animatedDot({ size: PULSE_PX, color: 'signal' }, () => [
          { after: 0, translate: `${from?.x}px ${from?.y}px`, easing: curves.pulse },
          { after: 0, opacity: 0 },
          { after: PULSE_MS / 3, opacity: 1 },
          { after: (PULSE_MS * 2) / 3, opacity: 1 },
          { after: PULSE_MS, translate: `${to?.x}px ${to?.y}px`, opacity: 0 },
        ]);
      }),
    );
  };

  const acts = {
    'departure.due': depart,
    'travel.due': travel,
    'arrival.due': () => arrive(),
    'pulse.due': pulse,
    'rest.due': () => {
      departed = undefined;
      rest();
    },
  };

  let pictures: SVGSVGElement[] = [];
  let watchNoMore = () => {};

  let width = innerWidth;
  /** Places on the page are others in a window of another width. */
  const fit = () => {
    if (innerWidth !== width) rest();
    width = innerWidth;
  };
  addEventListener('resize', fit);

  return {
    leave() {
      // A page that leaves before its points have come: they go on from where they were.
      if (departed) return;
      const hero = heroOf();
      const dots = travellers.map(({ element, start }) =>
        element.isConnected ? dotOf(element, start.isSignal) : start,
      );
      departed = {
        dots: dots.length > 0 ? dots : hero ? dotsOf(measure(hero)) : pressedLink(),
        figure: hero && hidden.length === 0 ? measure(hero) : undefined,
      };
    },
    watch() {
      watchNoMore();
      pictures = [...document.querySelectorAll<SVGSVGElement>(pictureSelector)];
      watchNoMore = watchComing(pictures.slice(1), (coming) => {
        for (const picture of coming) {
          tell({ type: 'picture.seen', picture: pictures.indexOf(picture) });
        }
      });
    },
    show(moment) {
      if (moment.type !== 'picture.due') return acts[moment.type]();
      const picture = pictures[moment.picture];
      if (picture) draw(picture, 0, 1_000);
    },
    stop() {
      removeEventListener('resize', fit);
      watchNoMore();
      rest();
    },
  };
};
