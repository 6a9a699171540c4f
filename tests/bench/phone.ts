import type { Browser, CDPSession, Page } from '@playwright/test';

/** The profile of a phone: slow 4G, and a quarter of the processor. */
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1_440 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

/** The page is quiet after this time without a request or a longer task, in ms: two round trips and more. */
const QUIET_MS = 1_500;

const HYDRATION_TIMEOUT_MS = 60_000;

/** Whether the pages have scripts that hydrate them. */
export type Delivery = { hasScripts: boolean };

type Observed = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  hydrated: number;
  requests: number;
};

/** Runs in the page, and collects its performance entries. */
function observe(): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    tasks: [],
    hydrated: 0,
    requests: 0,
  };
  Object.assign(window, { observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    observed.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
  });
  watch('mark', ({ name, startTime }) => {
    if (name !== 'hydrated') return;
    observed.hydrated = startTime;
    // A module has two entries: it is downloaded, and then imported from the cache.
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    observed.requests = new Set(addresses).size + 1;
    // biome-ignore lint/suspicious/noConsole: polling the page would cost it time
    console.debug('hydrated');
  });
}

/** What a page has observed of itself. */
export const observedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** Opens a page on a phone with a slow network. */
export async function openPhone(
  browser: Browser,
  locale = 'en-GB',
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return { page, cdp };
}

/** Waits until the network and the main thread of a page are quiet. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    (quietFor) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const observer = new PerformanceObserver(() => wait());
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            observer.disconnect();
            resolve();
          }, quietFor);
        };
        observer.observe({ entryTypes: ['resource', 'longtask'] });
        wait();
      }),
    QUIET_MS,
  );
}

/** Loads a page, and waits until it is hydrated and quiet. */
export async function visit(page: Page, url: string, { hasScripts }: Delivery): Promise<void> {
  const isHydrated =
    hasScripts &&
    page.waitForEvent('console', {
      predicate: (message) => message.text() === 'hydrated',
      timeout: HYDRATION_TIMEOUT_MS,
    });
  await page.goto(url);
  await isHydrated;
  await settle(page);
}
