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
   * After the first paint. React creates errors when it is evaluated. Under a debugger the engine looks up
   * their positions, and parses React again: about 50 ms that visitors do not wait for.
   */
  longestTask: number;
  hydrated: number;
  /** Everything that the main thread did until the page was quiet, in ms, and the part of scripts. */
  mainThread: number;
  script: number;
  /** After a garbage collection, in bytes. */
  heap: number;
  /** The requests until hydration, before anything is fetched ahead. */
  requests: number;
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

/** Opens a page on a phone with a slow network. */
async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en-GB',
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
  await cdp.send('Performance.enable');
  await visit(page, url, delivery);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { tasks, ...times } = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  );
  const { heap } = await measureKept(cdp);
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
    mainThread: metricOf('TaskDuration') * 1_000,
    script: metricOf('ScriptDuration') * 1_000,
    heap,
    bytes: bytes.total(),
    jsBeforePaint: bytes.jsBefore(times.firstPaint),
  };
}

/** Runs in the page. Resolves with the time from a press to the frame that paints its effect, in ms. */
function timePress({ press, effect }: { press: string; effect: string }): Promise<number> {
  return new Promise((resolve) => {
    const element = document.querySelector<HTMLElement>(press);
    if (!element) throw new Error(`the page has no ${press}`);
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

const MENU = { press: 'header button[aria-haspopup=dialog]', effect: 'dialog[open] a' };

/** Measures from a press on "Menu" at the first paint to the frame that paints the menu, in ms. */
export async function measureEarlyPress(browser: Browser, url: string): Promise<number> {
  const { page } = await openPhone(browser);
  const painted = page.waitForEvent('console', (message) => message.text() === 'painted');
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      // biome-ignore lint/suspicious/noConsole: polling the page would cost it time
      console.debug('painted');
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  const duration = await page.evaluate(timePress, MENU);
  await page.context().close();
  return duration;
}

export type RouteChange = {
  /** A link that is in view. Its page is fetched ahead, since the page on the screen is idle. */
  warm: number;
  /** A link that was never in view. */
  cold: number;
  /** The first switch to another language. */
  language: number;
};

/** Measures from a press on a link to the frame that paints the new headline, in ms. */
export async function measureRouteChange(
  browser: Browser,
  url: string,
  { warm, cold, language }: { [Kind in keyof RouteChange]: string },
): Promise<RouteChange> {
  const measure = async (selector: string, path: string) => {
    const { page } = await openPhone(browser);
    await visit(page, url, { hasScripts: true });
    const link = page.locator(selector).first();
    if (path === warm) {
      await link.scrollIntoViewIfNeeded();
      await settle(page);
    }
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
    const duration = await page.evaluate(timePress, {
      press: selector,
      // A switch of the language keeps the headline's element.
      effect: path === language ? 'html[lang=fr]' : 'h1:not([data-before])',
    });
    await page.context().close();
    return duration;
  };
  return {
    warm: await measure(`main a[href="${warm}"]`, warm),
    cold: await measure(`footer a[href="${cold}"]`, cold),
    language: await measure(`header a[href="${language}"]`, language),
  };
}

/**
 * Taps on "Menu" and then on its link to a page. Returns the longest time from a tap to the next frame,
 * in ms, as the browser itself measures it (Interaction to Next Paint).
 */
export async function measureTaps(browser: Browser, url: string, path: string): Promise<number> {
  const { page } = await openPhone(browser);
  await page.addInitScript(() => {
    const durations: number[] = [0];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await visit(page, url, { hasScripts: true });
  await page.locator(MENU.press).tap();
  await settle(page);
  await page.locator(`dialog[open] a[href="${path}"]`).tap();
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
  await settle(page);
  const slowest = await page.evaluate(() =>
    Math.max(...(window as unknown as { durations: number[] }).durations),
  );
  await page.context().close();
  return slowest;
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
      await page.locator(`footer a[href="${path}"][aria-current=page]`).first().waitFor();
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
