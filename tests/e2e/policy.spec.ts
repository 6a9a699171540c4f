import type { Page } from '@playwright/test';
import { pageIds } from '#content/pageIds.ts';
import { allPaths, languageCodes, translations } from '#tests/catalogue.ts';
import { expect, PHONE, test as siteTest } from './sitePage.ts';

/** Every test fails when the policy refuses something that the page does. */
const test = siteTest.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        const { reportViolation } = window as unknown as {
          reportViolation: (text: string) => void;
        };
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          reportViolation(`${violatedDirective}: ${blockedURI} ${sample}`),
        );
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for the events of violations, which the browser sends in the next task. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** The number of rules in each style that the document came with. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')]
      .filter(({ textContent }) => textContent !== '')
      .map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );

for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
  test(`R14.5 every page below ${prefix}/ follows the policy`, async ({
    site,
    page,
    violations,
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
      await settle(page);
      expect.soft(violations.splice(0), address).toEqual([]);
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
  await settle(page);
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-LU' });

  test('R14.5 a page that renders from scratch follows the policy', async ({ site, page }) => {
    await site.open('/about');
    await site.seeLanguage('de');
    await settle(page);
  });
});

test('R14.5 the dropdowns, the popup, the version badge and the mobile menu follow the policy', async ({
  site,
  page,
}) => {
  await site.holdClock();
  await site.open('/en/');
  for (const name of ['Services', 'About']) {
    await site.mainNavigation.getByRole('button', { name }).click();
  }
  await site.button(/^Version/).click();
  await site.seeState('versionBadge', 'shown.open');
  await site.pass(3_000);
  await site.seeState('podcastPopup', 'shown');
  await page.setViewportSize(PHONE);
  await site.button('Menu').click();
  await site.seeState('mobileMenu', 'open');
  await site.pass(1_000);
});

test('R14.5 the forms follow the policy', async ({ site, page }) => {
  await site.holdClock();
  await site.open('/en/contact');
  for (const name of ['Name', 'Company', 'Message']) {
    await page.getByRole('textbox', { name }).fill('Ada');
  }
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
  await site.button('Send message').click();
  await site.pass(1_000);
  await site.seeState('contactForm', 'success');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  await site.button('Subscribe').click();
  await site.pass(1_000);
  await site.seeState('newsletter', 'success');
});

test.describe('the frames of other hosts', () => {
  test.use({ expectedRequests: /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\// });

  for (const [path, button, host] of [
    ['/en/podcast', /^Play/, 'www.youtube-nocookie.com'],
    ['/en/contact', /map/i, 'www.openstreetmap.org'],
  ] as const) {
    test(`R14.4 the policy allows the frame of ${host}`, async ({ site, page }) => {
      await page.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>embed</title>' }),
      );
      await site.open(path);
      await site.button(button).first().click();
      await expect.poll(() => page.frames().map((frame) => frame.url())).toHaveLength(2);
      await expect.poll(() => page.frames()[1]?.title()).toBe('embed');
    });
  }
});

siteTest.describe('foreign code', () => {
  siteTest.use({
    expectedMessages: /Content Security Policy|Trusted|Failed to fetch/,
    // The policy refuses these requests before the browser sends them.
    expectedRequests: /^https:\/\/elsewhere\.example\//,
  });

  siteTest(
    'R14.4, R14.6 does not run, and its host receives no requests',
    async ({ site, page }) => {
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
    },
  );
});
