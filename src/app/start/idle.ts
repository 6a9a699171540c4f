/** Without `requestIdleCallback` (Safari), the moment after this long counts as idle, in ms. */
const BREATHER_MS = 200;

/** Runs something once the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, BREATHER_MS);
}

/** Ends the task: what waits for the processor, such as a visitor's input, comes first. */
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
