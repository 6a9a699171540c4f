import { TRAVEL_MS } from '#machines/drawing.machine.ts';
import { curves } from '#views/basics/tokens.ts';
import type { Pen } from './Drawing.tsx';
import { createPull } from './pull.ts';
import { type Move, sketch } from './sketch.ts';
import {
  dataOf,
  isInView,
  pair,
  pathsOf,
  pointsOf,
  type Spot,
  spotsOf,
  toWindow,
} from './spots.ts';

/** The way of one point, in ms. Others follow the signal one after the other. */
const WAY_MS = 560;
/** The lines of the page that has left fade for this long, in ms. */
const FADE_MS = 260;
/** How long a pulse of the hero takes from its centre to a neighbour, in ms. */
const PULSE_MS = 800;
const PULSE_PX = 7;

const pictureSelector = 'main svg[data-picture]';

/** The picture of the page's first section. */
const heroOf = () => document.querySelector<SVGSVGElement>(pictureSelector);

/** The link that was pressed: where points come from if no picture was in view. */
function pressedSpot(): Spot[] {
  const link = document.activeElement?.closest('a');
  if (!link || !isInView(link)) return [];
  const { left, top, width, height } = link.getBoundingClientRect();
  return [{ x: left + width / 2, y: top + height / 2, size: 8, isSignal: true }];
}

/** From the window to the page. It asks for the scroll position once: after a change, that takes a layout. */
function pageOf() {
  const { scrollX, scrollY } = window;
  return <Place extends { x: number; y: number }>(place: Place): Place => ({
    ...place,
    x: place.x + scrollX,
    y: place.y + scrollY,
  });
}

