import { studio } from '#tests/built/contents/studio.ts';
import { codeOf, withNewModules, withNewPages } from './builtCode.ts';
import { expect, type SitePage, test } from './sitePage.ts';

const PAGE = '/en/studio';

/** Replaces the deployment: the old code of the studio page is missing from now on. */
async function deploy({ page }: SitePage): Promise<void> {
  await page.route(codeOf('studio'), (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  );
}

const followLink = (site: SitePage) =>
  site.mainNavigation.getByRole('link', { name: 'Studio' }).click();

test.describe('a tab that was open during a deployment', () => {
  test.use({ expectedMessages: /A page could not be shown/ });

  test('R16.7 reloads at the requested page, and keeps the draft of the form', async ({
    site,
    page,
  }) => {
    const unblock = await site.block(codeOf('studio'));
    await site.open('/en/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a sent');
    await page.route(PAGE, async (route) => {
      // The tab discovers the deployment by its own request. The reload then loads the document.
      if (route.request().isNavigationRequest()) {
        await unblock();
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({ response, body: withNewModules(await response.text()) });
    });
    const reloaded = page.waitForEvent('load');
    await followLink(site);
    await reloaded;
    await expect(page).toHaveURL(PAGE);
    await site.isReady();
    await expect(site.heading).toHaveText(studio.title.en);
    await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
    await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sent');
  });

  test('R16.7 reloads when only the code of the pages has changed', async ({ site, page }) => {
    await deploy(site);
    await page.route(PAGE, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = withNewPages(html);
      expect(body).not.toBe(html);
      return route.fulfill({ response, body });
    });
    await site.open('/en/');
    const reloaded = page.waitForEvent('load');
    await followLink(site);
    await reloaded;
    await expect(page).toHaveURL(PAGE);
    await expect(site.heading).toHaveText(studio.title.en);
    await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
  });

  test('R16.7 reloads only once', async ({ site, page }) => {
    await deploy(site);
    let reloads = 0;
    await page.route(PAGE, async (route) => {
      if (route.request().isNavigationRequest()) {
        reloads += 1;
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({ response, body: withNewModules(await response.text()) });
    });
    await site.open('/en/');
    await followLink(site);
    await expect.poll(() => reloads).toBe(1);
    await expect(page).toHaveURL(PAGE);
    await site.open('/en/');
    await followLink(site);
    await expect(page.getByRole('alert')).toContainText('The page didn’t arrive.');
    expect(reloads).toBe(1);
  });

  test('R16.7 does not reload for the answer of a captive portal', async ({ site, page }) => {
    await deploy(site);
    let reloads = 0;
    await page.route(PAGE, (route) => {
      if (route.request().isNavigationRequest()) reloads += 1;
      return route.fulfill({
        contentType: 'text/html',
        body: '<title>Sign in to the hotel</title>',
      });
    });
    await site.open('/en/');
    await followLink(site);
    await expect(page.getByRole('alert')).toContainText('The page didn’t arrive.');
    await expect(page).toHaveURL(PAGE);
    expect(reloads).toBe(0);
  });
});
