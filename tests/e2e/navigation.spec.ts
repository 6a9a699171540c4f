import { headlineOf } from '#tests/locales/readTexts.ts';
import { codeOf, textsOf } from './builtCode.ts';
import { expect, PHONE, test } from './sitePage.ts';

test('R1.7, R1.8, R13.3 a route change scrolls to the top, focuses the headline and announces the title, and Back returns', async ({
  site,
  page,
}) => {
  await site.open('/en/');
  const link = page.getByRole('main').locator('a[href="/en/studio"]');
  await link.scrollIntoViewIfNeeded();
  const position = await site.scrollPosition();
  await link.click();
  await expect(site.heading).toBeFocused();
  await expect(site.heading).toHaveText(headlineOf('studio'));
  await expect(page).toHaveURL('/en/studio');
  await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
  expect(await site.scrollPosition()).toBe(0);
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://interpunct.example/en/studio',
  );
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
  expect(alternates).toEqual([
    'en https://interpunct.example/en/studio',
    'fr https://interpunct.example/fr/studio',
    'de https://interpunct.example/de/studio',
    'x-default https://interpunct.example/studio',
  ]);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Podcasts, films and photographs/,
  );
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await site.scrollPosition()).toBe(position);
  await page.goForward();
  await expect(site.heading).toBeFocused();
});

test('R15.3 the skip link is the first tab stop and leads to the content, from which Back restores the position', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await site.scrollTo(600);
  await page.keyboard.press('Tab');
  const link = site.link('Skip to content');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => site.scrollPosition()).toBe(0);
  await page.goBack();
  await expect.poll(() => site.scrollPosition()).toBe(600);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await expect.poll(() => site.scrollPosition()).toBe(0);
  await page.goBack();
  await expect.poll(() => site.scrollPosition()).toBe(600);
  // The browser tells of the part late: about every second time Back comes first.
  for (let time = 0; time < 8; time++) {
    await link.focus();
    await page.keyboard.press('Enter');
    await page.goBack();
    await page.waitForFunction(() => !location.hash);
    await site.nextFrames();
    expect(await site.scrollPosition()).toBe(600);
    await page.goForward();
    await expect.poll(() => site.scrollPosition()).toBe(0);
    await page.goBack();
    await expect.poll(() => site.scrollPosition()).toBe(600);
  }
});

test('R1.8 keeps the place on the page when the language changes', async ({ site, page }) => {
  await site.open('/en/');
  // Texts above may need other lines, so the place is what stands at the top of the window.
  const heading = page.locator('main section h2').nth(1);
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await site.scrollTo(Math.round((await topOf()) - 100));
  const before = await topOf();
  expect(before).toBeLessThan(200);
  await page.locator('header a[hreflang=de]:not(dialog *)').click();
  await expect(page).toHaveURL('/de/');
  await site.seeLanguage('de');
  expect(Math.abs((await topOf()) - before)).toBeLessThan(20);
  expect(await site.scrollPosition()).toBeGreaterThan(1_000);
});

for (const [menu, button] of [
  ['mobileMenu', 'Menu'],
  ['servicesDropdown', 'Services'],
] as const) {
  test(`R1.12 a link to the page on the screen closes ${menu} and goes to the top`, async ({
    site,
    page,
  }) => {
    if (menu === 'mobileMenu') await page.setViewportSize(PHONE);
    await site.open('/en/about');
    await site.mainNavigation.or(site.button('Menu')).first().waitFor();
    const entries = await page.evaluate(() => history.length);
    expect(await site.pageViews()).toHaveLength(1);
    await site.scrollTo(600);
    await site.button(button).click();
    await site.see(menu, 'open');
    const links = menu === 'mobileMenu' ? site.machine(menu) : page.getByRole('contentinfo');
    // A click on the link of the footer would close a dropdown by itself, and scroll.
    await links.getByRole('link', { name: 'About', exact: true }).dispatchEvent('click');
    await site.see(menu, 'closed');
    await expect.poll(() => site.scrollPosition()).toBe(0);
    await expect(site.heading).toBeFocused();
    await expect(page).toHaveURL('/en/about');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await site.pageViews()).toHaveLength(1);
  });
}

test('R4.14 a language that is chosen counts for the next link while its texts load', async ({
  site,
  page,
}) => {
  await site.open('/en/contact');
  await site.hold(textsOf('contact', 'fr'));
  await site.languageLink('fr').click();
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(page).toHaveURL('/fr/studio');
  await expect(page).toHaveTitle(/^Studio podcast/);
  await site.release(textsOf('contact', 'fr'));
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');
  await site.seeLanguage('fr');
});

test('R4.14 a language that is chosen while a page loads is that of the page', async ({
  site,
  page,
}) => {
  await site.hold(codeOf('studio'));
  await site.open('/en/contact');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(page).toHaveURL('/en/studio');
  await site.languageLink('fr').click();
  await expect(page).toHaveURL('/fr/studio');
  await site.release(codeOf('studio'));
  await expect(page).toHaveTitle(/^Studio podcast/);
});

test('R6.17 the dot of a page is on its way before the page is painted', async ({ site, page }) => {
  await site.open('/en/studio');
  const moving = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        new MutationObserver((_, observer) => {
          observer.disconnect();
          const dot = () => document.querySelector('main [data-lit=yes]');
          requestAnimationFrame(() => resolve(dot()?.getAnimations().length ?? 0));
        }).observe(main as Node, { childList: true });
      }),
  );
  await page.locator('header a[href="/en/partnership"]:not(dialog *)').click();
  expect(await moving).toBe(1);
});
