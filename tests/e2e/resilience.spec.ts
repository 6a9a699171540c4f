import { studio } from '#tests/built/contents/studio.ts';
import { codeOf } from './builtCode.ts';
import { expect, type SitePage, test } from './sitePage.ts';

const studioLink = (site: SitePage) => site.mainNavigation.getByRole('link', { name: 'Studio' });

test.describe('a page that fails to load', () => {
  test.use({ expectedMessages: /A page could not be shown/ });

  test('R1.11, R12.2 stands under its own address, with its own title and the focus, as one page view', async ({
    site,
    page,
  }) => {
    await site.block(codeOf('studio'));
    await site.open('/en/about');
    await site.scrollTo(1_500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/en/studio');
    await expect(site.heading).toHaveText('The page didn’t arrive.');
    await expect(site.heading).toBeFocused();
    await expect(site.heading).toBeInViewport();
    await expect(page).toHaveTitle('The page didn’t arrive. · Interpunct');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    // They may have gone: they are seen for 3 s.
    await expect(site.machine('breadcrumbs')).toContainText('Studio');
    await expect(site.languageLink('fr')).toHaveAttribute('href', '/fr/studio');
    const lost = page.waitForEvent('requestfailed', (request) =>
      codeOf('studio').test(request.url()),
    );
    await site.button('Try again').click();
    await lost;
    await expect(site.heading).toBeFocused();
    expect(await site.pageViews()).toHaveLength(2);
  });
});

test('R16.3 a launcher that was pressed before the start opens the chat, at its own entry too', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await page.evaluate(() => history.replaceState({ ...history.state, isChat: true }, ''));
  const release = await site.hold(/\/assets\/.+\.js$/);
  await page.reload();
  await site.button('Chat assistant').click();
  release();
  await site.isReady();
  await site.seeState('chat', /panel\.open/);
});

test('R16.3 presses every button that was pressed before the start, once, in order', async ({
  site,
  page,
}) => {
  const release = await site.hold(/\/assets\/.+\.js$/);
  await page.goto('/en/');
  await site.button('Chat assistant').click();
  await site.button('Chat assistant').click();
  await site.button('Cookie settings').click();
  await page.evaluate(() => {
    const pressed: (string | null)[] = [];
    Object.assign(window, { pressed });
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      pressed.push(button?.ariaLabel ?? button?.textContent ?? null);
    });
  });
  release();
  await site.seeState('chat', /panel\.open/);
  await site.seeState('consent', 'customizing');
  expect(await page.evaluate('pressed')).toEqual(['Chat assistant', 'Cookie settings']);
});

test('R1.8 restores the position of the right entry after a page that never arrived', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await site.scrollTo(600);
  const release = await site.hold(codeOf('studio'));
  await studioLink(site).click();
  await expect(page).toHaveURL('/en/studio');
  await site.mainNavigation.getByRole('link', { name: 'Partnership' }).click();
  await expect(page).toHaveTitle(/^Partner.* · Interpunct$/);
  release();
  await page.goBack();
  await expect(site.heading).toHaveText(studio.title.en);
  await expect.poll(() => site.scrollPosition()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect.poll(() => site.scrollPosition()).toBe(600);
});

test('R12.11 counts a click that opens a new tab', async ({ site, page }) => {
  await site.open('/en/about');
  const card = page.getByRole('main').locator('h3 a[href="/en/ventures"]');
  const opened = page.context().waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  await opened;
  expect(await site.calls()).toContainEqual([
    'event',
    'division_card_click',
    { event_label: await card.textContent() },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R9.13 the forms show the address to write to', async ({ page }) => {
    await page.goto('/en/contact');
    await expect(page.locator('form')).toHaveCount(2);
    for (const form of await page.locator('form').all()) {
      await expect(form.getByRole('link', { name: 'hello@interpunct.example' })).toBeVisible();
      await expect(form.getByRole('textbox')).toHaveCount(0);
      await expect(form.getByRole('button')).toHaveCount(0);
    }
  });
});
