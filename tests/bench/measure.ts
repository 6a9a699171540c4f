import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone profile of facts/performance.md: slow 4G and a quarter of the processor. */
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1_440 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

/** Blocking begins where a task is longer than this, in ms. */
const LONG_TASK_MS = 50;

/** A network on which nothing new is asked for, for this long, is at rest, in ms: two round trips. */
const QUIET_MS = 1_200;

/** A page that does not run after this long never will, in ms. */
const HYDRATION_TIMEOUT_MS = 60_000;

/** How the pages come: with scripts that take them over, or as they are. */
export type Delivery = { hasScripts: boolean };

export type Bytes = { html: number; js: number; fonts: number; other: number; all: number };

/** What a visit cost: times in ms since navigation, bytes as they came over the wire. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** The sum of what is over 50 ms of every task after the first paint: total blocking time. */
  blocking: number;
  /** The same from the start: what is rendered by scripts hides its work before the paint. */
  blockingFromStart: number;
  /**
   * After the first paint. The debugger that measures makes the engine parse React a second time,
   * about 50 ms here: visitors without one have shorter tasks.
   */
  longestTask: number;
  hydrated: number;
  bytes: Bytes;
  /** JavaScript that had come before the first paint. */
  jsBeforePaint: number;
};

type Observed = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  hydrated: number;
};

/** Collects in the page what only the page can observe. */
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
    // biome-ignore lint/suspicious/noConsole: whoever asks the page instead takes time of the page
    console.debug('hydrated');
  });
}

/** A phone on a slow network. */
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

/** Counts what comes over the wire, by kind and by time. */
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

/** Waits until a page asks for no more. */
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

/** Opens a page and lets it come to rest: it runs, where it has scripts, and asks for no more. */
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

/** A first visit, until the page has come to rest. */
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
 * From the click on a link to the frame in which the new page's headline is painted, in ms. The
 * visitor has seen the link: it is in view, and the page has come to rest.
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
          // The frame in which the headline is new is painted when its successor begins.
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        element.click();
        look();
      }),
  );
  await page.context().close();
  return duration;
}

/** What a visit holds on to, once the garbage is collected. */
export type Kept = { heap: number; nodes: number; listeners: number };

async function measureKept(cdp: CDPSession): Promise<Kept> {
  await cdp.send('HeapProfiler.collectGarbage');
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    cdp.send('Runtime.getHeapUsage'),
    cdp.send('Memory.getDOMCounters'),
  ]);
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * What one visit keeps after each of several tours: all paths in their order, by the links in the
 * foot of the pages.
 */
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
