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

/** The network is idle after this time without requests, in ms: two round trips. */
const QUIET_MS = 1_200;

/** The time limit of hydration, in ms. */
const HYDRATION_TIMEOUT_MS = 60_000;

/** Whether the pages have scripts that hydrate them. */
export type Delivery = { hasScripts: boolean };

export type Bytes = { html: number; js: number; fonts: number; other: number; all: number };

/** The cost of a visit: times in ms since navigation, and transferred bytes. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Total blocking time: the part over 50 ms of every task after the first paint. */
  blocking: number;
  /** The same from navigation on. Pages that scripts render do their work before the first paint. */
  blockingFromStart: number;
  /**
   * After the first paint. The debugger makes the engine parse React twice, which adds about 50 ms.
   * Visitors have shorter tasks.
   */
  longestTask: number;
  hydrated: number;
  bytes: Bytes;
  /** JavaScript that arrived before the first paint. */
  jsBeforePaint: number;
};

type Observed = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  hydrated: number;
};

/** Runs in the page, and collects its performance entries. */
function observe(): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    tasks: [],
    hydrated: 0,
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
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return { page, cdp };
}

/** Counts transferred bytes, by kind and by time. */
function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const received: { kind: string; bytes: number; at: number }[] = [];
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    start ||= timestamp;
    const isScript = type === 'Script' || request.url.endsWith('.js');
    kinds.set(requestId, isScript ? 'js' : (type ?? 'Other'));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    received.push({ kind, bytes: encodedDataLength, at: (timestamp - start) * 1_000 });
  });
  const sum = (isMeant: (entry: (typeof received)[number]) => boolean) =>
    received.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);
  return {
    total: (): Bytes => ({
      html: sum(({ kind }) => kind === 'Document'),
      js: sum(({ kind }) => kind === 'js'),
      fonts: sum(({ kind }) => kind === 'Font'),
      other: sum(({ kind }) => !['Document', 'js', 'Font'].includes(kind)),
      all: sum(() => true),
    }),
    jsBefore: (time: number) => sum(({ kind, at }) => kind === 'js' && at <= time),
  };
}

/** Waits until the network of a page is idle. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    (quietFor) =>
      new Promise<void>((resolve) => {
        let count = -1;
        const look = () => {
          const { length } = performance.getEntriesByType('resource');
          if (length === count) resolve();
          count = length;
          setTimeout(look, quietFor);
        };
        setTimeout(look, quietFor);
      }),
    QUIET_MS,
  );
}

/** Loads a page, and waits until it is hydrated and its network is idle. */
async function visit(page: Page, url: string, { hasScripts }: Delivery): Promise<void> {
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

/** Measures a first visit until the page is idle. */
export async function measureVisit(
  browser: Browser,
  url: string,
  delivery: Delivery,
): Promise<Visit> {
  const { page, cdp } = await openPhone(browser);
  const bytes = countBytes(cdp);
  await visit(page, url, delivery);
  const { tasks, ...times } = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  );
  await page.context().close();
  const durations = tasks
    .filter(({ start, duration }) => start + duration > times.firstPaint)
    .map(({ duration }) => duration);
  const blockingOf = (all: number[]) =>
    all.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return {
    ...times,
    blocking: blockingOf(durations),
    blockingFromStart: blockingOf(tasks.map(({ duration }) => duration)),
    longestTask: Math.max(0, ...durations),
    bytes: bytes.total(),
    jsBeforePaint: bytes.jsBefore(times.firstPaint),
  };
}

/**
 * Measures from the click on a link to the frame that paints the new headline, in ms. The link is in
 * view and the page is idle, so the prefetch is complete.
 */
export async function measureRouteChange(
  browser: Browser,
  url: string,
  path: string,
): Promise<number> {
  const { page } = await openPhone(browser);
  await visit(page, url, { hasScripts: true });
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await settle(page);
  const duration = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1') === before) requestAnimationFrame(look);
          // The next frame starts once this one, with the new headline, is painted.
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        element.click();
        look();
      }),
  );
  await page.context().close();
  return duration;
}

/** The memory of a visit after a garbage collection. */
export type Kept = { heap: number; nodes: number; listeners: number };

async function measureKept(cdp: CDPSession): Promise<Kept> {
  await cdp.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    cdp.send('Runtime.getHeapUsage'),
    cdp.send('Memory.getDOMCounters'),
  ]);
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Measures the memory of a visit after each tour. A tour follows the footer's link to each path. */
export async function measureTours(
  browser: Browser,
  url: string,
  paths: readonly string[],
  tours: number,
): Promise<Kept[]> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  const kept: Kept[] = [];
  for (let tour = 0; tour < tours; tour += 1) {
    for (const path of paths) {
      await page
        .locator(`footer a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
    }
    await settle(page);
    kept.push(await measureKept(cdp));
  }
  await page.close();
  return kept;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 ? upper : (upper + lower) / 2;
}
