import { expect, test } from './sitePage.ts';

test.use({ expectedMessages: /The chat has no answer|The chat overlay did not arrive/ });

test('R10.21 shows an error without a provider, and sends nothing', async ({ site, page }) => {
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
