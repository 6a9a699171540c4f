import type { Page } from '@playwright/test';
import { paths } from '#tests/catalogue.ts';
import { refuseCookies } from '#tests/visitor/refuseCookies.ts';
import { chunkOf } from './builtCode.ts';
import { expect, test } from './configuredSite.ts';
import { languages } from './languages.ts';
import type { SitePage } from './sitePage.ts';
import { scriptOf, VENDORS } from './vendors.ts';

const KEY = 'interpunct-cookie-consent';
const OVERLAY = chunkOf('Consent');

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** Answers for the vendors, by default with empty scripts. Returns the addresses of the requests. */
async function mockVendors(page: Page, codeOf = (_: string) => ''): Promise<string[]> {
  const requests: string[] = [];
  await page.route(VENDORS, (route) => {
    const url = route.request().url();
    requests.push(url);
    const headers = {
      'Access-Control-Allow-Origin': new URL(page.url()).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    return route.fulfill({ contentType: 'text/javascript', headers, body: codeOf(url) });
  });
  return requests;
}

/** Saves the preferences with one of the switches changed. */
async function change(page: Page, name: string): Promise<void> {
  await press(page, 'Cookie settings');
  await toggle(page, name).click();
  await press(page, 'Save preferences');
  await expect(dialog(page)).toHaveCount(0);
}

/** Withdraws the consent to analytics, and waits until the site runs in the next document. */
async function withdraw(site: SitePage): Promise<void> {
  const reload = site.page.waitForEvent('load');
  await change(site.page, 'Analytics');
  await reload;
  await site.isReady();
}

/** The policy refuses what vendors send after a withdrawal, and the console says so. */
const REFUSED = /Content Security Policy|Fetch API cannot load|Failed to fetch/;

/** Pages that ask a vendor for something, once they are allowed to. */
const asking = ['/podcast', '/contact'];

/** Navigates to pages of the site, as its links do. */
async function visit(page: Page, visited: readonly string[]): Promise<void> {
  for (const path of visited) {
    await page.evaluate((to) => history.pushState(null, '', to), `/en${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/en${path}$`),
    );
  }
}

test.use({ hasChosen: false, expectedRequests: VENDORS });

test('R11.12, R15.4 the banner loads on its own, takes no focus and shifts no content', async ({
  site,
  page,
  request,
}) => {
  expect(await (await request.get('/en/')).text()).not.toContain('data-machine="consent"');
  // The banner arrives on a page at rest, so every layout shift is its own.
  const release = await site.hold(OVERLAY);
  await site.open('/en/about');
  const shift = await page.evaluateHandle(() => {
    const seen = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.value += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  release();
  await expect(banner(page)).toBeVisible();
  await site.seeState('consent', 'banner');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await shift.evaluate(({ value }) => value)).toBe(0);
});

test('R3.8, R11.13 the legal links lead to the configured pages', async ({ site, page, host }) => {
  for (const path of ['/privacy', '/terms']) {
    const headers = { 'Content-Type': 'text/html' };
    host.answer(path, { headers, body: `<title>The page ${path}</title>` });
  }
  await site.open('/en/');
  await banner(page).getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveTitle('The page /privacy');
  await site.open('/en/');
  await press(page, 'Necessary only');
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`The page ${path}`);
    await page.goBack();
  }
});

test('R11.2, R11.4 a click stores the choice, and a reload keeps it', async ({ site, page }) => {
  await mockVendors(page);
  await site.open('/en/');
  await press(page, 'Accept all');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  const record = await stored(page);
  expect(Object.keys(record).toSorted()).toEqual(['preferences', 'timestamp', 'version']);
  expect(record.version).toBe('1.0');
  expect(record.preferences).toEqual({ necessary: true, analytics: true, marketing: true });
  site.requests.length = 0;
  await page.reload();
  await site.isReady();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(site.requestsTo(OVERLAY)).toEqual([]);
});

