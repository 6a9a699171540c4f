import { CONFIGURED_FOLDER } from '#tests/builds.ts';
import { allPaths, languageCodes } from '#tests/catalogue.ts';
import { findCovered } from './reach.ts';
import { expect, test } from './sitePage.ts';

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

test.use({
  served: { folder: CONFIGURED_FOLDER, mode: 'production' },
  hasChosen: false,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of allPaths) {
  for (const language of languageCodes) {
    test(`R15.33 nothing lies on a control of /${language}${path}`, async ({ site, page }) => {
      await site.open(`/${language}${path}`);
      const banner = site.machine('consent');
      await expect(banner).toBeVisible();
      for (const isAsked of [true, false]) {
        // The second button refuses.
        if (!isAsked) await banner.getByRole('button').nth(1).click();
        await expect(banner).toHaveCount(Number(isAsked));
        for (const size of windows) {
          await site.resize(size);
          const where = `${size.width} px, ${isAsked ? 'with' : 'without'} the banner`;
          expect.soft(await page.evaluate(findCovered), where).toEqual([]);
        }
      }
    });
  }
}
