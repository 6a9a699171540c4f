import { expect, test } from './inspectorPage.ts';

test.describe('an error in the page', () => {
  test.use({ expectedMessages: /thrown by a test|The view/ });

  test('R18.37 goes on after an error that is thrown in the page', async ({ inspector }) => {
    await inspector.open('/about');
    await inspector.ask(() => {
      setTimeout(() => {
        throw new Error('thrown by a test');
      });
    });
    await inspector.send('mobileMenu', 'menu.open');
    await inspector.seeState('mobileMenu', 'open');
    await inspector.replay();
  });

  test('R18.37 goes on after a page has crashed', async ({ inspector }) => {
    await inspector.openHeld('/about');
    const error = { name: 'Error', message: 'thrown by a test' };
    await inspector.send('page', 'page.crashed', { error });
    await inspector.seeActor('page', 'crashed');
    const crash = await inspector.lastIndex();
    await inspector.look(crash - 1);
    await inspector.button('Restore').click();
    await inspector.seeActor('page', 'shown');
    await expect(inspector.site.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('R18.37 stays while the language changes', async ({ inspector }) => {
  await inspector.open('/about');
  await inspector.send('versionBadge', 'version.toggle');
  const before = await inspector.lastIndex();
  await inspector.site.locator('header a[hreflang=fr]:not(dialog *)').click();
  await expect(inspector.site.locator('html')).toHaveAttribute('lang', 'fr');
  await inspector.button('Pause').click();
  expect(await inspector.lastIndex()).toBeGreaterThan(before);
  await inspector.look(before);
  await expect(inspector.site.locator('html')).toHaveAttribute('lang', 'en');
  await inspector.button('Back to now').click();
  await expect(inspector.site.locator('html')).toHaveAttribute('lang', 'fr');
  await inspector.seeActor('versionBadge', /^shown/);
});

test('R18.37 closes with the address and opens again', async ({ inspector, page }) => {
  await inspector.open('/about');
  await inspector.button('Dock to the bottom').click();
  await page.goto('/about');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(inspector.panel).toHaveCount(0);
  expect(await page.evaluate(() => 'inspector' in window)).toBe(false);
  await page.goBack();
  await inspector.isReady();
  await expect(inspector.button('Dock to the bottom')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  await inspector.send('mobileMenu', 'menu.open');
});
