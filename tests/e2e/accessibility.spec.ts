import { allPaths, translations } from '#tests/catalogue.ts';
import { findViolations } from './axe.ts';
import { expect, PHONE, test } from './sitePage.ts';

const colorSchemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  test(`R15.1 finds no violations at /en${path}, in either scheme`, async ({ site, page }) => {
    await site.open(`/en${path}`);
    for (const colorScheme of colorSchemes) {
      await site.emulate({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

/** Each translation is checked in one of the schemes. */
for (const [index, language] of translations.entries()) {
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: PHONE, colorScheme: colorSchemes[index % colorSchemes.length] });

    test('R15.1 finds no violations on any page', async ({ site, page }) => {
      for (const path of allPaths) {
        await site.open(`/${language}${path}`);
        expect.soft(await findViolations(page), path).toEqual([]);
      }
    });
  });
}

for (const colorScheme of colorSchemes) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

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

      test('R15.1 finds no violations in the mobile menu', async ({ site, page }) => {
        await site.open('/en/');
        await site.button('Menu').click();
        await site.seeState('mobileMenu', 'open');
        expect(await findViolations(page)).toEqual([]);
      });
    });
  });
}
