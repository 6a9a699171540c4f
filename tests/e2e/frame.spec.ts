import { expect, test } from './sitePage.ts';

test('R3.10, R5.5 Tab leads from the marked list through the breadcrumbs, however long one takes', async ({
  site,
}) => {
  await site.holdClock();
  await site.open('/en/mission');
  const trail = site.page.getByRole('navigation', { name: 'Breadcrumb' });
  const [marked, line] = ['[aria-current]', 'text-decoration-line'];
  await expect(site.mainNavigation.locator(marked).first()).toHaveCSS(line, 'underline');
  await expect(trail.locator(marked)).toHaveCSS(line, 'none');
  await site.mainNavigation.getByRole('link').last().focus();
  await site.pass(10_000);
  const languages = site.find('header a[hreflang]:not(dialog *)');
  const entries = [...(await languages.all()), ...(await trail.getByRole('link').all())];
  for (const entry of entries) {
    await site.key('Tab');
    await expect(entry).toBeFocused();
  }
  await site.key('Tab');
  await expect(trail).toBeHidden();
});

const GREEN = 'rgb(31, 157, 85)';
const YELLOW = 'rgb(208, 135, 0)';
const NOW = Date.UTC(2026, 10, 20, 12);
const record = {
  version: '9.8.7',
  build: 1_795_000_123_456,
  lastBuild: NOW,
  deployTime: '20/11/2026 13:00:00',
  environment: 'production',
};

test('R8.9, R8.10 the version badge says "Live" beside a green dot, and "Dev" beside a yellow one elsewhere', async ({
  site,
}) => {
  await site.page.clock.setFixedTime(NOW);
  for (const [environment, text, colour] of [
    ['production', 'Live', GREEN],
    ['staging', 'Dev', YELLOW],
  ] as const) {
    await site.page.route('/version.json?*', (route) =>
      route.fulfill({ json: { ...record, environment } }),
    );
    await site.open('/en/');
    const badge = site.button(/^Version/);
    await expect(badge).toHaveText(new RegExp(`Version 9\\.8\\.7\\s*${text}`));
    await expect(badge.locator('span[data-live]')).toHaveCSS('background-color', colour);
  }
});
