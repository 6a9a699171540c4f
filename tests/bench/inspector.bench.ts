import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, test } from '@playwright/test';
import { buildSite, INSPECTED_FOLDER } from '#tests/builds.ts';
import { median } from './measure.ts';
import { heapOf, type OpenSite, openSite, type Presence, taskTime } from './openSite.ts';
import { report, type TableRow } from './report.ts';
import { type StaticHost, serve } from './server.ts';
import { buildSite as buildPlainSite } from './variants.ts';

const MEASURED_EVENTS = 2_000;
const FRAMES = 120;
/** How long a page is watched for long tasks after its events, in ms. */
const WATCHED_MS = 3_000;

/** The brotli bytes of each chunk of a build, by its name without its hash. */
function chunksOf(folder: string): Map<string, number> {
  const assets = join(folder, 'assets');
  return new Map(
    readdirSync(assets, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file.replace(/-[\w-]{8}\.js$/, ''),
        brotliCompressSync(readFileSync(join(assets, file))).length,
      ]),
  );
}

const sum = (chunks: Map<string, number>) =>
  [...chunks.values()].reduce((total, bytes) => total + bytes, 0);

/** The events that are measured, by what they stand for: a fact of the window, and typing. */
const EVENTS = ['pointer.moved', 'chat.type'] as const;
type EventType = (typeof EVENTS)[number];

/** Runs in the page: sends events, all at once or one a frame. Returns the µs that a send took. */
async function sendEvents([type, count, isPaced]: [EventType, number, boolean]): Promise<number> {
  const root = window.measured;
  const chat = root.system.get('chat');
  let taken = 0;
  for (let index = 0; index < count; index += 1) {
    if (isPaced) await new Promise(requestAnimationFrame);
    const start = performance.now();
    if (type === 'chat.type') chat.send({ type, text: `Where are you? ${index % 10}` });
    else root.send({ type, y: 140 + (index % 50) });
    taken += performance.now() - start;
  }
  return (taken * 1_000) / count;
}

/** Runs in the page: one event a frame, or none. */
const idleFrames = async (count: number) => {
  for (let index = 0; index < count; index += 1) await new Promise(requestAnimationFrame);
};

async function toCostRow(site: OpenSite, presence: Presence, type: EventType): Promise<TableRow> {
  const { frame } = site;
  const send = async (count: number, isPaced: boolean) => {
    const before = await taskTime(site);
    const sent = await frame.evaluate(sendEvents, [type, count, isPaced] as [
      EventType,
      number,
      boolean,
    ]);
    return { sent, all: (await taskTime(site)) - before };
  };
  // Compiled code is what a session runs most of the time.
  for (let round = 0; round < 3; round += 1) await send(MEASURED_EVENTS, false);
  const sent: number[] = [];
  for (let round = 0; round < 5; round += 1) sent.push((await send(MEASURED_EVENTS, false)).sent);
  const paced: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = await taskTime(site);
    await frame.evaluate(idleFrames, FRAMES);
    const idle = (await taskTime(site)) - before;
    paced.push(((await send(FRAMES, true)).all - idle) / FRAMES);
  }
  return {
    event: type,
    inspector: presence,
    'send, µs': median(sent).toFixed(1),
    'all tasks at one event a frame, µs': Math.round(median(paced)),
  };
}

/** Runs in the page: sends facts until XState has reported `count` times, in tasks of 2,000 facts. */
async function flood(count: number): Promise<{ facts: number; reports: number }> {
  const root = window.measured;
  let reports = 0;
  let facts = 0;
  const { unsubscribe } = root.system.inspect(() => {
    reports += 1;
  });
  while (reports < count) {
    for (let index = 0; index < 2_000; index += 1) {
      root.send({ type: 'pointer.moved', y: 10 + ((facts * 7) % 190) });
      facts += 1;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  unsubscribe();
  return { facts, reports };
}

/** Runs in the page: the longest task of a time in which nothing is sent, in ms. */
function longestTask(watched: number): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) => setTimeout(() => resolve(longest), watched));
}

async function toMemoryRow(
  browser: Browser,
  host: StaticHost,
  presence: Presence,
  count: number,
): Promise<TableRow> {
  const site = await openSite(browser, host.url, presence);
  const before = await heapOf(site);
  const start = performance.now();
  const { facts, reports } = await site.frame.evaluate(flood, count);
  const seconds = (performance.now() - start) / 1_000;
  // Garbage collection is a long task of its own, so it comes last.
  const longest = await site.frame.evaluate(longestTask, WATCHED_MS);
  const after = await heapOf(site);
  const kept = await site.frame.evaluate(() => window.inspector?.getView().entries.length ?? 0);
  await site.page.context().close();
  return {
    inspector: presence,
    'inspection events': reports,
    facts,
    seconds: seconds.toFixed(0),
    'entries kept': kept,
    'MB before': before.toFixed(1),
    'MB after': after.toFixed(1),
    'longest task afterwards, ms': longest === 0 ? 'below 50' : Math.round(longest),
  };
}

test('the inspector', async ({ browser }) => {
  buildSite('inspected');
  const [on, off] = [INSPECTED_FOLDER, buildPlainSite().folder];
  const [inspected, plain] = [chunksOf(on), chunksOf(off)];
  report('JavaScript of a build with and without the inspector, in bytes (brotli)', [
    ...[...inspected]
      .filter(([chunk]) => !plain.has(chunk))
      .map(([chunk, bytes]) => ({ chunk, with: bytes, without: 0 })),
    { chunk: 'all chunks', with: sum(inspected), without: sum(plain) },
  ]);

  const hosts = { absent: await serve(off), closed: await serve(on) };
  const hostOf = (presence: Presence) => (presence === 'absent' ? hosts.absent : hosts.closed);
  const costs: TableRow[] = [];
  for (const presence of ['absent', 'closed', 'chart', 'log'] as const) {
    const site = await openSite(browser, hostOf(presence).url, presence);
    for (const type of EVENTS) costs.push(await toCostRow(site, presence, type));
    await site.page.context().close();
  }
  report('what an event costs', costs);

  report('memory after many inspection events', [
    await toMemoryRow(browser, hosts.absent, 'absent', 1_000_000),
    await toMemoryRow(browser, hosts.closed, 'closed', 1_000_000),
    await toMemoryRow(browser, hosts.closed, 'chart', 100_000),
    await toMemoryRow(browser, hosts.closed, 'log', 100_000),
  ]);
  hosts.absent.close();
  hosts.closed.close();
});
