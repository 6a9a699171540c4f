import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { configuredSettings } from '#tests/builds.ts';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import { codeOf, withNewModules } from './builtCode.ts';
import { expect, test } from './configuredSite.ts';
import { scriptOf, VENDORS } from './vendors.ts';

const EMBEDS = /youtube-nocookie\.com|openstreetmap\.org/;

test.use({
  hasChosen: false,
  expectedRequests: new RegExp(`${VENDORS.source}|${EMBEDS.source}`),
  // The recorder misses its batch when the document ends while it compresses one.
  expectedMessages: /A page could not be shown|reading 'sequence'/,
});

/** What the rows of a table of docs/data.md are about, each as the names that its first cell quotes. */
function namesUnder(heading: string): string[][] {
  const [, section = ''] = readFileSync('docs/data.md', 'utf8').split(`## ${heading}\n`);
  const [own = ''] = section.split(/^#/mu);
  const [head = [], , ...rows] = own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').filter((cell) => cell.trim()));
  // A row has all that the head promises: what for, when and how long.
  for (const row of rows) expect(row, row[0]).toHaveLength(head.length);
  return rows
    .map(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((names) => names.length > 0);
}

/** `*` stands for any characters. */
const toPattern = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

/** Expects that each row has a fact, and each fact a row. */
function expectSame(rows: string[][], facts: Iterable<string>): void {
  const seen = [...new Set(facts)];
  const matches = (names: string[], fact: string) =>
    names.some((name) => toPattern(name).test(fact));
  expect(seen.filter((fact) => !rows.some((names) => matches(names, fact)))).toEqual([]);
  expect(rows.filter((names) => !seen.some((fact) => matches(names, fact)))).toEqual([]);
}

/** Answers for Google with a tag that sets its cookies, and for Microsoft with its recorder. */
async function mockVendors(page: Page): Promise<void> {
  const tag = `document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_TEST000000=1; path=/';
    document.cookie = '_gcl_au=1; path=/';
    // A document that ends cuts it off.
    fetch('https://region1.google-analytics.com/g/collect').catch(() => {});`;
  await page.route(VENDORS, (route) => {
    const address = route.request().url();
    const body = /googletagmanager/.test(address) ? tag : scriptOf(address);
    const headers = {
      'Access-Control-Allow-Origin': new URL(page.url()).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  await page.route(EMBEDS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>embed</title>' }),
  );
}

/** Notes every key that a page writes to its storage. */
async function noteKeys(page: Page): Promise<Set<string>> {
  const keys = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => keys.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
      setItem.call(this, key, value);
    };
  });
  return keys;
}

/** The setting whose value is a path. */
const settingOf = (path: string) =>
  path === CHAT_ENDPOINT
    ? 'VITE_OPENAI_BASE_URL'
    : Object.entries(configuredSettings).find(([, value]) => value === path)?.[0];

/** Brings a deployment in the meantime: the tab reloads at the page whose code is missing. */
async function deploy(page: Page): Promise<void> {
  await page.route('/en/studio', async (route) => {
    if (route.request().isNavigationRequest()) {
      await page.unroute(codeOf('studio'));
      return route.continue();
    }
    const response = await route.fetch();
    return route.fulfill({ response, body: withNewModules(await response.text()) });
  });
}

test('R14.10 docs/data.md lists all that a visit stores and asks, and nothing else', async ({
  site,
  page,
  host,
  context,
}) => {
  const keys = await noteKeys(page);
  await mockVendors(page);
  host.answer(CHAT_ENDPOINT, completion('Yes.'));
  for (const setting of ['VITE_CONTACT_ENDPOINT', 'VITE_NEWSLETTER_ENDPOINT'] as const) {
    host.answer(configuredSettings[setting], { status: 204 });
  }

  await page.route(codeOf('studio'), (route) => route.abort());
  await site.open('/en/');
  expect(site.foreignRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await site.press('Accept all');
  await site.machine('podcastPopup').getByRole('button', { name: 'Close' }).click();
  await site.ask('Are you there?');
  await expect(site.find('[data-role=assistant]').last()).toContainText('Yes.');
  await site.press('Close chat');

  await site.mainNavigation.getByRole('button', { name: 'About' }).click();
  await site.mainNavigation.getByRole('link', { name: 'Podcast' }).click();
  await site.press('Play Big Buck Bunny');
  await expect(site.find('iframe')).toBeAttached();

  await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
  await site.press('Show the map');
  await site.sendMessage();
  await site.see('contactForm', 'success');
  await site.field('Email address').fill('ada@example.com');
  await site.press('Subscribe');
  await site.see('newsletter', 'success');

  await deploy(page);
  const reloaded = page.waitForEvent('load');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await reloaded;
  await site.isReady();
  for (const key of await site.inPage(() => Object.keys(sessionStorage))) keys.add(key);

  await expect.poll(() => site.requestsTo(/x\.clarity\.ms/).length).toBeGreaterThan(0);
  const cookies = await context.cookies();
  expectSame(namesUnder('What the site stores'), [...keys, ...cookies.map(({ name }) => name)]);
  expectSame(namesUnder('What the site asks'), [
    ...site.foreignRequests.map((address) => new URL(address).hostname),
    ...host.requests.map(({ path }) => settingOf(path) ?? path),
    ...site.requestsTo(/\/version\.json/).map(() => 'version.json'),
  ]);
});
