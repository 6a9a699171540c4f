import { Console } from 'node:console';
import { type Browser, type Page, test } from '@playwright/test';
import { measureOtherLanguage, measureReturn } from './measureArrival.ts';
import { MENU, measureEarlyPress, measurePress, measureTaps, type Press } from './measurePress.ts';
import { type Bytes, measureVisit, type VisitCost } from './measureVisit.ts';
import { settle } from './phone.ts';
import { type StaticHost, serve } from './server.ts';
import { buildLimit, buildSite, otherSite, type Variant } from './variants.ts';

/** An odd number for the medians, and at least seven since blocking time is noisy. */
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const PAGES = { home: '/en/', community: '/en/community' };

const NEW_HEADLINE = 'h1:not([data-before])';

const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());

/** What a visitor presses on the quiet home page. */
const presses: Record<string, Press> = {
  'route, in view': {
    press: 'main a[href="/en/about"]',
    effect: NEW_HEADLINE,
    before: async (page) => {
      await page.locator('main a[href="/en/about"]').first().scrollIntoViewIfNeeded();
      await settle(page);
    },
  },
  'in the menu': {
    press: 'dialog[open] a[href="/en/studio"]',
    effect: NEW_HEADLINE,
    before: async (page) => {
      await press(page, MENU.press);
      await settle(page);
    },
  },
  again: {
    press: 'main a[href="/en/about"]',
    effect: NEW_HEADLINE,
    before: async (page) => {
      for (const link of ['main a[href="/en/about"]', 'header a[href="/en/"]']) {
        await press(page, link);
        await settle(page);
      }
    },
  },
  'never in view': { press: 'footer a[href="/en/ventures"]', effect: NEW_HEADLINE },
  '100 ms after menu': {
    press: 'dialog[open] a[href="/en/studio"]',
    effect: NEW_HEADLINE,
    before: async (page) => {
      await press(page, MENU.press);
      await page.waitForTimeout(100);
    },
  },
  'first language': { press: 'header a[href="/fr/"]', effect: 'html[lang=fr]' },
};

type Acts = Record<string, number>;

/** A row of a table, by column. */
type TableRow = Record<string, string | number>;

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 ? upper : (upper + lower) / 2;
}

const { table } = new Console(process.stdout);

function report(title: string, rows: TableRow[]): void {
  process.stdout.write(`\n${title}\n`);
  table(rows);
}

/** What a visitor does: each measured on a visit of its own, in ms. */
async function measureActs(browser: Browser, host: StaticHost, bare: StaticHost): Promise<Acts> {
  const home = host.url + PAGES.home;
  const acts: Acts = { 'menu at first paint': await measureEarlyPress(browser, home) };
  for (const [name, what] of Object.entries(presses)) {
    acts[name] = await measurePress(browser, home, what);
  }
  acts['slowest tap'] = await measureTaps(browser, home, '/en/studio');
  acts['French at /'] = await measureOtherLanguage(browser, `${host.url}/`, 'fr');
  const { first, next } = await measureReturn(browser, bare.url + PAGES.home);
  return { ...acts, 'ETag only': first, 'on return': next };
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function visitRow(variant: Variant, visits: VisitCost[], limit: VisitCost[]): TableRow {
  const of = (pick: (visit: VisitCost) => number) => median(visits.map(pick));
  const paintOf = (all: VisitCost[]) => median(all.map(({ firstPaint }) => firstPaint));
  const bytes = (kind: keyof Bytes) => kilobytes(of((visit) => visit.bytes[kind]));
  return {
    variant: variant.name,
    'first paint': Math.round(of((visit) => visit.firstPaint)),
    'to the limit': (paintOf(visits) / paintOf(limit)).toFixed(2),
    'largest paint': Math.round(of((visit) => visit.largestPaint)),
    shift: of((visit) => visit.layoutShift).toFixed(3),
    blocking: Math.round(of((visit) => visit.blocking)),
    'longest task': Math.round(of((visit) => visit.longestTask)),
    hydrated: Math.round(of((visit) => visit.hydrated)) || '–',
    'main thread': Math.round(of((visit) => visit.mainThread)),
    script: Math.round(of((visit) => visit.script)),
    'a quiet second': of((visit) => visit.idle).toFixed(1),
    'heap in MB': (of((visit) => visit.heap) / 1_000_000).toFixed(2),
    requests: of((visit) => visit.requests) || '–',
    'kB all': bytes('all'),
    html: bytes('html'),
    js: bytes('js'),
    'js before paint': kilobytes(of((visit) => visit.jsBeforePaint)),
    fonts: bytes('fonts'),
    other: bytes('other'),
  };
}

function actsRow(variant: Variant, acts: Acts[]): TableRow {
  const medians = Object.keys(acts[0] ?? {}).map((name) => [
    name,
    Math.round(median(acts.map((act) => act[name] ?? 0))),
  ]);
  return { variant: variant.name, ...Object.fromEntries(medians) };
}

test('first visit, presses and route changes', async ({ browser }) => {
  const site = buildSite();
  const limit = buildLimit(site);
  const variants = [site, otherSite(site), limit];
  const hosts = await Promise.all(
    variants.map(async (variant) => ({
      variant,
      host: await serve(variant.folder),
      bare: await serve(variant.folder, 'etag'),
    })),
  );
  for (const [name, path] of Object.entries(PAGES)) {
    const results = hosts.map((host) => ({
      ...host,
      visits: [] as VisitCost[],
      acts: [] as Acts[],
    }));
    // Interleaved rounds spread the load of the computer over all variants. Every other one begins with the last
    // variant: the first of a round takes longer.
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 ? results.toReversed() : results;
      for (const { variant, host, bare, visits, acts } of order) {
        visits.push(await measureVisit(browser, host.url + path, variant));
        if (name !== 'home' || !variants.slice(0, 2).includes(variant)) continue;
        acts.push(await measureActs(browser, host, bare));
      }
    }
    const limitVisits = results.find(({ variant }) => variant === limit)?.visits ?? [];
    report(
      `${name}: medians of ${ROUNDS}, in ms and kB (brotli)`,
      results.map(({ variant, visits }) => visitRow(variant, visits, limitVisits)),
    );
    const acted = results.filter(({ acts }) => acts.length);
    if (!acted.length) continue;
    report(
      `${name}: from a press to its frame, medians of ${ROUNDS}, in ms`,
      acted.map(({ variant, acts }) => actsRow(variant, acts)),
    );
  }
  for (const { host, bare } of hosts) {
    host.close();
    bare.close();
  }
});
