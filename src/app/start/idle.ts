/** Safari has no `requestIdleCallback`. There, the moment after this long counts as idle, in ms. */
const BREATHER_MS = 200;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, BREATHER_MS);
}

/** Ends the current task, so that pending input is handled first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
