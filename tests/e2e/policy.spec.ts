import { expect, test } from './sitePage.ts';

// What the policy refuses is a message in the console, and each test of the site fails on those.

test.describe('foreign code', () => {
  test.use({
    expectedMessages: /Content Security Policy|Trusted|Failed to fetch/,
    // The policy refuses these requests before the browser sends them.
    expectedRequests: /^https:\/\/elsewhere\.example\//,
  });

  test('R14.6 does not run, and its host receives no requests', async ({ site, page }) => {
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
