import { pageIds } from '#content/pageIds.ts';
import { expect, test } from './sitePage.ts';

test('the scripts start by themselves, after the page has been painted', async ({ page }) => {
  const firstScript = page.waitForRequest(/\/assets\/.*\.js/);
  await page.goto('/en/', { waitUntil: 'load' });
  await firstScript;
  const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );
  for (const start of scripts) expect(start).toBeGreaterThan(paint?.startTime ?? Number.NaN);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('the styles of the page stay where they are', async ({ site, page }) => {
  await page.addInitScript(() => {
    const moved: (string | undefined)[] = [];
    Object.assign(window, { moved });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes) {
          if (node instanceof HTMLStyleElement) moved.push(node.dataset.emotion?.split(' ')[0]);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await site.open('/en/');
  // Emotion's own sheet goes to the end of the head, where it is already: nothing is drawn anew.
  expect(await page.evaluate('moved')).toEqual(['css']);
});

test.describe('before the scripts have come', () => {
  test.beforeEach(async ({ page }) => {
    let arrive = () => {};
    const isHeld = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('/assets/**/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.exposeFunction('letScriptsCome', arrive);
    await page.goto('/en/');
  });

  test('a press of a button is kept, and answered once', async ({ site, page }) => {
    await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
    await page.evaluate('letScriptsCome()');
    await site.seeState('servicesDropdown', 'open');
  });

  test('a form that is sent is kept, and sent', async ({ site, page }) => {
    const form = page.locator('form[data-machine=newsletter]');
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/en/');
    await page.evaluate('letScriptsCome()');
    await expect(form.getByRole('status')).toBeVisible();
    expect(site.messages).toEqual([]);
  });

  test('a link leads to its page', async ({ page, site }) => {
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/en/studio');
    await expect(site.heading).toBeVisible();
  });
});

test('scripts that fail to come are asked for again with the next sign of a visitor', async ({
  site,
  page,
}) => {
  await page.route('/assets/**/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/en/');
  await failure;
  await page.unroute('/assets/**/*.js');
  await site.isReady();
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.seeState('servicesDropdown', 'open');
});

test('linked pages are fetched when idle, so that following a link needs no network', async ({
  site,
  page,
  context,
}) => {
  const arrived = page.waitForResponse(/\/partnership\.js$/);
  const texts = page.waitForResponse(/\/locales\/en\/partnership\..*\.json/);
  await site.open('/en/about');
  await Promise.all([arrived, texts]);
  await context.setOffline(true);
  await site.mainNavigation.getByRole('link', { name: 'Partnership' }).click();
  await expect(page).toHaveTitle(/artner.* · Interpunct/);
  await expect(site.heading).toBeFocused();
});

test('what is fetched ahead follows the visitor into another language', async ({
  site,
  page,
  context,
}) => {
  await site.open('/en/about');
  const texts = page.waitForResponse(/\/locales\/de\/partnership\..*\.json/);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await texts;
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnerschaft' }).click();
  await expect(page).toHaveURL('/de/partnership');
  await expect(site.heading).toBeFocused();
});

test('what is fetched ahead is what the visitor sees links to', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await site.open('/en/contact');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/studio\.js$/.test(url))).toEqual([]);
  const studio = page.waitForResponse(/\/studio\.js$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await studio;
});

test('pages that are made ready out of sight leave no trace', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await site.open('/en/about');
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const readPages = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/locales/'))
          .length,
    );
  // The foot of the page leads to every other.
  await expect.poll(readPages).toBe(pageIds.length - 1);
  await page.waitForLoadState('networkidle');
  expect(await main.innerHTML()).toBe(before);
  expect(await page.title()).toMatch(/^About/);
  expect(complaints).toEqual([]);
});

test('nothing is fetched ahead for visitors who save data', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await site.open('/en/about');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/(partnership|studio)\./.test(url))).toEqual([]);
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).hover();
  await expect.poll(() => requests.filter((url) => /\/studio\.js$/.test(url)).length).toBe(1);
});
