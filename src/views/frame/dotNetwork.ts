/** Spec §2: the network has this many dots. */
const DOT_COUNT = 50;
/** Spec §2: dots nearer than this are linked, in px. */
const LINK_DISTANCE_PX = 180;
/** Spec §2: the radius of a dot, in px. */
const DOT_RADIUS_PX = 2.5;
/** How far a dot drifts in a second at most, in px. Slow enough for few frames to look smooth. */
const SPEED_PX_S = 3;
/** One frame in this many ms: so few keep the whole network under 2 % of a slow phone's core. */
const FRAME_MS = 600;
/** Links are drawn in this many strengths, so that a frame is a handful of strokes, not a thousand. */
const STRENGTHS = 4;

type Dot = { x: number; y: number; dx: number; dy: number };

/**
 * Draws the network on a canvas of the window's size. `watch` keeps it in size and in the colours
 * of the theme, `drift` moves it; each gives the function that ends it.
 */
export function createNetwork(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const drift = () => (Math.random() - 0.5) * 2 * SPEED_PX_S;
  const dots: Dot[] = Array.from({ length: DOT_COUNT }, () => ({
    x: Math.random() * innerWidth,
    y: Math.random() * innerHeight,
    dx: drift(),
    dy: drift(),
  }));

  const draw = () => {
    if (!context) return;
    const { width, height } = canvas;
    const color = getComputedStyle(canvas).getPropertyValue('--lattice');
    context.clearRect(0, 0, width, height);
    context.strokeStyle = color;
    context.fillStyle = color;
    const links = Array.from({ length: STRENGTHS }, () => new Path2D());
    dots.forEach((from, index) => {
      for (const to of dots.slice(index + 1)) {
        const distance = Math.hypot(from.x - to.x, from.y - to.y);
        if (distance >= LINK_DISTANCE_PX) continue;
        const link = links[Math.floor((distance / LINK_DISTANCE_PX) * STRENGTHS)];
        link?.moveTo(from.x, from.y);
        link?.lineTo(to.x, to.y);
      }
    });
    links.forEach((link, index) => {
      context.globalAlpha = 0.7 * (1 - (index + 0.5) / STRENGTHS);
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
    const share = FRAME_MS / 1_000;
    for (const dot of dots) {
      if (dot.x < 0 || dot.x > canvas.width) dot.dx = -dot.dx;
      if (dot.y < 0 || dot.y > canvas.height) dot.dy = -dot.dy;
      dot.x += dot.dx * share;
      dot.y += dot.dy * share;
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
    drift() {
      const timer = setInterval(() => {
        move();
        draw();
      }, FRAME_MS);
      return () => clearInterval(timer);
    },
  };
}