test('R11.6, R11.8, R11.14, R15.4 banner and dialog name the vendors, refuse as well as accept, and lead the focus', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await expect(banner(page)).toContainText(/Google.*Microsoft/);
  const looks = await Promise.all(
    ['Necessary only', 'Accept all'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        // The banner may still rise: a computed size is that of the layout.
        const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } =
          getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await press(page, 'Customize');
  await expect(dialog(page)).toContainText(/Google Analytics.*Microsoft Clarity/);
  await site.seeFocusKept(dialog(page));
  await press(page, 'Save preferences');
  await expect(site.machine('consent')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('R11.6 the dialog opens at its title, in a window that is too low for it', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open('/de/about');
  await page.getByRole('button', { name: 'Anpassen' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport({ ratio: 1 });
  // The first step leads to the first choice.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Analyse' })).toBeFocused();
});

test('R12.1, R12.2, R12.8 signals and page views reach the queue in order', async ({
  site,
  page,
}) => {
  await mockVendors(page);
  await site.open('/en/');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(site.heading).toBeFocused();
  await press(page, 'Accept all');
  const [first, second, third, js, config, view, ...more] = await site.calls();
  expect(first).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(third).toEqual([
    'consent',
    'update',
    { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ]);
  expect(js?.[0]).toBe('js');
  expect(config).toEqual(['config', 'G-TEST000000', { send_page_view: false }]);
  // Before the grant only the current page counts as a view.
  expect(view).toEqual([
    'event',
    'page_view',
    { page_path: '/en/studio', page_title: await page.title() },
  ]);
  expect(more).toEqual([]);
});

test('R1.4, R12.2, R12.3 a page view has the path that the visitor is at, and the title in each language', async ({
  site,
  page,
}) => {
  await page.addInitScript(refuseCookies);
  await site.open('/en/services');
  const expected = [{ page_path: '/en/services', page_title: await page.title() }];
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.mainNavigation.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/en/interpunct-consulting');
  for (const { code, prefix } of languages) {
    const path = `${prefix}/interpunct-consulting`;
    await site.languageLink(code).click();
    await expect(page).toHaveURL(path);
    await site.seeLanguage(code);
    expected.push({ page_path: path, page_title: await page.title() });
    await expect.poll(() => site.pageViews()).toEqual(expected);
  }
  expect(new Set(expected.map(({ page_title }) => page_title)).size).toBe(languages.length);
});

test('R12.6, R12.7, R12.9, R14.5 sends no foreign requests before a choice, after a refusal and after a withdrawal', async ({
  site,
  page,
  host,
}) => {
  await mockVendors(page);
  // What moves would only slow down so many pages.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/en/contact');
  await visit(page, paths);
  expect(site.foreignRequests).toEqual([]);
  await press(page, 'Necessary only');
  await visit(page, asking);
  expect(site.foreignRequests).toEqual([]);

  await change(page, 'Analytics');
  await expect.poll(() => site.requestsTo(VENDORS)).toHaveLength(2);
  // The script of each vendor is loaded once, however often the choice changes.
  for (let round = 0; round < 2; round += 1) await change(page, 'Marketing');
  expect(site.requestsTo(VENDORS)).toHaveLength(2);
  await page.context().addCookies(
    ['_ga', '_ga_TEST000000', '_clck', '_clsk', '_gcl_au', 'kept'].map((name) => ({
      name,
      value: '1',
      url: host.url,
    })),
  );
  await page.evaluate(() => sessionStorage.setItem('_cltk', '1'));
  await withdraw(site);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['kept']);
  expect(await page.evaluate(() => sessionStorage.getItem('_cltk'))).toBeNull();
  const before = site.foreignRequests.length;
  await visit(page, asking);
  expect(site.foreignRequests).toHaveLength(before);
  expect(site.requests.length).toBeGreaterThan(30);
});

test('R12.9 a withdrawal keeps page, position, focus and what is typed', async ({ site, page }) => {
  await mockVendors(page);
  await site.open('/en/contact');
  await press(page, 'Accept all');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await press(page, 'Cookie settings');
  await toggle(page, 'Analytics').click();
  const position = await site.scrollPosition();
  expect(position).toBeGreaterThan(300);
  const reload = page.waitForEvent('load');
  await press(page, 'Save preferences');
  await reload;
  await site.isReady();
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  // At its end the page grows by a few px with its fonts, after the browser has restored the position.
  expect(Math.abs((await site.scrollPosition()) - position)).toBeLessThan(20);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await expect(banner(page)).toHaveCount(0);
  await press(page, 'Cookie settings');
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
});

test.describe('the vendors’ own scripts', () => {
  // The recorder logs an error on a held clock.
  test.use({ expectedMessages: new RegExp(`reading 'latency'|${REFUSED.source}`) });

  test('R12.7, R12.9, R12.10 send nothing after a withdrawal, and load again after a new grant', async ({
    site,
    page,
  }) => {
    const requests = await mockVendors(page, scriptOf);
    const isRecorded = () => requests.some((url) => /clarity\.ms\/collect/.test(url));
    const isCounted = () => requests.some((url) => /g\/collect/.test(url));
    const seeBoth = async () => {
      await expect.poll(isCounted).toBe(true);
      await expect
        .poll(async () => {
          await site.pass(1_000);
          return isRecorded();
        })
        .toBe(true);
    };
    await site.holdClock();
    await site.open('/en/');
    await press(page, 'Accept all');
    await seeBoth();
    // The browser sends what `fetchLater` takes after the page is gone, where no test sees it.
    expect(await page.evaluate(() => 'fetchLater' in window)).toBe(false);

    // The clock stands still, so all further requests follow the withdrawal.
    await press(page, 'Cookie settings');
    await toggle(page, 'Analytics').click();
    requests.length = 0;
    const reload = page.waitForEvent('load');
    await press(page, 'Save preferences');
    await reload;
    await site.isReady();
    await page.mouse.move(200, 300);
    await page.mouse.move(400, 200);
    await site.pass(5_000);
    await visit(page, asking);
    await site.pass(60_000);
    expect(requests).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /^_(?:ga|cl)/.test(name))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('_cltk'))).toBeNull();
    expect(await page.evaluate(() => 'clarity' in window)).toBe(false);

    await change(page, 'Analytics');
    await seeBoth();
  });
});
