import type { Page } from '@playwright/test';
import { refuseCookies } from '#tests/visitor/refuseCookies.ts';
import { expect, test } from './configuredSite.ts';
import { languages } from './languages.ts';
import { VENDORS } from './vendors.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });

test.use({ hasChosen: false, expectedRequests: VENDORS });

test('R3.8, R11.13 the legal links lead to the configured pages', async ({ site, page, host }) => {
  const headers = { 'Content-Type': 'text/html' };
  host.answer('/privacy', { headers, body: '<title>Our privacy</title>' });
  await site.open('/en/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await banner(page).getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveTitle('Our privacy');
});

test('R11.8, R15.4 banner and dialog name the vendors, refuse as well as accept, and lead the focus', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await expect(banner(page)).toContainText(/Google.*Microsoft/);
  const styles = await Promise.all(
    ['Necessary only', 'Accept all'].map((name) =>
      site.button(name).evaluate((button) => {
        // The banner may still rise: a computed size is that of the layout.
        const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } =
          getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
      }),
    ),
  );
  expect(styles[0]).toEqual(styles[1]);
  await site.press('Customize');
  await expect(dialog(page)).toContainText(/Google Analytics.*Microsoft Clarity/);
  await expect(site.find('dialog:modal')).toHaveAccessibleName('Cookie preferences');
  await site.press('Save preferences');
  await expect(site.machine('consent')).toHaveCount(0);
  await site.seeFocus('main');
});

test('the dialog opens at its title, in a window that is too low for it', async ({ site }) => {
  await site.resize({ width: 320, height: 640 });
  await site.open('/de/about');
  await site.press('Anpassen');
  await expect(site.page.getByRole('dialog').getByRole('heading')).toBeInViewport({ ratio: 1 });
  // The first step leads to the first choice.
  await site.key('Tab');
  await expect(site.page.getByRole('switch', { name: 'Analyse' })).toBeFocused();
});

test('R12.3 a page view has the path that the visitor is at, and the title in each language', async ({
  site,
  page,
}) => {
  await page.addInitScript(refuseCookies);
  await site.open('/en/services');
  const expected = [{ page_path: '/en/services', page_title: await page.title() }];
  await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
  await site.mainNavigation.getByRole('link', { name: 'Services' }).click();
  await site.seeAddress('/en/interpunct-consulting');
  for (const { code, prefix } of languages) {
    const path = `${prefix}/interpunct-consulting`;
    await site.choose(code);
    await site.seeAddress(path);
    await site.seeLanguage(code);
    expected.push({ page_path: path, page_title: await page.title() });
    await expect.poll(() => site.pageViews()).toEqual(expected);
  }
  expect(new Set(expected.map(({ page_title }) => page_title)).size).toBe(languages.length);
});
