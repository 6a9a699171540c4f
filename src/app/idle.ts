/** Without `requestIdleCallback` (Safari), the moment after this long counts as idle, in ms. */
const BREATHER_MS = 200;

/** Runs something once the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, BREATHER_MS);
}
