import { pageIds } from '#content/pageIds.ts';
import { translations } from '#tests/catalogue.ts';
import { expect, PHONE, test } from './sitePage.ts';

// What the policy refuses is a message in the console, and each test fails on those.

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
      expect(await site.repeatedMachines()).toEqual([]);
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
