import { expect, test } from './sitePage.ts';

test.describe('hero', () => {
  test('turns its word every 3.5 s, and stops for the visitor', async ({ site }) => {
    await site.holdClock();
    await site.open('/en/');
    const word = site.machine('heroRotator').locator('[data-current=true]');
    await site.seeState('heroRotator', 'showing');
    await expect(word).toHaveText('Tech');
    await site.pass(2_700);
    await site.seeState('heroRotator', 'fading');
    await site.pass(800);
    await site.seeState('heroRotator', 'showing');
    await expect(word).toHaveText('Innovation');
    await site.button('Pause').click();
    await site.seeState('heroRotator', 'paused');
    await site.pass(30_000);
    await expect(word).toHaveText('Innovation');
    await site.button('Play').click();
    await site.pass(3_500);
    await expect(word).toHaveText('Digital');
  });

  test('leads to /about and /contact', async ({ site, page }) => {
    await site.open('/en/');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/en/about"]').first()).toBeVisible();
    await expect(main.locator('a[href="/en/contact"]').first()).toBeVisible();
  });
});

test.describe('hero under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, and so does the network', async ({ site }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.seeState('heroRotator', 'paused');
    await site.seeState('backdrop', 'still');
    await site.pass(10_000);
    await expect(site.machine('heroRotator').locator('[data-current=true]')).toHaveText('Tech');
    await expect(site.button('Play')).toBeVisible();
  });
});

test.describe('podcast popup', () => {
  test('comes after 3 s, goes for the session', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    const popup = page.locator('[data-machine=podcastPopup]');
    await site.pass(2_999);
    await expect(popup).toHaveCount(0);
    await site.pass(1);
    await expect(popup).toBeVisible();
    await expect(popup).toHaveRole('complementary');
    await expect(popup).toHaveAccessibleName('New podcast');
    await expect(popup.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/@interpunct',
    );
    await expect(page.locator(':focus')).toHaveCount(0);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);

    await page.reload();
    await site.isReady();
    await site.pass(10_000);
    await expect(popup).toHaveCount(0);
  });

  test('does not come on another page', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.pass(2_000);
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/en/studio');
    await site.pass(10_000);
    await expect(page.locator('[data-machine=podcastPopup]')).toHaveCount(0);
  });

  test('counts as answered when its link is followed', async ({ site, page }) => {
    await site.holdClock();
    await site.open('/en/');
    await site.pass(3_000);
    await page
      .locator('[data-machine=podcastPopup]')
      .getByRole('link', { name: /podcasts/ })
      .click();
    await expect(page).toHaveURL('/en/podcast');
    await page.goBack();
    await site.pass(10_000);
    await expect(page.locator('[data-machine=podcastPopup]')).toHaveCount(0);
  });
});

test('has its nine events in order', async ({ site, page }) => {
  await site.open('/en/');
  const dates = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toHaveLength(9);
  expect(dates).toEqual(dates.toSorted());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section can be read', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(6);
    for (const heading of await headings.all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
      expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Studio' })).toBeVisible();
  });
});
