import { allPaths, translations } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { expect, PHONE, test } from './sitePage.ts';

/** English is checked on a desktop in both schemes, each translation on a phone in one of them. */
const colorSchemes = ['light', 'dark'] as const;

for (const [turn, colorScheme] of colorSchemes.entries()) {
  const onPhone = translations.filter((_, index) => index % colorSchemes.length === turn);

  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of allPaths) {
      test(`R15.1 finds no violations at /en${path}`, async ({ site, page }) => {
        await site.open(`/en${path}`);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    for (const name of ['Services', 'About']) {
      test(`R15.1 finds no violations in the dropdown ${name}`, async ({ site, page }) => {
        await site.open('/en/');
        await site.mainNavigation.getByRole('button', { name }).click();
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test('R15.1 finds no violations in the details of the version', async ({ site, page }) => {
      await site.open('/en/');
      await site.button(/^Version/).click();
      expect(await findViolations(page)).toEqual([]);
    });

    test('R15.1 finds no violations in the popup', async ({ site, page }) => {
      await site.holdClock();
      await site.open('/en/');
      await site.pass(3_000);
      await site.seeState('podcastPopup', 'shown');
      await site.releaseClock();
      expect(await findViolations(page)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE });

      for (const path of onPhone.flatMap((code) => allPaths.map((own) => `/${code}${own}`))) {
        test(`R15.1 finds no violations at ${path}`, async ({ site, page }) => {
          await site.open(path);
          expect(await findViolations(page)).toEqual([]);
        });
      }

      test('R15.1 finds no violations in the mobile menu', async ({ site, page }) => {
        await site.open('/en/');
        await site.button('Menu').click();
        await site.seeState('mobileMenu', 'open');
        expect(await findViolations(page)).toEqual([]);
      });
    });
  });
}
