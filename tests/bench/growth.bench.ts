import { test } from '@playwright/test';
import { pageIds } from '#content/pageIds.ts';
import { measurePress, measureVisit, median, type VisitCost } from './measure.ts';
import { report } from './report.ts';
import { serve } from './server.ts';
import { buildGrownSite } from './variants.ts';

const COUNTS = [1, 10, 100].map((factor) => factor * pageIds.length);

/** A tenfold growth shows after fewer rounds than a small difference. */
const ROUNDS = 3;

const HOME = '/en/';
const ABOUT = { press: 'main a[href="/en/about"]', effect: 'h1:not([data-before])' };

test('the cost of a larger site', async ({ browser }) => {
  const sites = [];
  for (const count of COUNTS) {
    const site = buildGrownSite(count);
    sites.push({
      count,
      duration: site.duration,
      host: await serve(site.folder),
      visits: [] as VisitCost[],
      routeChanges: [] as number[],
    });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { host, visits, routeChanges } of sites) {
      visits.push(await measureVisit(browser, host.url + HOME, { hasScripts: true }));
      routeChanges.push(await measurePress(browser, host.url + HOME, ABOUT));
    }
  }
  report(
    `the cost of more pages: medians of ${ROUNDS}, in ms and kB (brotli)`,
    sites.map(({ count, duration, host, visits, routeChanges }) => {
      const of = (pick: (visit: VisitCost) => number) => median(visits.map(pick));
      const kilobytes = (pick: (visit: VisitCost) => number) => (of(pick) / 1_000).toFixed(1);
      return {
        pages: count,
        'build in s': (duration / 1_000).toFixed(1),
        'a page': Math.round(duration / count),
        'kB all': kilobytes(({ bytes }) => bytes.all),
        'B of headers': host.headerBytes(HOME),
        html: kilobytes(({ bytes }) => bytes.html),
        js: kilobytes(({ bytes }) => bytes.js),
        'first paint': Math.round(of(({ firstPaint }) => firstPaint)),
        blocking: Math.round(of(({ blocking }) => blocking)),
        'route change': Math.round(median(routeChanges)),
      };
    }),
  );
  for (const { host } of sites) host.close();
});
