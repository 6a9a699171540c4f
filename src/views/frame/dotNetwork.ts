import { mediaOf } from '#views/basics/media.ts';

/** R6.7: the number of dots. */
const DOT_COUNT = 50;
/** R6.7: dots closer than this are linked. */
const LINK_DISTANCE_PX = 180;
/** R6.7: the radius of a dot. */
const DOT_RADIUS_PX = 2.5;
/**
 * The number of opacities at which links are drawn. Links of equal opacity share a stroke, so that the
 * network takes a handful of strokes instead of a thousand.
 */
const OPACITY_STEPS = 6;
/** More pixels than these in a CSS px make no difference to the eye, but to the memory. */
const MAX_DENSITY = 2;

/** How far the network reaches beyond each edge of the window: it drifts by less. */
export const MARGIN_PX = 72;

type Dot = { x: number; y: number };

/** The links of dots that are near each other: a path for each opacity, the strongest first. */
function linksOf(dots: readonly Dot[]): Path2D[] {
  const links = Array.from({ length: OPACITY_STEPS }, () => new Path2D());
  dots.forEach((from, index) => {
    for (const to of dots.slice(index + 1)) {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      if (distance >= LINK_DISTANCE_PX) continue;
      const link = links[Math.floor((distance / LINK_DISTANCE_PX) * OPACITY_STEPS)];
      link?.moveTo(from.x, from.y);
      link?.lineTo(to.x, to.y);
    }
  });
  return links;
}

function drawDots(context: OffscreenCanvasRenderingContext2D, dots: readonly Dot[]): void {
  linksOf(dots).forEach((link, index) => {
    context.globalAlpha = 0.7 * (1 - (index + 0.5) / OPACITY_STEPS);
    context.stroke(link);
  });
  context.globalAlpha = 1;
  context.beginPath();
  for (const { x, y } of dots) {
    context.moveTo(x + DOT_RADIUS_PX, y);
    context.arc(x, y, DOT_RADIUS_PX, 0, 2 * Math.PI);
  }
  context.fill();
}

/**
 * Creates a network of randomly placed dots on a canvas. Returns a function that draws it, and draws it again
 * when the window's size or the colour scheme changes, until the function that it returns is called.
 */
export function createNetwork(canvas: HTMLCanvasElement): () => () => void {
  // Chromium copies a canvas without a graphics card with every change of the page, drawn or not.
  const surface = canvas.transferControlToOffscreen?.() ?? canvas;
  const context = surface.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  let width = innerWidth + 2 * MARGIN_PX;
  let height = innerHeight + 2 * MARGIN_PX;
  const dots: Dot[] = Array.from({ length: DOT_COUNT }, () => ({
    x: Math.random() * width,
    y: Math.random() * height,
  }));

  const draw = () => {
    if (!context) return;
    const color = getComputedStyle(canvas).getPropertyValue('--lattice');
    context.clearRect(0, 0, width, height);
    context.strokeStyle = color;
    context.fillStyle = color;
    drawDots(context, dots);
  };

  /** Gives the canvas the size of the window and the pixels of the screen. */
  const fill = () => {
    const [oldWidth, oldHeight] = [width, height];
    width = innerWidth + 2 * MARGIN_PX;
    height = innerHeight + 2 * MARGIN_PX;
    for (const dot of dots) {
      dot.x *= width / oldWidth;
      dot.y *= height / oldHeight;
    }
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    surface.width = Math.round(width * density);
    surface.height = Math.round(height * density);
    context?.scale(density, density);
    draw();
  };

  return () => {
    const theme = mediaOf('(prefers-color-scheme: dark)');
    fill();
    addEventListener('resize', fill);
    theme.addEventListener('change', draw);
    return () => {
      removeEventListener('resize', fill);
      theme.removeEventListener('change', draw);
    };
  };
}
