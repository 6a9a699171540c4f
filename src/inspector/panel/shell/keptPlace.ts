import { keep, readKept } from '../basics/storage.ts';
import type { KeptPlace } from '../settings.ts';

const KEY = 'inspector-panel';
const WATCHED = 'inspector-breakpoints';
const USUAL_SIZES = { side: 520, bottom: 400 };

const sizeIn = (value: unknown, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual;

/** Where the panel stood in the last visit. The usual place without one, or without storage. */
export function readPlace(): KeptPlace {
  const { isQuiet, isRedacted, sizes } = Object(
    readKept(() => localStorage, KEY),
  ) as Partial<KeptPlace>;
  return {
    isQuiet: isQuiet !== false,
    isRedacted: isRedacted === true,
    sizes: {
      side: sizeIn(sizes?.side, USUAL_SIZES.side),
      bottom: sizeIn(sizes?.bottom, USUAL_SIZES.bottom),
    },
  };
}

/** Keeps the place of the panel for the next visit. Without storage, nothing is kept. */
export const keepPlace = (place: KeptPlace) => keep(() => localStorage, KEY, place);

/** What the time was to be held at in the document before, in this tab. */
export function readBreakpoints(): string[] {
  const kept = readKept(() => sessionStorage, WATCHED);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
}

/** Keeps what the time is to be held at, for as long as the tab is there. Without storage, nothing is kept. */
export const keepBreakpoints = (texts: readonly string[], storage: () => Storage) =>
  keep(storage, WATCHED, texts);
