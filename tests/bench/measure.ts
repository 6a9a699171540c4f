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

/** The main thread of a quiet page is watched for this time, in ms: the network behind it draws once. */
const IDLE_MS = 10_000;

const HYDRATION_TIMEOUT_MS = 60_000;

/** Whether the pages have scripts that hydrate them. */
export type Delivery = { hasScripts: boolean };

export type Bytes = { html: number; js: number; fonts: number; other: number; all: number };

/** The cost of a visit: times in ms since navigation, and transferred bytes. */
export type VisitCost = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Total blocking time: the part over 50 ms of every task after the first paint. */
  blocking: number;
  /**
   * After the first paint. React creates errors when it is evaluated. Under a debugger the engine looks up
   * their positions, and parses React again: about 50 ms that visitors do not wait for.
   */
  longestTask: number;
  hydrated: number;
  /** Everything that the main thread did until the page was quiet, in ms, and the part of scripts. */
  mainThread: number;
  script: number;
  /** What the main thread does in a second of a quiet page whose visitor has scrolled, in ms. */
  idle: number;
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

const observedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** Opens a page on a phone with a slow network. */
async function openPhone(
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

/** The main thread's work since the page was opened, in ms, and the part of scripts. */
async function readDurations(cdp: CDPSession): Promise<[mainThread: number, script: number]> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return [read('TaskDuration'), read('ScriptDuration')];
}

async function measureIdle(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => scrollBy(0, 1));
  await settle(page);
  const [before] = await readDurations(cdp);
  await page.waitForTimeout(IDLE_MS);
  const [after] = await readDurations(cdp);
  return (after - before) / (IDLE_MS / 1_000);
}

/** Measures a first visit until the page is quiet, and then the page while nothing happens. */
export async function measureVisit(
  browser: Browser,
  url: string,
  delivery: Delivery,
): Promise<VisitCost> {
  const { page, cdp } = await openPhone(browser);
  const bytes = countBytes(cdp);
  await cdp.send('Performance.enable');
  await visit(page, url, delivery);
  const [mainThread, script] = await readDurations(cdp);
  const { tasks, ...times } = await observedIn(page);
  const { heap } = await measureKept(cdp);
  const idle = await measureIdle(page, cdp);
  await page.context().close();
  const durations = tasks
    .filter(({ start, duration }) => start + duration > times.firstPaint)
    .map(({ duration }) => duration);
  return {
    ...times,
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    longestTask: Math.max(0, ...durations),
    mainThread,
    script,
    idle,
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

/** What a visitor presses on a quiet page, and what it brings to the screen. */
export type Press = {
  press: string;
  effect: string;
  /** What the visitor does before, to the moment of the press. */
  before?: (page: Page) => Promise<void>;
};

/** Measures from a press to the frame that paints its effect, in ms. */
export async function measurePress(
  browser: Browser,
  url: string,
  { press, effect, before }: Press,
): Promise<number> {
  const { page } = await openPhone(browser);
  await visit(page, url, { hasScripts: true });
  await before?.(page);
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
  const duration = await page.evaluate(timePress, { press, effect });
  await page.context().close();
  return duration;
}

/** Measures until a visitor with another language sees its text at an address without one, in ms. */
export async function measureOtherLanguage(
  browser: Browser,
  url: string,
  language: string,
): Promise<number> {
  const { page } = await openPhone(browser, language);
  const start = Date.now();
  await page.goto(url);
  await page.locator(`html[lang=${language}]`).waitFor();
  await settle(page);
  const { firstPaint } = await observedIn(page);
  const painted = (await page.evaluate(() => performance.timeOrigin)) + firstPaint;
  await page.context().close();
  return painted - start;
}

/** Measures hydration on the first visit and on the next one, in ms. */
export async function measureReturn(
  browser: Browser,
  url: string,
): Promise<{ first: number; next: number }> {
  const { page } = await openPhone(browser);
  const measure = async () => {
    await visit(page, url, { hasScripts: true });
    return (await observedIn(page)).hydrated;
  };
  const result = { first: await measure(), next: await measure() };
  await page.context().close();
  return result;
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
