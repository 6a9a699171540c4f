/** Safari has no `requestIdleCallback`. There, the moment after this long counts as idle, in ms. */
const BREATHER_MS = 200;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, BREATHER_MS);
}
