/** A window that is narrower has no room for a panel at its side, in px. */
const NARROW = 720;
/** The least that the panel and the page beside it need, in px. */
const LEAST = { side: 320, bottom: 200 } as const;
const LEAST_PAGE = { side: 320, bottom: 120 } as const;

/** The edge of the window that the panel takes. */
export type Edge = 'side' | 'bottom';

/** The window that panel and page share, in px. */
export type Room = { width: number; height: number };

/** The edge of the window that the panel takes: a narrow window has no side. */
export function edgeOf({ width }: Room): Edge {
  return width < NARROW ? 'bottom' : 'side';
}

/** The size along the edge that the panel is docked to, within what the window has. In px. */
export function clampSize(edge: Edge, size: number, { width, height }: Room): number {
  const most = (edge === 'side' ? width : height) - LEAST_PAGE[edge];
  return Math.round(Math.max(LEAST[edge], Math.min(size, most)));
}

/** The range of the sizes that the panel can have in a window, in px. */
export function rangeOf(edge: Edge, room: Room): { least: number; most: number } {
  return { least: LEAST[edge], most: clampSize(edge, Number.MAX_SAFE_INTEGER, room) };
}
