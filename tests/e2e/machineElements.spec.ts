import { allPaths } from '#tests/catalogue.ts';
import { expect, PHONE, type SitePage, test } from './sitePage.ts';

/** Checks that each machine has one element, and that these machines have theirs. */
async function seeOneElementEach({ page }: SitePage, ...present: string[]): Promise<void> {
  for (const id of present) await expect(page.locator(`[data-machine=${id}]`)).toBeVisible();
  const ids = await page
    .locator('[data-machine]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-machine')));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

test('R17.11 each machine has one element on each page', async ({ site }) => {
  for (const path of allPaths) {
    await test.step(path, async () => {
      await site.open(`/en${path}`);
      await seeOneElementEach(site, 'header');
    });
  }
});

test.describe('with everything open', () => {
  test.use({ hasChosen: false });

  test('R17.11 each machine has one element', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    await seeOneElementEach(site, 'consent');
    await site.button('Customize').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await seeOneElementEach(site, 'consent');
    await site.button('Save preferences').click();
    await site.pass(3_000);
    await seeOneElementEach(site, 'podcastPopup', 'heroRotator');
    await site.button('Cookie settings').click();
    await seeOneElementEach(site, 'consent', 'podcastPopup');
    await site.button('Cancel').click();
    await site.button(/^Version/).click();
    await site.mainNavigation.getByRole('button', { name: 'Services' }).click();
    await seeOneElementEach(site, 'versionBadge', 'servicesDropdown');
    await site.button('Chat assistant').click();
    await seeOneElementEach(site, 'chatLog');
    await page.setViewportSize(PHONE);
    await site.button('Close chat').click();
    await site.button('Menu').click();
    await seeOneElementEach(site, 'mobileMenu', 'podcastPopup');
  });
});
