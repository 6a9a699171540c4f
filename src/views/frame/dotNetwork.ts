import { FRAME_MS } from '#machines/backdrop.machine.ts';

/** R6.7: the number of dots. */
const DOT_COUNT = 50;
/** R6.7: dots closer than this are linked. */
const LINK_DISTANCE_PX = 180;
/** R6.7: the radius of a dot. */
const DOT_RADIUS_PX = 2.5;
/** Maximum speed along each axis, in px/s. It is slow enough to look smooth at the low frame rate. */
const SPEED_PX_S = 3;
/**
 * The number of opacities at which links are drawn. Links of equal opacity share a stroke, so that a
 * frame takes a handful of strokes instead of a thousand.
 */
const OPACITY_STEPS = 4;

type Dot = { x: number; y: number; dx: number; dy: number };

/**
 * Creates a network of randomly placed dots on a canvas. `watch` draws it, and redraws it when the
 * window's size or the colour scheme changes, and returns a function that stops it. `step` draws the
 * next frame.
 */
export function createNetwork(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const randomSpeed = () => (Math.random() - 0.5) * 2 * SPEED_PX_S;
  const dots: Dot[] = Array.from({ length: DOT_COUNT }, () => ({
    x: Math.random() * innerWidth,
    y: Math.random() * innerHeight,
    dx: randomSpeed(),
    dy: randomSpeed(),
  }));

  const draw = () => {
    if (!context) return;
    const { width, height } = canvas;
    const color = getComputedStyle(canvas).getPropertyValue('--lattice');
    context.clearRect(0, 0, width, height);
    context.strokeStyle = color;
    context.fillStyle = color;
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
    links.forEach((link, index) => {
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
  };

  const move = () => {
    const seconds = FRAME_MS / 1_000;
    for (const dot of dots) {
      if (dot.x < 0 || dot.x > canvas.width) dot.dx = -dot.dx;
      if (dot.y < 0 || dot.y > canvas.height) dot.dy = -dot.dy;
      dot.x += dot.dx * seconds;
      dot.y += dot.dy * seconds;
    }
  };

  const fit = () => {
    const [width, height] = [innerWidth, innerHeight];
    for (const dot of dots) {
      dot.x *= width / (canvas.width || width);
      dot.y *= height / (canvas.height || height);
    }
    canvas.width = width;
    canvas.height = height;
    draw();
  };

  return {
    watch() {
      const theme = matchMedia('(prefers-color-scheme: dark)');
      canvas.width = innerWidth;
      canvas.height = innerHeight;
      draw();
      addEventListener('resize', fit);
      theme.addEventListener('change', draw);
      return () => {
        removeEventListener('resize', fit);
        theme.removeEventListener('change', draw);
      };
    },
    step() {
      move();
      draw();
    },
  };
}
