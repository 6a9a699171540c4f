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

/** A longer task blocks the page, in ms. */
const LONG_TASK_MS = 50;

/** The page is quiet after this time without a request or a longer task, in ms: two round trips and more. */
const QUIET_MS = 1_500;

/** The cost of a visit: times in ms since navigation. */
export type VisitCost = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  hydrated: number;
  /** Total blocking time: the part over 50 ms of every task after the first paint. */
  blocking: number;
  /** Everything that the main thread did until the page was quiet, and the part of scripts. */
  mainThread: number;
  script: number;
  /** After a garbage collection, in bytes. */
  heap: number;
  /** What was transferred, in bytes. */
  bytes: number;
};

type Observed = Pick<VisitCost, 'firstPaint' | 'largestPaint' | 'layoutShift' | 'hydrated'> & {
  tasks: { start: number; duration: number }[];
};

/** Runs in the page, and collects its performance entries. */
function observe(): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    hydrated: 0,
    tasks: [],
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
    // biome-ignore lint/suspicious/noConsole: polling the page would cost it time
    console.debug('hydrated');
  });
}

/** Opens a page on a phone with a slow network. */
async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
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

/** Loads a page, and waits until it is quiet, and hydrated if it has scripts. */
async function visit(page: Page, url: string, hasScripts: boolean): Promise<void> {
  const isHydrated =
    hasScripts && page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.goto(url);
  await isHydrated;
  await settle(page);
}

/** Measures a first visit until the page is quiet. */
export async function measureVisit(
  browser: Browser,
  url: string,
  hasScripts: boolean,
): Promise<VisitCost> {
  const { page, cdp } = await openPhone(browser);
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send('Performance.enable');
  await visit(page, url, hasScripts);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const duration = (name: string) =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  const { tasks, ...times } = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  );
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  await page.context().close();
  const blocking = tasks
    .filter(({ start, duration }) => start + duration > times.firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  const [mainThread, script] = [duration('TaskDuration'), duration('ScriptDuration')];
  return { ...times, blocking, mainThread, script, heap, bytes };
}

/** What a visitor presses on a quiet page, and what it brings to the screen. */
export type Press = {
  press: string;
  effect: string;
  /** What the visitor does before, to the moment of the press. */
  before?: (page: Page) => Promise<void>;
};

/** Runs in the page. Resolves with the time from a press to the frame that paints its effect, in ms. */
function timePress({ press, effect }: Press): Promise<number> {
  return new Promise((resolve) => {
    const element = document.querySelector<HTMLElement>(press);
    if (!element) throw new Error(`the page has no ${press}`);
    document.querySelector('h1')?.setAttribute('data-before', '');
    const start = performance.now();
    const look = () => {
      if (!document.querySelector(effect)) requestAnimationFrame(look);
      // The next frame starts once this one, with the effect, is painted.
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    element.click();
    look();
  });
}

/** Measures from a press to the frame that paints its effect, in ms. */
export async function measurePress(
  browser: Browser,
  url: string,
  { press, effect, before }: Press,
): Promise<number> {
  const { page } = await openPhone(browser);
  await visit(page, url, true);
  await before?.(page);
  const duration = await page.evaluate(timePress, { press, effect });
  await page.context().close();
  return duration;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 ? upper : (upper + lower) / 2;
}
