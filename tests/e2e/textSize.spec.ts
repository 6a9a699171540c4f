import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { launchOptions } from '../chromium.ts';
import { findOverflows } from './overflows.ts';
import { expect, test } from './sitePage.ts';

const { args, ...options } = launchOptions();

// The text size of the browser's settings is 16 px unless a visitor changes it.
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

for (const language of languageCodes) {
  for (const path of allPaths) {
    test(`R15.10 fits twice the text size at /${language}${path}`, async ({ site, page }) => {
      await site.open(`/${language}${path}`);
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findOverflows), `at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
    });
  }
}
