import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageIds } from '#content/pageIds.ts';
import { routeOf } from '#content/routes.ts';
import { expect, test } from './host.ts';
import { languages } from './sitePage.ts';

const KEY = 'interpunct-cookie-consent';
const VENDORS = /googletagmanager\.com|google-analytics\.com|clarity\.ms/;

/** The recorder as its vendor publishes it, and what its address answers with: how it is started. */
const recorder = readFileSync(
  createRequire(import.meta.url).resolve('clarity-js/build/clarity.min.js'),
  'utf8',
);
const recorderTag = `
  window.clarity('start', {
    projectId: 'testproject',
    upload: 'https://x.clarity.ms/collect',
    track: true,
    content: true,
  });
  window.clarity.q.unshift(window.clarity.q.pop());
  const script = document.createElement('script');
  script.src = 'https://scripts.clarity.ms/0.8.70/clarity.js';
  document.head.append(script);
`;

/** A tag at its worst: it reports every call, by every way there is, and heeds no switch. */
const talkativeTag = `
  const tell = (call) => {
    const address = 'https://www.google-analytics.com/g/collect?call=' + call[1];
    fetch(address);
    navigator.sendBeacon(address);
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.send();
    new Image().src = address;
    document.cookie = '_ga=GA1.1.1.1; path=/';
  };
  window.dataLayer.forEach(tell);
  window.dataLayer.push = function (...calls) {
    calls.forEach(tell);
    return Array.prototype.push.apply(this, calls);
  };
`;

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

/** The vendors' own scripts, which send as they would. Gives the addresses that they ask for. */
async function playTalkativeVendors(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(VENDORS, (route) => {
    const url = route.request().url();
    requests.push(url);
    const scripts: [RegExp, string][] = [
      [/googletagmanager/, talkativeTag],
      [/clarity\.ms\/tag/, recorderTag],
      [/scripts\.clarity/, recorder],
    ];
    const [, body = ''] = scripts.find(([pattern]) => pattern.test(url)) ?? [];
    const headers = {
      'Access-Control-Allow-Origin': new URL(page.url()).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  return requests;
}

async function switchAnalytics(page: Page): Promise<void> {
  await press(page, 'Cookie settings');
  await toggle(page, 'Analytics').click();
  await press(page, 'Save preferences');
  await expect(dialog(page)).toHaveCount(0);
}

/** Walks to every page of the site, as its own links would. */
async function visitAll(page: Page): Promise<void> {
  for (const path of pageIds.map(routeOf)) {
    await page.evaluate((to) => history.pushState(null, '', to), `/en${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/en${path}$`),
    );
  }
}

test.use({ hasChosen: false, expectedRequests: VENDORS });

test('the banner asks, takes no focus and shifts nothing; its HTML is in no page', async ({
  site,
  page,
  request,
}) => {
  expect(await (await request.get('/en/')).text()).not.toContain('data-machine="consent"');
  // Its code comes when the page is at rest: what shifts from then on, the banner has shifted.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('/assets/Consent-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
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
  arrive();
  await expect(banner(page)).toBeVisible();
  await site.seeState('consent', 'banner');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await shift.evaluate(({ value }) => value)).toBe(0);
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
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
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

test('a withdrawal that cannot be written leaves no earlier choice behind', async ({
  site,
  page,
}) => {
  await playVendors(page);
  await site.open('/en/');
  await press(page, 'Accept all');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await switchAnalytics(page);
  expect(await stored(page)).toBeNull();
  await expect(banner(page)).toHaveCount(0);
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

test.describe('a dialog whose code does not arrive', () => {
  test.use({ hasChosen: true, expectedMessages: /The consent overlay did not arrive/ });

  test('is asked for again with the next press', async ({ site, page }) => {
    await page.route('/assets/Consent-*.js', (route) => route.abort());
    await site.holdClock();
    await site.open('/en/');
    const failure = page.waitForEvent('requestfailed');
    await press(page, 'Cookie settings');
    await failure;
    await expect.poll(() => site.messages.length).toBeGreaterThan(0);
    await page.unroute('/assets/Consent-*.js');
    await press(page, 'Cookie settings');
    await expect(dialog(page)).toBeVisible();
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
  await site.open('/en/contact');
  await visitAll(page);
  expect(foreign).toEqual([]);
  await press(page, 'Necessary only');
  await visitAll(page);
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
  await visitAll(page);
  expect(foreign.length).toBe(before);
  expect(requests).toBeGreaterThan(30);
});

test.describe('the vendors’ own scripts', () => {
  // The recorder does not expect a clock that is held.
  test.use({ expectedMessages: /reading 'latency'/ });

  test('send nothing after a withdrawal, and again after a new grant', async ({ site, page }) => {
    const requests = await playTalkativeVendors(page);
    const uploads = () => requests.filter((url) => /collect/.test(url));
    const isRecorded = () => requests.some((url) => /clarity\.ms\/collect/.test(url));
    const isCounted = () => requests.some((url) => /g\/collect/.test(url));
    await site.holdClock();
    await site.open('/en/');
    await press(page, 'Accept all');
    await expect.poll(isCounted).toBe(true);
    await expect
      .poll(async () => {
        await site.pass(1_000);
        return isRecorded();
      })
      .toBe(true);

    // The clock stands still: what comes from here on comes from the withdrawal.
    const before = uploads().length;
    await switchAnalytics(page);
    await page.mouse.move(200, 300);
    await page.mouse.move(400, 200);
    await site.pass(5_000);
    await visitAll(page);
    await site.pass(60_000);
    expect(uploads().slice(before)).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /^_(?:ga|cl)/.test(name))).toEqual([]);

    requests.length = 0;
    await switchAnalytics(page);
    await expect.poll(isCounted).toBe(true);
    await expect
      .poll(async () => {
        await site.pass(1_000);
        return isRecorded();
      })
      .toBe(true);
    expect(requests.filter((url) => /gtag\/js|clarity\.ms\/tag|scripts\./.test(url))).toEqual([]);
  });
});

test('a tag that comes after the withdrawal finds nothing to send', async ({ site, page }) => {
  await playVendors(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/googletagmanager/, async (route) => {
    await arrival;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await site.open('/en/');
  await press(page, 'Accept all');
  expect((await calls(page)).map(([kind]) => kind)).toContain('event');
  await switchAnalytics(page);
  const answer = page.waitForResponse(/googletagmanager/);
  arrive();
  await answer;
  expect(new Set((await calls(page)).map(([kind]) => kind))).toEqual(new Set(['consent']));
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
