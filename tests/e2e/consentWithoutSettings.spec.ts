import { expect, test } from './sitePage.ts';

test.use({ hasChosen: false });

test('R11.12 the banner takes no focus, names no vendor that is not set up, and its link "Learn more" does nothing', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toContainText('Cookie settings');
  await expect(page.locator(':focus')).toHaveCount(0);
  await expect(banner).not.toContainText(/Google|Microsoft/);
  await site.scrollTo(300);
  await banner.getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveURL('/en/about');
  expect(await site.scrollPosition()).toBe(300);
  await expect(banner).toBeVisible();
  await site.button('Customize').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Analytics');
  await expect(dialog).not.toContainText(/Google|Microsoft/);
});
