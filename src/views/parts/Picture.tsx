import { css } from '#views/jsx/css.ts';

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
  /** The part of the lattice that the drawing fills, in units of the SVG: `x y width height`. */
  readonly frame?: string;
  /** The drawing is made of dots itself: those of the grid would lie between them. */
  readonly isWithoutGrid?: boolean;
};

type PicturePaths = {
  readonly strokes: string;
  readonly vertices: string;
  readonly signals: string;
  readonly halo: readonly number[] | undefined;
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

const definitions = css({ position: 'absolute' });

const LATTICE_ID = 'lattice';
/** Units of the SVG per unit of the lattice. */
const UNIT = 10;

/** One dashed line per row: dashes of zero length with round caps look like dots. */
const LATTICE_ROWS = Array.from({ length: 15 }, (_, row) => `M10 ${(row + 1) * UNIT}h221`).join('');

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

function drawPicture({ lines, curves = [], signals, halo }: PictureData): PicturePaths {
  const polylines = lines.map((line) => line.split(' ').map(toPoint));
  const signalPoints = signals.split(' ').map(toPoint);
  const vertices = new Set(polylines.flat());
  for (const point of signalPoints) vertices.delete(point);

  return {
    strokes: [
      ...polylines.filter((p) => p.length > 1).map((points) => `M${points.join('L')}`),
      ...curves,
    ].join(''),
    vertices: toDots(vertices),
    signals: toDots(signalPoints),
    halo: halo?.split(',').map((measure) => Number(measure) * UNIT),
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

/** The grid of faint dots, which `Picture` refers to. */
export function Lattice() {
  return (
    <defs>
      <path
        id={LATTICE_ID}
        d={LATTICE_ROWS}
        stroke="var(--lattice)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
    </defs>
  );
}

/** The definitions that all pictures of a page share. Render it once, at the root. */
export function PictureDefinitions() {
  return (
    <svg aria-hidden="true" width="0" height="0" css={definitions}>
      <Lattice />
    </svg>
  );
}

/**
 * Draws a picture with at most six elements, however complex it is. Needs `PictureDefinitions` in
 * the same document. Every picture is decoration: the words beside it say what it stands for.
 * `drawing/pictureAnimator.ts` moves its three paths: strokes, vertices and signals.
 */
export function Picture({ picture }: { picture: PictureData }) {
  const { strokes, vertices, signals, halo } = pathsOf(picture);

  return (
    <svg
      data-picture
      viewBox={picture.frame ?? '0 0 240 160'}
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {halo && <circle cx={halo[0]} cy={halo[1]} r={halo[2]} fill="var(--signal-tint)" />}
      {!picture.isWithoutGrid && <use href={`#${LATTICE_ID}`} />}
      <path d={strokes} stroke="var(--ink)" strokeWidth={WEIGHTS.line} />
      <path d={vertices} stroke="var(--ink)" strokeWidth={WEIGHTS.dot} />
      <path d={signals} stroke="var(--signal)" strokeWidth={WEIGHTS.signal} />
    </svg>
  );
}
