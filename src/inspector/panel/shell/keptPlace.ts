import type { KeptPlace } from '../settings.ts';

const KEY = 'inspector-panel';
const WATCHED = 'inspector-breakpoints';
const USUAL: KeptPlace = { isQuiet: true, isRedacted: false, sizes: { side: 520, bottom: 400 } };

const sizeIn = (value: unknown, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual;

/** Where the panel stood in the last visit. The usual place without one, or without storage. */
export function readPlace(): KeptPlace {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptPlace>;
    return {
      isQuiet: kept.isQuiet !== false,
      isRedacted: kept.isRedacted === true,
      sizes: {
        side: sizeIn(kept.sizes?.side, USUAL.sizes.side),
        bottom: sizeIn(kept.sizes?.bottom, USUAL.sizes.bottom),
      },
    };
  } catch {
    return USUAL;
  }
}

/** Keeps the place of the panel for the next visit. Without storage, nothing is kept. */
export function keepPlace(place: KeptPlace): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The panel then begins at its usual place.
  }
}

/** What the time was to be held at in the document before, in this tab. */
export function readBreakpoints(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WATCHED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps what the time is to be held at, for as long as the tab is there. Without storage, nothing is kept. */
export function keepBreakpoints(texts: readonly string[], storage: () => Storage): void {
  try {
    storage().setItem(WATCHED, JSON.stringify(texts));
  } catch {
    // The panel then begins without.
  }
}
