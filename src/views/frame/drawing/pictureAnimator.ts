import { curves } from '#views/basics/tokens.ts';
import { isAtLowerEdge } from '#views/basics/useReveal.ts';
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
} from './measuredPicture.ts';

/** The way of one point, in ms. */
const WAY_MS = 560;
/** The signal leads, and the last point follows it after so many ms. */
const LAST_MS = 120;
/** The picture of the page that has left stays for this long, and its lines then fade for as long, in ms. */
const FADE_MS = 200;
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

/** A picture that has left the page, where it was in the window. */
function fading({ svg, box, scale, widths }: MeasuredPicture) {
  const element = svg.cloneNode(true) as SVGSVGElement;
  const [, ...dots] = pathsOf(element).map((path, index) => {
    path.setAttribute('stroke-width', `${(widths[index] ?? 0) / scale}`);
    return path;
  });
  const style = `max-width:none;width:${box.width}px;height:${box.height}px;translate:${box.left}px ${box.top}px`;
  const looks = [
    { after: 0, opacity: 1 },
    { after: FADE_MS, opacity: 1 },
    { after: 2 * FADE_MS, opacity: 0 },
  ];
  return { ...animated(element, style, looks), dots };
}

/** A point on its way. Two eases, one for each axis, make an arc. */
function traveller(from: Dot, to: Dot, after: number): AnimatedElement {
  return animatedDot({ size: to.size, color: to.isSignal ? 'signal' : 'ink' }, (own) => {
    const look = (dot: Dot, after: number) => {
      const scale = (own * dot.size) / to.size;
      return [
        { after, translate: `${dot.x}px`, easing: curves.across },
        { after, transform: `translateY(${dot.y}px) scale(${scale})`, easing: curves.along },
      ];
    };
    return [...look(from, 0), ...look(from, after), ...look(to, after + WAY_MS)];
  });
}

/** Moves the pictures of the page. What it has put over a picture goes when the machine rests. */
export const createPictureAnimator: CreatePictureAnimator = (layer, tell) => {
  const layers = createLayers();
  let hidden: SVGElement[] = [];
  let travellers: { element: Element; start: Dot }[] = [];
  /** Those of the picture that has left the page, until all travellers are made. */
  let leftDots: Element[] = [];
  /** Puts the dots of the picture in the place of those that have come. */
  let arrive = () => {};
  /** What has left the screen: points on their way, and the picture that was in view. */
  let departed: { dots: Dot[]; figure: MeasuredPicture | undefined; isWhole: boolean } | undefined;
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

  /** Hides the picture of the new page, whose points are about to come. The old one stays until then. */
  const depart = () => {
    rest();
    const hero = heroOf();
    if (!hero) return;
    hide(hero);
    if (!departed?.figure || !departed.isWhole) return;
    const left = fading(departed.figure);
    leftDots = left.dots;
    layers.add(onLayer, [left]);
  };

  const travel = () => {
    const { dots = [], figure } = departed ?? {};
    departed = undefined;
    const hero = heroOf();
    if (!hero) return;
    const from = figure && dots.length === 0 ? dotsOf(figure) : dots;
    if (from.length === 0) return draw(hero, 0, WAY_MS);
    const to = dotsOf(measure(hero));
    const waysOf = (isMeant: (dot: Dot) => boolean) => {
      const some = from.filter(isMeant);
      return pairDots(some.length > 0 ? some : from, to.filter(isMeant));
    };
    const ways = [
      ...waysOf(({ isSignal }) => isSignal),
      ...waysOf(({ isSignal }) => !isSignal),
    ].map(([start, end], index, { length }) => {
      const after = (LAST_MS * index) / length;
      return { ...traveller(start, end, after), start: { ...start, isSignal: end.isSignal } };
    });
    const removeLayer = layers.add(onLayer, ways);
    layers.afterwards(() => {
      for (const dot of leftDots) dot.remove();
    });
    travellers = ways;
    arrive = () => {
      for (const dots of pathsOf(hero).slice(1)) dots.style.visibility = '';
      removeLayer();
      travellers = [];
    };
    draw(hero, WAY_MS * 0.75, WAY_MS, WAY_MS);
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
  const visible = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const { target } = entry;
      const picture = pictures.indexOf(target as SVGSVGElement);
      if (!entry.isIntersecting) waiting.add(target);
      else {
        // What is in view from the start, or shown by a jump, stays complete.
        if (waiting.has(target) && isAtLowerEdge(entry)) tell({ type: 'picture.seen', picture });
        visible.unobserve(target);
      }
    }
  });
  const waiting = new WeakSet<Element>();

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
        dots: dots.length > 0 || hero ? dots : pressedLink(),
        figure: hero && measure(hero),
        isWhole: hidden.length === 0,
      };
    },
    watch() {
      visible.disconnect();
      pictures = [...document.querySelectorAll<SVGSVGElement>(pictureSelector)];
      for (const picture of pictures.slice(1)) visible.observe(picture);
    },
    show(moment) {
      if (moment.type !== 'picture.due') return acts[moment.type]();
      const picture = pictures[moment.picture];
      // It may have left the page since it was seen, as a map does for its frame.
      if (picture?.isConnected) draw(picture, 0, 1_000);
    },
    stop() {
      removeEventListener('resize', fit);
      visible.disconnect();
      rest();
    },
  };
};
