/** A line drawing on a lattice of 24 × 16 units. Points are written `x,y` in these units. */
export type PictureData = {
  /** Polylines, as points separated by spaces. Every point is drawn as a dot. */
  readonly lines: readonly string[];
  /** SVG path data in tenths of a unit. */
  readonly curves?: readonly string[];
  /** The highlighted dots, as points separated by spaces. */
  readonly signals: string;
  /** A disc behind the first of them, which is what the words are about, as `x,y,radius`. */
  readonly halo?: string;
  /** The part of the lattice that is shown, in units of the SVG: `x y width height`. */
  readonly frame?: string;
};

type PicturePaths = {
  readonly strokes: string;
  readonly vertices: string;
  readonly signals: string;
  readonly halo: readonly number[] | undefined;
  readonly viewBox: string;
};

/** The widths of lines, dots and signals, in units of the SVG. */
const WEIGHTS = { line: 1.5, dot: 5.5, signal: 11 };

/** For the element around a picture: other widths of its lines, dots and signals. */
export const weights = (line: number, dot: number, signal: number) => ({
  [`& [stroke-width="${WEIGHTS.line}"]`]: { strokeWidth: line },
  [`& [stroke-width="${WEIGHTS.dot}"]`]: { strokeWidth: dot },
  [`& [stroke-width="${WEIGHTS.signal}"]`]: { strokeWidth: signal },
});

/** For the element around a picture of a few rem: its lines are as heavy as those of a larger one. */
export const smallPicture = weights(3, 9, 16);

/** Units of the SVG per unit of the lattice. */
const UNIT = 10;

/** Half of a dot and a little more, in units of the SVG. */
const EDGE = 6;

const pathsByPicture = new Map<PictureData, PicturePaths>();

function toPoint(pair: string): string {
  return pair
    .split(',')
    .map((coordinate) => Number(coordinate) * UNIT)
    .join(' ');
}

function toDots(points: Iterable<string>): string {
  return Array.from(points, (point) => `M${point}h0`).join('');
}

function drawPicture({ lines, curves = [], signals, halo, frame }: PictureData): PicturePaths {
  const polylines = lines.map((line) => line.split(' ').map(toPoint));
  const signalPoints = signals.split(' ').map(toPoint);
  const vertices = new Set(polylines.flat());
  const disc = halo?.split(',').map((measure) => Number(measure) * UNIT);
  const [discX = Number.POSITIVE_INFINITY, , radius = 0] = disc ?? [];
  const starts = [...vertices, ...signalPoints, ...curves.map((curve) => curve.slice(1))];
  const left = Math.min(...starts.map((point) => Number.parseFloat(point) - EDGE), discX - radius);
  for (const point of signalPoints) vertices.delete(point);

  return {
    strokes: [
      ...polylines.filter((p) => p.length > 1).map((points) => `M${points.join('L')}`),
      ...curves,
    ].join(''),
    vertices: toDots(vertices),
    signals: toDots(signalPoints),
    halo: disc,
    // The drawing begins where the text above or below it does.
    viewBox: frame ?? `${left} 0 240 160`,
  };
}

function pathsOf(picture: PictureData): PicturePaths {
  let paths = pathsByPicture.get(picture);
  if (!paths) {
    paths = drawPicture(picture);
    pathsByPicture.set(picture, paths);
  }
  return paths;
}

/**
 * Draws a picture with at most five elements, however complex it is. Every picture is decoration: the
 * words beside it say what it stands for.
 */
export function Picture({ picture }: { picture: PictureData }) {
  const { strokes, vertices, signals, halo, viewBox } = pathsOf(picture);

  return (
    <svg
      data-picture
      viewBox={viewBox}
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {halo && <circle cx={halo[0]} cy={halo[1]} r={halo[2]} fill="var(--signal-tint)" />}
      <path d={strokes} stroke="var(--ink)" strokeWidth={WEIGHTS.line} />
      <path d={vertices} stroke="var(--ink)" strokeWidth={WEIGHTS.dot} />
      <path d={signals} stroke="var(--signal)" strokeWidth={WEIGHTS.signal} />
    </svg>
  );
}
