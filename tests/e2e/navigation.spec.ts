import { expect, test } from './sitePage.ts';

test('a route change scrolls to the top, moves the focus to the headline, and says the title', async ({
  site,
  page,
}) => {
  await site.open('/en/');
  await page.evaluate(() => scrollTo(0, 1_500));
  await page.getByRole('main').locator('a[href="/en/studio"]').click();
  await expect(site.heading).toBeFocused();
  await expect(page).toHaveURL('/en/studio');
  await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
  expect(await site.scrollPosition()).toBe(0);
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://interpunct.example/en/studio',
  );
});

test('Back and Forward restore the scroll position', async ({ site, page }) => {
  await site.open('/en/');
  await page.evaluate(() => scrollTo(0, 1_500));
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(site.heading).toBeFocused();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL('/en/');
  await expect.poll(() => site.scrollPosition()).toBe(1_500);
  await page.goForward();
  await expect(page).toHaveURL('/en/studio');
  await expect.poll(() => site.scrollPosition()).toBe(300);
});

test('a reload keeps the scroll position', async ({ site, page }) => {
  await site.open('/en/');
  await page.evaluate(() => scrollTo(0, 1_200));
  await page.reload();
  await site.isReady();
  await expect.poll(() => site.scrollPosition()).toBe(1_200);
});

test('another language of the page keeps the scroll position', async ({ site, page }) => {
  await site.open('/en/');
  await page.evaluate(() => scrollTo(0, 40));
  await page.locator('header a[hreflang=de]').click();
  await expect(page).toHaveURL('/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await site.scrollPosition()).toBe(40);
});

test('the skip link is the first stop and leads to the content', async ({ site, page }) => {
  await site.open('/en/');
  await page.keyboard.press('Tab');
  const link = site.link('Skip to content');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

for (const [typed, shown, title] of [
  ['/FR/about', '/fr/about', 'fr'],
  ['/en/about/', '/en/about', 'en'],
  ['//en//about', '/en/about', 'en'],
  ['/de', '/de/', 'de'],
  ['/index.html', '/', 'en'],
  ['/fr/about.html', '/fr/about', 'fr'],
  ['/en/about?utm_source=letter', '/en/about?utm_source=letter', 'en'],
] as const) {
  test(`${typed} is ${shown}`, async ({ site, page, baseURL }) => {
    await site.open(`${baseURL}${typed}`);
    await expect(page).toHaveURL(shown);
    await expect(page.locator('html')).toHaveAttribute('lang', title);
    await expect(page.locator('html')).not.toHaveAttribute('data-language');
    await expect(site.heading).toBeVisible();
    await expect(page).not.toHaveTitle(/Page not found/);
  });
}

for (const path of ['/nope', '/%E0%A4%A', '/en/about/team', '/constructor', '/%3Cscript%3E']) {
  test(`${path} is the 404 page`, async ({ site, page }) => {
    await site.open(path);
    await expect(page).toHaveTitle('Page not found · Interpunct');
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(site.machine('heroRotator')).toBeVisible();
  });
}

test.describe('a page that cannot be loaded', () => {
  test.use({ expectedMessages: /A page could not be shown/ });

  test('is the 404 page where the host has none', async ({ site, page }) => {
    await site.open('/en/about');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => history.pushState(null, '', '/en/nope'));
    await loaded;
    await expect(page).toHaveURL('/en/nope');
    await site.isReady();
    await expect(page).toHaveTitle('Page not found · Interpunct');
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await page.goBack();
    await expect(page).toHaveTitle('Page not found · Interpunct');
  });

  test('says so in place, and comes with another try', async ({ site, page }) => {
    await page.route('/assets/pages-*/studio.js', (route) => route.abort());
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('alert')).toContainText('The page did not arrive.');
    await expect(site.mainNavigation).toBeVisible();
    await page.unroute('/assets/pages-*/studio.js');
    await site.button('Try again').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveTitle(/· Interpunct$/);
  });

  test('does not hold the visitor: another page can be opened', async ({ site, page }) => {
    await page.route('/locales/en/studio.*', (route) => route.fulfill({ body: '<html>' }));
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});

test('a page that takes its time is announced, and the old one stays', async ({ site, page }) => {
  await site.holdClock();
  let answer = () => {};
  await page.route('/assets/pages-*/studio.js', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await site.open('/en/');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await site.pass(400);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached();
  await expect(site.machine('heroRotator')).toBeVisible();
  answer();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  await expect(site.heading).toBeFocused();
});

test.describe('a page that breaks', () => {
  test.use({ expectedMessages: /A page could not be shown|broken on purpose|Error/ });

  test('shows an error page with a way home, and the frame works', async ({ site, page }) => {
    await page.route('/assets/pages-*/studio.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const broken = code.replace(
        /export\s*\{\s*(\w+) as default/,
        (end, name) => `${name}=()=>{throw new Error('broken on purpose')};${end}`,
      );
      expect(broken).not.toBe(code);
      await route.fulfill({ response, body: broken });
    });
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('alert')).toContainText('Something broke on this page.');
    await site.mainNavigation.getByRole('button', { name: 'About' }).click();
    await site.seeState('aboutDropdown', 'open');
    await page.getByRole('alert').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/en/');
    await site.seeState('heroRotator', /showing|fading/);
  });
});
