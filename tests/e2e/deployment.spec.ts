import { codeOf, withNewModules } from './builtCode.ts';
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
});
