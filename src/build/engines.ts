/** The oldest engines in which the site runs (README). In older ones the pages stay as they were prerendered. */
export const oldestEngines = { chrome: '109', firefox: '115', safari: '16.4' };

/** The same for Vite, which then writes no newer syntax. */
export const buildTarget = Object.entries(oldestEngines).map(([name, version]) => name + version);
