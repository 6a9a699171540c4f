import type { Page } from '@playwright/test';
import { pageIds } from '#content/pageIds.ts';
import { allPaths, languageCodes, translations } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

// What the policy refuses is a message in the console, and each test fails on those.

/** The number of rules in each style that the document came with. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')]
      .filter(({ textContent }) => textContent !== '')
      .map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );

/** The machines that elements of the page belong to. */
const machinesOf = (page: Page) =>
  page
    .locator('[data-machine]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-machine')));

const repeated = <Item>(items: Item[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
  test(`R14.5, R17.11 every page below ${prefix}/ follows the policy, and has each machine once`, async ({
    site,
    page,
  }) => {
    for (const path of allPaths) {
      const address = prefix + path;
      const response = await page.goto(address);
      const policy = response?.headers()['content-security-policy'];
      expect.soft(policy, address).toContain("object-src 'none'");
      const styles = await stylesOf(page);
      expect.soft(styles.length, address).toBeGreaterThan(0);
      expect.soft(styles, address).not.toContain(0);
      await site.isReady();
      expect
        .soft(
          site.messages.filter((text) => /Policy/.test(text)),
          address,
        )
        .toEqual([]);
      expect.soft(await machinesOf(page), address).toContain('header');
      expect.soft(repeated(await machinesOf(page)), address).toEqual([]);
    }
  });
}

test('R14.5 route changes to every page and language follow the policy', async ({ site, page }) => {
  await site.open('/en/');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveCount(pageIds.length - 1);
  for (const link of await links.all()) {
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(address ?? '');
    await expect(site.heading).toBeFocused();
  }
  for (const language of translations) {
    await site.languageLink(language).click();
    await site.seeLanguage(language);
  }
});

test.describe('with everything open', () => {
  test.use({ hasChosen: false });

  test('R14.5, R17.11 the layers follow the policy, and have one element a machine', async ({
    site,
    page,
  }) => {
    /** Sees these machines, and no machine twice. */
    const seeOneEach = async (...present: string[]) => {
      for (const id of present) await expect(site.machine(id)).toBeVisible();
      expect(repeated(await machinesOf(page))).toEqual([]);
    };
    await site.holdClock();
    await site.open('/en/');
    await seeOneEach('consent');
    await site.button('Customize').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await seeOneEach('consent');
    await site.button('Save preferences').click();
    await site.pass(3_000);
    await seeOneEach('podcastPopup', 'heroRotator');
    await site.button('Cookie settings').click();
    await seeOneEach('consent', 'podcastPopup');
    await site.button('Cancel').click();
    await site.button(/^Version/).click();
    for (const name of ['About', 'Services']) {
      await site.mainNavigation.getByRole('button', { name }).click();
    }
    await seeOneEach('versionBadge', 'servicesDropdown');
    await site.button('Chat assistant').click();
    await seeOneEach('chatLog');
    await page.setViewportSize(PHONE);
    await site.button('Close chat').click();
    await site.button('Menu').click();
    await seeOneEach('mobileMenu', 'podcastPopup');
    await site.pass(1_000);
  });
});

test.describe('foreign code', () => {
  test.use({
    expectedMessages: /Content Security Policy|Trusted|Failed to fetch/,
    // The policy refuses these requests before the browser sends them.
    expectedRequests: /^https:\/\/elsewhere\.example\//,
  });

  test('R14.4, R14.6 does not run, and its host receives no requests', async ({ site, page }) => {
    let sent = 0;
    await page.route('https://elsewhere.example/**', (route) => {
      sent += 1;
      return route.abort();
    });
    await site.open('/en/');
    const refused = await page.evaluateHandle(() => {
      const found = new Set<string>();
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        found.add(effectiveDirective),
      );
      return found;
    });
    await page.evaluate(() => {
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      const attempts = [
        () => add('script', { text: 'document.title = "run"' }),
        () => add('script', { src: 'https://elsewhere.example/a.js' }),
        () => new Function('document.title = "run"')(),
        () => document.body.insertAdjacentHTML('beforeend', '<b>added</b>'),
        () => add('style', { textContent: 'h1 { color: red }' }),
        () => add('img', { src: 'https://elsewhere.example/a.png' }),
        () => add('iframe', { src: 'https://elsewhere.example/' }),
        () => fetch('https://elsewhere.example/'),
      ];
      // The browser exempts evaluated code from the policy, but not the timers that it starts.
      for (const attempt of attempts) setTimeout(attempt);
    });
    await expect
      .poll(() => refused.evaluate((found) => [...found].toSorted()))
      .toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-elem',
      ]);
    expect(sent).toBe(0);
    await expect(page).toHaveTitle(/Interpunct/);
    await expect(page.getByText('added')).toHaveCount(0);
  });
});
