import { expect, test } from './sitePage.ts';

test.use({ expectedMessages: /The chat has no answer|The chat overlay did not arrive/ });

test('without a provider a question shows the error, and nothing is sent', async ({
  site,
  page,
}) => {
  await site.open('/en/');
  await site.button('Chat assistant').click();
  const input = page.getByRole('textbox', { name: 'Your message' });
  await expect(input).toBeVisible();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await input.fill('Hello');
  await input.press('Enter');
  await expect(page.getByRole('alert')).toContainText('hello@interpunct.example');
  await expect(page.getByRole('log')).toContainText('Hello');
  expect(posts).toEqual([]);
});

test('a panel whose code does not arrive comes with the next press', async ({ site, page }) => {
  await page.route('/assets/ChatPanel-*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await site.open('/en/');
  await site.button('Chat assistant').click();
  await failure;
  await page.unroute('/assets/ChatPanel-*.js');
  await site.button('Chat assistant').click();
  await site.button('Chat assistant').click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
});