/** Moves the pictures of the page. What it has drawn over a picture goes when the machine rests. */
export const pen: Pen = (layer, onSeen) => {
  let running: Animation[] = [];
  let drawings: Element[] = [];
  let travellers: { element: HTMLElement; isSignal: boolean }[] = [];
  let departed: Spot[] = [];
  let left: Element | undefined;
  let pull: ReturnType<typeof createPull> | undefined;

  const move: Move = (target, keyframes, timing) => {
    const effect = new KeyframeEffect(target, keyframes, { fill: 'backwards', ...timing });
    const animation = new Animation(effect);
    animation.play();
    running.push(animation);
  };

  /** Completes every picture. */
  const rest = () => {
    for (const animation of running) animation.cancel();
    for (const drawing of drawings) drawing.remove();
    layer.replaceChildren();
    running = [];
    drawings = [];
    travellers = [];
  };

  /** Hides the picture of the new page, whose points are about to come. */
  const depart = () => {
    rest();
    const hero = heroOf();
    if (!hero || !isInView(hero)) return;
    for (const part of hero.querySelectorAll(':scope > :is(path, circle)')) {
      move(part, { opacity: [0, 0] }, { duration: TRAVEL_MS });
    }
  };

  const draw = (svg: SVGSVGElement, delay: number, duration: number, hasDots = false) => {
    if (pull?.svg === svg) pull.stop();
    drawings.push(sketch(svg, move, { delay, duration, hasDots }));
  };

  /** Adds a dot to the layer, at the origin of the page. */
  const addDot = (size: number, color: string): HTMLElement => {
    const dot = document.createElement('i');
    Object.assign(dot.style, {
      position: 'absolute',
      width: `${size}px`,
      height: `${size}px`,
      margin: `${-size / 2}px`,
      borderRadius: '50%',
      background: `var(--${color})`,
    });
    layer.append(dot);
    return dot;
  };

  /** Leads a dot from one place of the page to another. Two eases, one for each axis, make an arc. */
  const lead = (dot: HTMLElement, from: Spot, to: Spot, delay: number) => {
    const timing = { delay, duration: WAY_MS, fill: 'both' } as const;
    const x = ({ x }: Spot) => `${x}px`;
    const y = ({ y, size }: Spot) => `translateY(${y}px) scale(${size / to.size})`;
    move(dot, { translate: [x(from), x(to)] }, { ...timing, easing: curves.across });
    move(dot, { transform: [y(from), y(to)] }, { ...timing, easing: curves.along });
  };

  /** The lines of the picture that is about to leave, as they are. */
  const copyLines = (svg: SVGSVGElement) => {
    const copied = svg.cloneNode(true) as SVGSVGElement;
    const [strokes, ...dots] = pathsOf(copied);
    for (const dot of dots) dot.remove();
    const [drawn, drawing] = [svg, copied].map((one) => one.querySelector('g'));
    if (drawn && drawing) {
      strokes.remove();
      [...drawing.children].forEach((line, index) => {
        const { strokeDashoffset } = getComputedStyle(drawn.children[index] as Element);
        line.setAttribute('stroke-dashoffset', strokeDashoffset);
      });
    }
    const { left, top, width, height } = svg.getBoundingClientRect();
    const halos = [svg, copied].map((one) => one.querySelector(':scope > circle'));
    if (halos[0]) halos[1]?.setAttribute('opacity', getComputedStyle(halos[0]).opacity);
    const place = { position: 'absolute', maxWidth: 'none', translate: `${left}px ${top}px` };
    Object.assign(copied.style, { ...place, width: `${width}px`, height: `${height}px` });
    return copied;
  };

  const travel = () => {
    const hero = heroOf();
    const onPage = pageOf();
    const lines = left;
    const from = departed.map(onPage);
    departed = [];
    left = undefined;
    rest();
    if (!hero || !isInView(hero)) return;
    if (from.length === 0) return draw(hero, 0, WAY_MS);
    if (lines) {
      const place = document.createElement('div');
      const corner = onPage({ x: 0, y: 0 });
      Object.assign(place.style, {
        position: 'absolute',
        translate: `${corner.x}px ${corner.y}px`,
      });
      place.append(lines);
      layer.append(place);
      move(place, { opacity: [1, 0] }, { duration: FADE_MS, fill: 'both' });
    }
    const to = spotsOf(hero).map(onPage);
    const signal = from.filter(({ isSignal }) => isSignal);
    const dots = from.filter(({ isSignal }) => !isSignal);
    const ends = to.filter(({ isSignal }) => !isSignal);
    const ways = pair(dots.length > 0 ? dots : signal, ends);
    ways.push(
      ...pair(
        signal.length > 0 ? signal : from,
        to.filter(({ isSignal }) => isSignal),
      ),
    );
    ways.forEach(([start, end], index) => {
      const delay = end.isSignal ? 0 : 40 + ((TRAVEL_MS - WAY_MS - 40) * index) / ways.length;
      const element = addDot(end.size, end.isSignal ? 'signal' : 'ink');
      travellers.push({ element, isSignal: end.isSignal });
      lead(element, start, end, delay);
    });
    const [, vertices, signals] = pathsOf(hero);
    move(vertices, { opacity: [0, 0] }, { duration: TRAVEL_MS });
    move(signals, { opacity: [0, 0] }, { duration: WAY_MS });
    draw(hero, WAY_MS * 0.75, WAY_MS, true);
  };

  /** Sends a dot from the hero's centre to each neighbour. */
  const pulse = () => {
    const hero = heroOf();
    if (!hero || !isInView(hero)) return;
    const [strokes, , signals] = pathsOf(hero);
    const [centre] = pointsOf(dataOf(signals));
    const place = toWindow(hero);
    const onPage = pageOf();
    for (const line of dataOf(strokes).split(/(?=M)/)) {
      const [begin, end] = pointsOf(line);
      if (!centre || !begin || !end || begin.join() !== centre.join()) continue;
      const [from, to] = [place(begin), place(end)];
      const css = (point: DOMPoint) => {
        const { x, y } = onPage({ x: point.x, y: point.y });
        return `${x}px ${y}px`;
      };
      const dot = addDot(PULSE_PX, 'signal');
      const timing = {
        duration: PULSE_MS,
        easing: curves.pulse,
        fill: 'both',
      } as const;
      move(dot, { translate: [css(from), css(to)], opacity: [0, 1, 1, 0] }, timing);
    }
  };

  let pictures: SVGSVGElement[] = [];
  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const picture = pictures.indexOf(target as SVGSVGElement);
      if (!isIntersecting) waiting.add(target);
      else {
        // What is in view from the start stays complete.
        if (waiting.has(target)) onSeen(picture);
        visible.unobserve(target);
      }
    }
  });
  const waiting = new WeakSet<Element>();

  const follow = ({ clientX, clientY }: PointerEvent) => {
    const hero = heroOf();
    if (!hero || hero.querySelector('g')) return;
    if (pull?.svg !== hero) pull = createPull(hero);
    pull.to(clientX, clientY);
  };
  const hasFinePointer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (hasFinePointer) addEventListener('pointermove', follow, { passive: true });
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
      if (departed.length > 0) return;
      const hero = heroOf();
      const isSeen = hero && isInView(hero);
      if (travellers.length > 0) {
        departed = travellers.map(({ element, isSignal }) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2, size: width, isSignal };
        });
      } else departed = isSeen ? spotsOf(hero) : pressedSpot();
      left = isSeen ? copyLines(hero) : undefined;
    },
    watch() {
      visible.disconnect();
      pictures = [...document.querySelectorAll<SVGSVGElement>(pictureSelector)];
      for (const picture of pictures.slice(1)) visible.observe(picture);
    },
    show(moment) {
      const picture = moment.type === 'picture.due' ? pictures[moment.picture] : undefined;
      if (picture) draw(picture, 150, 850);
      if (moment.type === 'departure.due') depart();
      if (moment.type === 'travel.due') travel();
      if (moment.type === 'pulse.due') pulse();
      if (moment.type === 'rest.due') rest();
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
