import { curves } from '#views/basics/tokens.ts';
import type { Pen } from './Drawing.tsx';
import { createPress, dot, type Mark, mark } from './marks.ts';
import { createPull } from './pull.ts';
import { sketch } from './sketch.ts';
import {
  dataOf,
  type Figure,
  figureOf,
  isInView,
  keyOf,
  pair,
  pathsOf,
  pointsOf,
  type Spot,
  spotsOf,
  strokesOf,
} from './spots.ts';

/** The way of one point, in ms. */
const WAY_MS = 560;
/** The signal leads, and the last point follows it after so many ms. */
const LAST_MS = 120;
/** The lines of the page that has left fade for this long, in ms. */
const FADE_MS = 260;
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
function spotOf(element: Element, isSignal: boolean): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width, isSignal };
}

/** The link that was pressed: where points come from if no picture was in view. */
function pressedSpot(): Spot[] {
  const link = document.activeElement?.closest('a');
  return link && isInView(link) ? [{ ...spotOf(link, true), size: PRESSED_PX }] : [];
}

/** A picture that has left the page, without its dots, where it was in the window. */
function fading({ svg, box, scale, widths: [width = 0] }: Figure): Mark {
  const copied = svg.cloneNode(true) as SVGSVGElement;
  const [strokes, ...dots] = pathsOf(copied);
  for (const dot of dots) dot.remove();
  strokes.setAttribute('stroke-width', `${width / scale}`);
  const style = `max-width:none;width:${box.width}px;height:${box.height}px;translate:${box.left}px ${box.top}px`;
  return mark(copied, style, [
    { after: 0, opacity: 1 },
    { after: FADE_MS, opacity: 0 },
  ]);
}

/** A point on its way. Two eases, one for each axis, make an arc. */
function traveller(from: Spot, to: Spot, after: number): Mark {
  return dot({ size: to.size, color: to.isSignal ? 'signal' : 'ink' }, (own) => {
    const look = (spot: Spot, after: number) => {
      const scale = (own * spot.size) / to.size;
      return [
        { after, translate: `${spot.x}px`, easing: curves.across },
        { after, transform: `translateY(${spot.y}px) scale(${scale})`, easing: curves.along },
      ];
    };
    return [...look(from, 0), ...look(from, after), ...look(to, after + WAY_MS)];
  });
}

/** Moves the pictures of the page. What it has put over a picture goes when the machine rests. */
export const pen: Pen = (layer, tell) => {
  const press = createPress();
  let hidden: SVGElement[] = [];
  let travellers: { element: Element; start: Spot }[] = [];
  /** Puts the dots of the picture in the place of those that have come. */
  let arrive = () => {};
  /** What has left the screen: points on their way, and the picture that was in view. */
  let departed: { spots: Spot[]; figure: Figure | undefined; isWhole: boolean } | undefined;
  let pull: ReturnType<typeof createPull> | undefined;
  const changes = new MutationObserver(() => tell({ type: 'picture.changed' }));

  const onLayer = (sheet: HTMLElement) => layer.append(sheet);

  /** Completes every picture. */
  const rest = () => {
    press.clear();
    changes.disconnect();
    for (const part of hidden) part.style.visibility = '';
    hidden = [];
    travellers = [];
  };

  const hide = (svg: SVGSVGElement) => {
    if (pull?.svg === svg) pull.stop();
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
    press.print((sheet) => svg.after(sheet), sketch(figureOf(svg), ...times));
  };

  /** Hides the picture of the new page, whose points are about to come. */
  const depart = () => {
    rest();
    const hero = heroOf();
    if (hero) hide(hero);
  };

  const travel = () => {
    const { spots = [], figure, isWhole } = departed ?? {};
    departed = undefined;
    rest();
    const hero = heroOf();
    if (!hero) return;
    const from = figure && spots.length === 0 ? spotsOf(figure) : spots;
    if (from.length === 0) return draw(hero, 0, WAY_MS);
    const to = spotsOf(figureOf(hero));
    const waysOf = (isMeant: (spot: Spot) => boolean) => {
      const some = from.filter(isMeant);
      return pair(some.length > 0 ? some : from, to.filter(isMeant));
    };
    const ways = [
      ...waysOf(({ isSignal }) => isSignal),
      ...waysOf(({ isSignal }) => !isSignal),
    ].map(([start, end], index, { length }) => {
      const after = (LAST_MS * index) / length;
      return { ...traveller(start, end, after), start: { ...start, isSignal: end.isSignal } };
    });
    const erase = press.print(onLayer, figure && isWhole ? [fading(figure), ...ways] : ways);
    travellers = ways;
    arrive = () => {
      for (const dots of pathsOf(hero).slice(1)) dots.style.visibility = '';
      erase();
      travellers = [];
    };
    draw(hero, WAY_MS * 0.75, WAY_MS, WAY_MS);
  };

  /** Sends a dot from the hero's centre to each neighbour. */
  const pulse = () => {
    const hero = heroOf();
    if (!hero) return;
    const { toWindow } = figureOf(hero);
    const [strokes, , signals] = pathsOf(hero);
    const [centre] = pointsOf(dataOf(signals));
    const links = strokesOf(dataOf(strokes), 1).filter(
      ([from]) => from && centre && keyOf(from) === keyOf(centre),
    );
    press.print(
      onLayer,
      links.map((link) => {
        const [from, to] = link.map(toWindow);
        return dot({ size: PULSE_PX, color: 'signal' }, () => [
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
    for (const { target, isIntersecting } of entries) {
      const picture = pictures.indexOf(target as SVGSVGElement);
      if (!isIntersecting) waiting.add(target);
      else {
        // What is in view from the start stays complete.
        if (waiting.has(target)) tell({ type: 'picture.seen', picture });
        visible.unobserve(target);
      }
    }
  });
  const waiting = new WeakSet<Element>();

  const follow = (pointer: PointerEvent) => {
    const hero = pointer.pointerType === 'mouse' && hidden.length === 0 && heroOf();
    if (!hero) return;
    if (pull?.svg !== hero) pull = createPull(hero);
    pull.to(pointer);
  };
  addEventListener('pointermove', follow);
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
      const spots = travellers.map(({ element, start }) =>
        element.isConnected ? spotOf(element, start.isSignal) : start,
      );
      departed = {
        spots: spots.length > 0 || hero ? spots : pressedSpot(),
        figure: hero && figureOf(hero),
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
      if (picture?.isConnected) draw(picture, 150, 850);
    },
    stop() {
      removeEventListener('pointermove', follow);
      removeEventListener('resize', fit);
      visible.disconnect();
      pull?.stop();
      rest();
    },
  };
};
