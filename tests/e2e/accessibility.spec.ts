import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './sitePage.ts';

async function findProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the home page, with each menu open', async ({ site, page }) => {
      await site.open('/en/');
      await site.button(/^Version/).click();
      expect(await findProblems(page)).toEqual([]);
      for (const name of ['Services', 'About']) {
        await site.mainNavigation.getByRole('button', { name }).click();
        expect(await findProblems(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await site.button('Menu').click();
      expect(await findProblems(page)).toEqual([]);
    });

    test('axe finds nothing on the home page with the popup', async ({ site, page }) => {
      await site.holdClock();
      await site.open('/en/');
      await site.pass(3_000);
      await site.seeState('podcastPopup', 'shown');
      await site.releaseClock();
      expect(await findProblems(page)).toEqual([]);
    });

    for (const path of [
      'about',
      'mission',
      'techsense',
      'interpunct-consulting',
      'contact',
      'ai-marketing',
      'podcast',
      'ventures',
      'institute',
      'community',
      'studio',
      'partnership',
      'no-such-page',
    ]) {
      test(`axe finds nothing on ${path}, on a desk and on a phone`, async ({ site, page }) => {
        await site.open(`/en/${path}`);
        expect(await findProblems(page)).toEqual([]);
        // The other languages take turns where the layout is another one too.
        await page.setViewportSize({ width: 390, height: 844 });
        await site.open(`/${colorScheme === 'light' ? 'fr' : 'de'}/${path}`);
        expect(await findProblems(page)).toEqual([]);
      });
    }
  });
}
