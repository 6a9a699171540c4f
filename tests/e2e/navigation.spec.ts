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
  const position = await site.inPage(() => scrollY);
  await link.click();
  await expect(site.heading).toBeFocused();
  await expect(site.heading).toHaveText(headlineOf('studio'));
  await site.seeAddress('/en/studio');
  await expect(page).toHaveTitle(/^Studio.* · Interpunct$/);
  expect(await site.inPage(() => scrollY)).toBe(0);
  await expect(site.find('[aria-live=polite]')).toHaveText(await page.title());
  await expect(site.find('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://interpunct.example/en/studio',
  );
  await expect(site.find('[property], [type="application/ld+json"]')).toHaveCount(0);
  const alternates = await site
    .find('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
  expect(alternates).toEqual([
    'en https://interpunct.example/en/studio',
    'fr https://interpunct.example/fr/studio',
    'de https://interpunct.example/de/studio',
    'x-default https://interpunct.example/studio',
  ]);
  await expect(site.find('meta[name=description]')).toHaveAttribute(
    'content',
    /^Podcasts, films and photographs/,
  );
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await site.inPage(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(site.heading).toBeFocused();
});

test('R15.3 the skip link is the first tab stop and leads to the content, from which Back restores the position', async ({
  site,
  page,
}) => {
  await site.open('/en/about');
  await site.scrollTo(600);
  await site.key('Tab');
  const link = site.link('Skip to content');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await site.key('Enter');
  await site.seeFocus('main');
  await site.seeScrolled(0);
  await page.goBack();
  await site.seeScrolled(600);
  await site.seeFocus('main');
  await page.goForward();
  await site.seeScrolled(0);
  await page.goBack();
  await site.seeScrolled(600);
  // The browser tells of the part late: about every second time Back comes first.
  for (let time = 0; time < 8; time++) {
    await link.focus();
    await site.key('Enter');
    await page.goBack();
    await page.waitForFunction(() => !location.hash);
    await site.seeScrolled(600);
    await site.nextFrames();
    expect(await site.inPage(() => scrollY)).toBe(600);
    await page.goForward();
    await site.seeScrolled(0);
    await page.goBack();
    await site.seeScrolled(600);
  }
});

test('R1.8 keeps the place on the page when the language changes', async ({ site }) => {
  await site.open('/en/');
  // Texts above may need other lines, so the place is what stands at the top of the window.
  const heading = site.find('main section h2').nth(1);
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await site.scrollTo(Math.round((await topOf()) - 100));
  const before = await topOf();
  expect(before).toBeLessThan(200);
  await site.choose('de');
  await site.seeAddress('/de/');
  await site.seeLanguage('de');
  expect(Math.abs((await topOf()) - before)).toBeLessThan(20);
  expect(await site.inPage(() => scrollY)).toBeGreaterThan(1_000);
});

for (const [menu, button] of [
  ['mobileMenu', 'Menu'],
  ['servicesDropdown', 'Services'],
] as const) {
  test(`R1.12 a link to the page on the screen closes ${menu} and goes to the top`, async ({
    site,
  }) => {
    if (menu === 'mobileMenu') await site.resize(PHONE);
    await site.open('/en/about');
    await site.mainNavigation.or(site.button('Menu')).first().waitFor();
    const entries = await site.inPage(() => history.length);
    expect(await site.pageViews()).toHaveLength(1);
    await site.scrollTo(600);
    await site.press(button);
    await site.see(menu, 'open');
    const links = menu === 'mobileMenu' ? site.machine(menu) : site.page.getByRole('contentinfo');
    // A click on the link of the footer would close a dropdown by itself, and scroll.
    await links.getByRole('link', { name: 'About', exact: true }).dispatchEvent('click');
    await site.see(menu, 'closed');
    await site.seeScrolled(0);
    await expect(site.heading).toBeFocused();
    await site.seeAddress('/en/about');
    expect(await site.inPage(() => history.length)).toBe(entries);
    expect(await site.pageViews()).toHaveLength(1);
  });
}

test('R4.14 a language that is chosen counts for the next link while its texts load', async ({
  site,
}) => {
  await site.open('/en/contact');
  await site.hold(textsOf('contact', 'fr'));
  await site.choose('fr');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await site.seeAddress('/fr/studio');
  await expect(site.page).toHaveTitle(/^Studio podcast/);
  await site.release(textsOf('contact', 'fr'));
  await site.page.goBack();
  await site.seeAddress('/fr/contact');
  await site.seeLanguage('fr');
});

test('R4.14 a language that is chosen while a page loads is that of the page', async ({ site }) => {
  await site.hold(codeOf('studio'));
  await site.open('/en/contact');
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await site.seeAddress('/en/studio');
  await site.choose('fr');
  await site.seeAddress('/fr/studio');
  await site.release(codeOf('studio'));
  await expect(site.page).toHaveTitle(/^Studio podcast/);
});

test('R6.17 the dot of a page is on its way before the page is painted', async ({ site }) => {
  await site.open('/en/studio');
  const moving = site.inPage(
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
  await site.find('header a[href="/en/partnership"]:not(dialog *)').click();
  expect(await moving).toBe(1);
});
