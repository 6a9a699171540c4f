import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { launchOptions } from '../chromium.ts';
import { findOverflows } from './overflows.ts';
import { expect, test } from './sitePage.ts';

const { args, ...options } = launchOptions();

// The text size of the browser's settings is 16 px unless a visitor changes it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

for (const language of languageCodes) {
  test(`R15.10 each page fits twice the text size in ${language}`, async ({ site, page }) => {
    for (const path of allPaths) {
      await site.open(`/${language}${path}`);
      for (const width of [320, 390, 640, 1280]) {
        const where = `${path} at ${width} px`;
        await site.resize({ width, height: 900 });
        expect.soft(await page.evaluate(findOverflows), where).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), where)
          .toBeLessThanOrEqual(width);
      }
    }
  });

  for (const width of [320, 390]) {
    test(`R15.10, R15.26 the menu has room on ${width} px in ${language}`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await site.open(`/${language}/podcast`);
      const button = page.locator('header [commandfor][aria-expanded]');
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      const menu = site.machine('mobileMenu');
      await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(findOverflows)).toEqual([]);
      expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await menu.getByRole('link').last().click({ trial: true });
    });
  }
}
