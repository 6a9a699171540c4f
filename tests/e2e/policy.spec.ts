import type { Page } from '@playwright/test';
import { expect, test as siteTest } from './sitePage.ts';

/** Every page of the site, by its path without a prefix. */
const paths = [
  '/',
  '/about',
  '/mission',
  '/techsense',
  '/interpunct-consulting',
  '/contact',
  '/ai-marketing',
  '/podcast',
  '/ventures',
  '/institute',
  '/community',
  '/studio',
  '/partnership',
  '/no-such-page',
];

/** What the policy has refused on a page, told as it happens. */
const test = siteTest.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          tellViolation(`${violatedDirective}: ${blockedURI} ${sample}`),
        );
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Has the browser's own look at a page once more: what it refuses it says in the next task. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

for (const prefix of ['', '/en', '/fr', '/de']) {
  test(`no page under "${prefix}/" breaks the policy`, async ({ site, page }) => {
    for (const path of paths) {
      const response = await page.goto(prefix + path);
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      await site.isReady();
      await settle(page);
    }
  });
}

test('neither does a walk through all of them, nor another language', async ({ site, page }) => {
  await site.open('/en/');
  const links = site.page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  for (let index = 0; index < 12; index += 1) {
    const address = await links.nth(index).getAttribute('href');
    await links.nth(index).click();
    await expect(page).toHaveURL(address ?? '');
    await expect(site.heading).toBeFocused();
  }
  for (const language of ['fr', 'de']) {
    await page.locator(`header a[hreflang=${language}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await settle(page);
});

test.describe('for a visitor of another language', () => {
  test.use({ locale: 'de-LU' });

  test('neither does a page that is rendered anew', async ({ site, page }) => {
    await site.open('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await settle(page);
  });
});

test('neither do dropdowns, the popup and the version badge', async ({ site, page }) => {
  await site.holdClock();
  await site.open('/en/');
  for (const name of ['Services', 'About']) {
    await site.mainNavigation.getByRole('button', { name }).click();
  }
  await site.button(/^Version/).click();
  await site.seeState('versionBadge', 'shown.open');
  await site.pass(3_000);
  await site.seeState('podcastPopup', 'shown');
  await page.setViewportSize({ width: 390, height: 844 });
  await site.button('Menu').click();
  await site.seeState('mobileMenu', 'open');
  await site.pass(1_000);
});

test('neither do the forms', async ({ site, page }) => {
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

test.describe('the embeds', () => {
  test.use({ expectedRequests: /^https:\/\/www\.(youtube-nocookie\.com|openstreetmap\.org)\// });

  for (const [path, button, host] of [
    ['/en/podcast', /^Play/, 'www.youtube-nocookie.com'],
    ['/en/contact', /map/i, 'www.openstreetmap.org'],
  ] as const) {
    test(`of ${host} may be shown`, async ({ site, page }) => {
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

siteTest.describe('what is not ours', () => {
  siteTest.use({
    expectedMessages: /Content Security Policy|Trusted|Failed to fetch/,
    // Asked for by the page, and refused before anything is sent.
    expectedRequests: /^https:\/\/elsewhere\.example\//,
  });

  siteTest('is not run, and not talked to', async ({ site, page }) => {
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
      // From a timer: what is evaluated for a tool may do more than the page itself.
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
