import type { KeptPlace } from '../panel.machine.ts';

const KEY = 'inspector-panel';
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
