import type { Page } from '@playwright/test';
import { expect, test } from './sitePage.ts';

/** What the site's modules are called after the next deployment. */
const rename = (text: string) =>
  text.replaceAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g, '/assets/$1-newnewne.js');

/** From now on the host has another deployment: the old chunk of the studio is gone. */
async function deployAnew(page: Page): Promise<void> {
  await page.route('/assets/pages-*/studio.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  );
}

test.describe('a tab that was open during a deployment', () => {
  test.use({ expectedMessages: /A page could not be shown/ });

  test('is reloaded where the visitor wanted to be, and loses no draft', async ({ site, page }) => {
    await page.route('/assets/pages-*/studio.js', (route) => route.abort());
    await site.open('/en/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a sent');
    await page.route('/en/studio', async (route) => {
      // What the tab asks for itself tells it of the new deployment; the document is then served.
      if (route.request().isNavigationRequest()) {
        await page.unroute('/assets/pages-*/studio.js');
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({ response, body: rename(await response.text()) });
    });
    const navigation = page.waitForEvent('load');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await navigation;
    await expect(page).toHaveURL('/en/studio');
    await site.isReady();
    await expect(site.heading).toContainText(/\w/);
    await expect(page).toHaveTitle(/tudio.* · Interpunct/);
    await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sent');
  });

  test('is reloaded where the deployment has changed nothing but pages', async ({ site, page }) => {
    await deployAnew(page);
    await page.route('/en/studio', async (route) => {
      const response = await route.fetch();
      const markup = await response.text();
      const body = markup.replaceAll(/\/assets\/pages-[\w-]{8}\//g, '/assets/pages-newnewne/');
      expect(body).not.toBe(markup);
      return route.fulfill({ response, body });
    });
    await site.open('/en/');
    const navigation = page.waitForEvent('load');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await navigation;
    await expect(page).toHaveURL('/en/studio');
    await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
  });

  test('is reloaded once at most', async ({ site, page }) => {
    await deployAnew(page);
    let documents = 0;
    await page.route('/en/studio', async (route) => {
      if (route.request().isNavigationRequest()) {
        documents += 1;
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({ response, body: rename(await response.text()) });
    });
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect.poll(() => documents).toBe(1);
    await expect(page).toHaveURL('/en/studio');
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('alert')).toContainText('The page did not arrive.');
    expect(documents).toBe(1);
  });

  test('is not reloaded for a page that is no deployment', async ({ site, page }) => {
    await deployAnew(page);
    await page.route('/en/studio', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Sign in to the hotel</title>' }),
    );
    await site.open('/en/');
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('alert')).toContainText('The page did not arrive.');
    await expect(page).toHaveURL('/en/studio');
  });
});
