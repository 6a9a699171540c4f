import { Console } from 'node:console';
import { type Page, test } from '@playwright/test';
import {
  measurePress,
  measureVisit,
  median,
  type Press,
  settle,
  type VisitCost,
} from './measure.ts';
import { serve } from './server.ts';
import { buildLimit, buildSite, otherSite } from './variants.ts';

/** An odd number for the medians, and at least seven since blocking time is noisy. */
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const PAGES = ['/en/', '/en/community'];

const MENU = 'header button[aria-haspopup=dialog]';
const NEW_HEADLINE = 'h1:not([data-before])';

const press = async (page: Page, selector: string) => {
  await page.locator(selector).first().dispatchEvent('click');
  await settle(page);
};

/** What a visitor presses on the quiet home page. */
const presses: Record<string, Press> = {
  'a page in the menu': {
    press: 'dialog[open] a[href="/en/studio"]',
    effect: NEW_HEADLINE,
    before: (page) => press(page, MENU),
  },
  'a page again': {
    press: 'main a[href="/en/about"]',
    effect: NEW_HEADLINE,
    before: async (page) => {
      await press(page, 'main a[href="/en/about"]');
      await press(page, 'header a[href="/en/"]');
    },
  },
  'a page never in view': { press: 'footer a[href="/en/ventures"]', effect: NEW_HEADLINE },
  'a language': { press: 'header a[href="/fr/"]', effect: 'html[lang=fr]' },
};

/** The medians of several measurements, by their names. */
const mediansOf = (all: Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      Number(median(all.map((one) => one[name] ?? 0)).toFixed(name === 'layoutShift' ? 3 : 0)),
    ]),
  );

/** Prints a table with a row for each name. */
function report(title: string, rows: Record<string, object>): void {
  const { log, table } = new Console(process.stdout);
  log(`\n${title}, medians of ${ROUNDS}, in ms and bytes (brotli)`);
  table(rows);
}

test('first visit and presses', async ({ browser }) => {
  const site = buildSite();
  const hosts = await Promise.all(
    [site, otherSite(site), buildLimit(site)].map(async (variant) => ({
      ...variant,
      host: await serve(variant.folder),
      visits: PAGES.map(() => [] as VisitCost[]),
      acts: [] as Record<string, number>[],
    })),
  );
  // Interleaved rounds spread the load of the computer over all variants. Every other one begins with the last
  // variant: the first of a round takes longer.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { host, hasScripts, visits, acts } of round % 2 ? hosts.toReversed() : hosts) {
      for (const [place, path] of PAGES.entries()) {
        visits[place]?.push(await measureVisit(browser, host.url + path, hasScripts));
      }
      if (!hasScripts) continue;
      const act: Record<string, number> = {};
      for (const [name, what] of Object.entries(presses)) {
        act[name] = await measurePress(browser, host.url + PAGES[0], what);
      }
      acts.push(act);
    }
  }
  for (const [place, path] of PAGES.entries()) {
    const rows = hosts.map(({ name, visits }) => [name, mediansOf(visits[place] ?? [])]);
    report(path, Object.fromEntries(rows));
  }
  const acted = hosts.filter(({ hasScripts }) => hasScripts);
  report(
    'from a press to its frame',
    Object.fromEntries(acted.map(({ name, acts }) => [name, mediansOf(acts)])),
  );
  for (const { host } of hosts) host.close();
});
