import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Delivery, observedIn, openPhone, settle, visit } from './phone.ts';

/** A longer task blocks the page, in ms. */
const LONG_TASK_MS = 50;

/** The main thread of a quiet page is watched for this time, in ms: the network behind it draws once. */
const IDLE_MS = 10_000;

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
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
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
