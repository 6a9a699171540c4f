import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '../../src/content/routes.ts';
import { expect, test } from './host.ts';
import { languages } from './site.ts';

const KEY = 'interpunct-cookie-consent';
const VENDORS = /googletagmanager\.com|google-analytics\.com|clarity\.ms/;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** The calls in Google's queue, as arrays. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    [...(window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer].map((call) =>
      JSON.parse(JSON.stringify(Array.from(call))),
    ),
  );

const views = async (page: Page) =>
  (await calls(page)).filter(([, name]) => name === 'page_view').map(([, , view]) => view);

/** The vendors as far as this site can tell: their scripts answer, and note that they have run. */
async function playVendors(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(VENDORS, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return requests;
}

test.use({ hasChosen: false, expectedRequests: VENDORS });

test('the banner asks, takes no focus and shifts nothing; its HTML is in no page', async ({
  site,
  page,
  request,
}) => {
  expect(await (await request.get('/en/')).text()).not.toContain('data-machine="consent"');
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await site.open('/en/about');
  await expect(banner(page)).toBeVisible();
  await site.seeState('consent', 'banner');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  const learnMore = banner(page).getByRole('link', { name: 'Learn more' });
  await learnMore.click();
  await expect(page).toHaveURL('/en/about');
});

for (const [button, analytics] of [
  ['Accept all', true],
  ['Necessary only', false],
] as const) {
  test(`"${button}" is one click, is stored, and is kept over a reload`, async ({ site, page }) => {
    await playVendors(page);
    await site.open('/en/');
    await press(page, button);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    const record = await stored(page);
    expect(Object.keys(record).toSorted()).toEqual(['preferences', 'timestamp', 'version']);
    expect(record.version).toBe('1.0');
    expect(record.preferences).toEqual({ necessary: true, analytics, marketing: analytics });
    const chunk: string[] = [];
    page.on('request', (asked) => chunk.push(asked.url()));
    await page.reload();
    await site.isReady();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    expect(chunk.filter((url) => /assets\/Consent/.test(url))).toEqual([]);
  });
}

test('refusing is as prominent as accepting', async ({ site, page }) => {
  await site.open('/en/');
  const looks = await Promise.all(
    ['Necessary only', 'Accept all'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button);
        const { height } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('the dialog keeps the focus and gives it back; Escape and a click outside cancel', async ({
  site,
  page,
}) => {
  await site.open('/en/');
  const customize = page.getByRole('button', { name: 'Customize' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
    () => press(page, 'Cancel'),
  ]) {
    await customize.click();
    await expect(dialog(page)).toBeVisible();
    await site.seeState('consent', 'customizing');
    await expect(toggle(page, 'Necessary')).toBeChecked();
    await expect(toggle(page, 'Necessary')).toBeDisabled();
    await expect(toggle(page, 'Analytics')).not.toBeChecked();
    await toggle(page, 'Analytics').check();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement?.closest('body > #root') &&
          !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBeFalsy();
    }
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await expect(customize).toBeFocused();
    await site.seeState('consent', 'banner');
    expect(await stored(page)).toBeNull();
  }
});

test('the switches are saved, and can be changed from every page', async ({ site, page }) => {
  await playVendors(page);
  await site.open('/en/');
  await press(page, 'Customize');
  await toggle(page, 'Marketing').check();
  await press(page, 'Save preferences');
  expect((await stored(page)).preferences).toEqual({
    necessary: true,
    analytics: false,
    marketing: true,
  });
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await press(page, 'Cookie settings');
  await expect(toggle(page, 'Marketing')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
});

test('another tab’s choice is followed, and its removal', async ({ site, page, context }) => {
  await playVendors(page);
  await site.open('/en/');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await playVendors(other);
  await other.goto('/en/about');
  await other.mouse.move(5, 5);
  await press(other, 'Accept all');
  await expect(banner(page)).toHaveCount(0);
  expect(await calls(page)).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  await other.evaluate((key) => localStorage.removeItem(key), KEY);
  await expect(banner(page)).toBeVisible();
  expect((await calls(page)).filter(([kind]) => kind === 'consent').at(-2)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ]);
});

test.describe('a storage that throws', () => {
  test('leaves the banner working, and the choice holds for the visit', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await site.open('/en/');
    await press(page, 'Necessary only');
    await expect(banner(page)).toHaveCount(0);
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(site.heading).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('a corrupt record', () => {
  test.use({ expectedMessages: /The stored consent is no record of this site/ });

  test('is logged once, without its content, and the banner asks', async ({ site, page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"secret":1'), KEY);
    await site.open('/en/');
    await expect(banner(page)).toBeVisible();
    const said = site.messages.filter((message) => /consent/.test(message));
    expect(said).toEqual(['The stored consent is no record of this site.']);
  });
});

test.describe('a banner whose code does not arrive', () => {
  test.use({ expectedMessages: /The consent overlay did not arrive/ });

  test('blocks nothing, and comes later', async ({ site, page }) => {
    await page.route('/assets/Consent-*.js', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await site.holdClock();
    await site.open('/en/');
    await failure;
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/en/studio');
    await page.unroute('/assets/Consent-*.js');
    await site.pass(10_000);
    await expect(banner(page)).toBeVisible();
  });
});

test('signals and page views go out in their order', async ({ site, page }) => {
  await playVendors(page);
  await site.open('/en/');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(site.heading).toBeFocused();
  await press(page, 'Accept all');
  const [first, second, third, js, config, view, ...more] = await calls(page);
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
  // What was seen before the grant is nobody's business, but for the page on the screen.
  expect(view).toEqual([
    'event',
    'page_view',
    { page_path: '/en/studio', page_title: await page.title() },
  ]);
  expect(more).toEqual([]);
});

for (const { code, prefix } of languages) {
  test(`each page view has the path and the title of its page, in ${code}`, async ({
    site,
    page,
  }) => {
    await site.refuseBefore();
    await site.open(`${prefix}/`);
    const home = await page.title();
    await page.getByRole('main').locator(`a[href="${prefix}/studio"]`).click();
    await expect(page).toHaveURL(`${prefix}/studio`);
    await expect(site.heading).toBeFocused();
    const studio = await page.title();
    // Another language of the same page is no other page.
    await page.locator(`header a[hreflang=${code === 'en' ? 'fr' : 'en'}]`).click();
    await expect(page).not.toHaveTitle(studio);
    expect(await views(page)).toEqual([
      { page_path: `${prefix}/`, page_title: home },
      { page_path: `${prefix}/studio`, page_title: studio },
    ]);
  });
}

test('links of the three kinds are counted with their labels', async ({ site, page }) => {
  await site.refuseBefore();
  const clicks = async () =>
    (await calls(page))
      .filter(([, name]) => /click/.test(String(name)))
      .map((call) => call.slice(1));
  await site.open('/en/');
  const main = page.getByRole('main');
  const division = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  const divisionTitle = await division.textContent();
  await division.click();
  await expect(site.heading).toBeFocused();
  await site.open('/en/');
  const service = main.locator('h3 a[href="/en/interpunct-consulting"]').last();
  const serviceTitle = await service.textContent();
  await service.click();
  await expect(page).toHaveURL('/en/interpunct-consulting');
  expect(await clicks()).toEqual([['service_card_click', { event_label: serviceTitle }]]);
  await site.open('/en/about');
  const related = main.getByRole('heading', { level: 3 }).last().locator('..').getByRole('link');
  const target = (await related.getAttribute('href'))?.replace('/en', '');
  await related.click();
  await expect(site.heading).toBeFocused();
  expect(await clicks()).toEqual([['related_link_click', { event_label: `/about -> ${target}` }]]);
  expect(divisionTitle).toBeTruthy();
});

test('no request leaves the host before a choice, after a refusal and after a withdrawal', async ({
  site,
  page,
  host,
}) => {
  const foreign: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (!request.url().startsWith(host.url)) foreign.push(request.url());
  });
  await playVendors(page);
  const visitAll = async () => {
    for (const { path } of Object.values(routes)) {
      await page.evaluate((to) => history.pushState(null, '', to), `/en${path}`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/en${path}$`),
      );
    }
  };
  await site.open('/en/contact');
  await visitAll();
  expect(foreign).toEqual([]);
  await press(page, 'Necessary only');
  await visitAll();
  expect(foreign).toEqual([]);

  await page.context().addCookies(
    ['_ga', '_ga_TEST000000', '_clck', '_clsk', 'kept'].map((name) => ({
      name,
      value: '1',
      url: host.url,
    })),
  );
  await press(page, 'Cookie settings');
  await toggle(page, 'Analytics').check();
  await press(page, 'Save preferences');
  await expect.poll(() => foreign.filter((url) => VENDORS.test(url)).length).toBe(2);
  await press(page, 'Cookie settings');
  await toggle(page, 'Analytics').uncheck();
  await press(page, 'Save preferences');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual(['kept']);
  const before = foreign.length;
  await visitAll();
  expect(foreign.length).toBe(before);
  expect(requests).toBeGreaterThan(30);
});

test('each vendor’s script is loaded once, whatever is clicked', async ({ site, page }) => {
  const requests = await playVendors(page);
  await site.open('/en/');
  await press(page, 'Accept all');
  await expect.poll(() => requests.length).toBe(2);
  for (let round = 0; round < 3; round += 1) {
    await press(page, 'Cookie settings');
    await toggle(page, 'Analytics').click();
    await press(page, 'Save preferences');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(requests.map((url) => new URL(url).hostname).toSorted()).toEqual([
    'www.clarity.ms',
    'www.googletagmanager.com',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the banner and the dialog', async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open('/en/about');
      await expect(banner(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await press(page, 'Customize');
      await expect(dialog(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}
