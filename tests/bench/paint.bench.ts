import { test } from '@playwright/test';
import {
  type Bytes,
  measureEarlyPress,
  measureRouteChange,
  measureTaps,
  measureVisit,
  median,
  type RouteChange,
  type Visit,
} from './measure.ts';
import { type Row, report } from './report.ts';
import { serve } from './server.ts';
import { buildLimit, buildPlainWay, buildSite, type Variant } from './variants.ts';

/** An odd number for the medians, and at least seven since blocking time is noisy. */
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const PAGES = [
  {
    name: 'home',
    path: '/en/',
    links: { warm: '/en/about', cold: '/en/ventures', language: '/fr/' },
    tapped: '/en/studio',
  },
  {
    name: 'community',
    path: '/en/community',
    links: { warm: '/en/techsense', cold: '/en/ventures', language: '/fr/community' },
    tapped: '/en/studio',
  },
];

/** What a visitor does: each measured on a visit of its own. */
type Acts = RouteChange & { earlyPress: number; slowestTap: number };

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function toRow(variant: Variant, visits: Visit[], limit: Visit[], acts: Acts[]): Row {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const act = (pick: (acts: Acts) => number) => Math.round(median(acts.map(pick))) || '–';
  const paintOf = (all: Visit[]) => median(all.map(({ firstPaint }) => firstPaint));
  const bytes = (kind: keyof Bytes) => kilobytes(of((visit) => visit.bytes[kind]));
  return {
    variant: variant.name,
    'first paint': Math.round(of((visit) => visit.firstPaint)),
    'to the limit': (paintOf(visits) / paintOf(limit)).toFixed(2),
    'largest paint': Math.round(of((visit) => visit.largestPaint)),
    shift: of((visit) => visit.layoutShift).toFixed(3),
    blocking: Math.round(of((visit) => visit.blocking)),
    'from start': Math.round(of((visit) => visit.blockingFromStart)),
    'longest task': Math.round(of((visit) => visit.longestTask)),
    hydrated: Math.round(of((visit) => visit.hydrated)) || '–',
    'main thread': Math.round(of((visit) => visit.mainThread)),
    script: Math.round(of((visit) => visit.script)),
    'heap in MB': (of((visit) => visit.heap) / 1_000_000).toFixed(1),
    requests: of((visit) => visit.requests) || '–',
    'menu at first paint': act(({ earlyPress }) => earlyPress),
    'route, warm': act(({ warm }) => warm),
    'route, cold': act(({ cold }) => cold),
    'first language': act(({ language }) => language),
    'slowest tap': act(({ slowestTap }) => slowestTap),
    'kB all': bytes('all'),
    html: bytes('html'),
    js: bytes('js'),
    'js before paint': kilobytes(of((visit) => visit.jsBeforePaint)),
    fonts: bytes('fonts'),
    other: bytes('other'),
  };
}

test('first visit, presses and route changes', async ({ browser }) => {
  const site = buildSite();
  const limit = buildLimit(site);
  const plain = await buildPlainWay();
  const hosts = await Promise.all(
    [site, limit, plain].map(async (variant) => ({ variant, host: await serve(variant.folder) })),
  );
  for (const { name, path, links, tapped } of PAGES) {
    const results = hosts.map(({ variant, host }) => ({
      variant,
      host,
      visits: [] as Visit[],
      acts: [] as Acts[],
    }));
    // Interleaved rounds spread the load of the computer over all variants.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { variant, host, visits, acts } of results) {
        visits.push(await measureVisit(browser, host.url + path, variant));
        if (variant.hasScripts) {
          acts.push({
            ...(await measureRouteChange(browser, host.url + path, links)),
            earlyPress: await measureEarlyPress(browser, host.url + path),
            slowestTap: await measureTaps(browser, host.url + path, tapped),
          });
        }
      }
    }
    report(
      `${name}: medians of ${ROUNDS}, in ms and kB (brotli)`,
      results.map(({ variant, visits, acts }) =>
        toRow(
          variant,
          visits,
          results.find((other) => other.variant === limit)?.visits ?? [],
          acts,
        ),
      ),
    );
  }
  for (const { host } of hosts) host.close();
});
