import { test } from '@playwright/test';
import { type Bytes, measureRouteChange, measureVisit, median, type Visit } from './measure.ts';
import { type Row, report } from './report.ts';
import { serve } from './server.ts';
import { buildLimit, buildPlainWay, buildSite, type Variant } from './variants.ts';

/** An odd number for the medians, and at least seven since blocking time is noisy. */
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const PAGES = [
  { name: 'home', path: '/en/', next: '/en/about' },
  { name: 'community', path: '/en/community', next: '/en/techsense' },
];

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function toRow(variant: Variant, visits: Visit[], routeChanges: number[]): Row {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const bytes = (kind: keyof Bytes) => kilobytes(of((visit) => visit.bytes[kind]));
  return {
    variant: variant.name,
    'first paint': Math.round(of((visit) => visit.firstPaint)),
    'largest paint': Math.round(of((visit) => visit.largestPaint)),
    shift: of((visit) => visit.layoutShift).toFixed(3),
    blocking: Math.round(of((visit) => visit.blocking)),
    'from start': Math.round(of((visit) => visit.blockingFromStart)),
    'longest task': Math.round(of((visit) => visit.longestTask)),
    hydrated: Math.round(of((visit) => visit.hydrated)) || '–',
    'route change': Math.round(median(routeChanges)) || '–',
    'kB all': bytes('all'),
    html: bytes('html'),
    js: bytes('js'),
    'js before paint': kilobytes(of((visit) => visit.jsBeforePaint)),
    fonts: bytes('fonts'),
    other: bytes('other'),
  };
}

test('first visit and route change', async ({ browser }) => {
  const site = buildSite();
  const limit = buildLimit(site);
  const plain = await buildPlainWay();
  const hosts = await Promise.all(
    [site, limit, plain].map(async (variant) => ({ variant, host: await serve(variant.folder) })),
  );
  for (const { name, path, next } of PAGES) {
    const results = hosts.map(({ variant, host }) => ({
      variant,
      host,
      visits: [] as Visit[],
      routeChanges: [] as number[],
    }));
    // Interleaved rounds spread the load of the computer over all variants.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { variant, host, visits, routeChanges } of results) {
        visits.push(await measureVisit(browser, host.url + path, variant));
        if (variant.hasScripts) {
          routeChanges.push(await measureRouteChange(browser, host.url + path, next));
        }
      }
    }
    report(
      `${name}: medians of ${ROUNDS}, in ms and kB (brotli)`,
      results.map(({ variant, visits, routeChanges }) => toRow(variant, visits, routeChanges)),
    );
  }
  for (const { host } of hosts) host.close();
});
