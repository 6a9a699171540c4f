import { expect, test } from './sitePage.ts';

test('R12.4, R12.5, R12.11 the clicks of cards and related links are counted, and those that open a new tab', async ({
  site,
  context,
}) => {
  const follow = async (address: string, place: string, modifiers: 'ControlOrMeta'[]) => {
    await site.open(address);
    const link = site.page.getByRole('main').locator(place).first();
    const opened = modifiers.length > 0 && context.waitForEvent('page');
    await link.click({ modifiers });
    await opened;
    return (await site.calls()).filter(([type, name]) => type === 'event' && name !== 'page_view');
  };
  const event = (name: string, event_label: string) => [['event', name, { event_label }]];
  expect(await follow('/en/about', 'h3 a[href="/en/ventures"]', ['ControlOrMeta'])).toEqual(
    event('division_card_click', 'Ventures'),
  );
  const services = 'li li a[href="/en/interpunct-consulting"]';
  expect(await follow('/en/', services, [])).toEqual(event('service_card_click', 'Rebranding'));
  const related = await follow('/en/studio', '[data-ending] li a', []);
  expect(related).toEqual(event('related_link_click', '/studio -> /podcast'));
});

test('R9.13 a document that hangs before its scripts shows the address beside what was typed, until they come', async ({
  site,
  page,
}) => {
  await site.holdClock();
  await site.hold('/rest.js');
  await page.route('/en/contact', async (route) => {
    const response = await route.fetch();
    const [shown, scripts] = (await response.text()).split(
      /(?=<script type="application.json" id="modules")/,
    );
    await route.fulfill({ response, body: `${shown}<script src="/rest.js"></script>${scripts}` });
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  const form = site.find('main form');
  const message = form.getByLabel('Message');
  const address = form.getByRole('link', { name: 'hello@interpunct.example' });
  await message.fill('Hello');
  await expect(address).toBeHidden();
  await site.pass(15_000);
  await expect(address).toBeVisible();
  await expect(message).toBeVisible();
  await site.answer('/rest.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await site.isReady();
  await expect(address).toBeHidden();
  await expect(message).toHaveValue('Hello');
});

test.describe('where a blocker or a host refuses the scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
  });

  test('R9.13 the forms show the address to write to, and nothing is there that only scripts would answer', async ({
    page,
  }) => {
    for (const path of ['/contact', '/podcast', '/partnership']) {
      await page.goto(`/en${path}`);
      await expect(page.getByRole('button', { name: 'Services' })).toBeVisible();
      await expect(page.locator('form')).not.toHaveCount(0);
      for (const form of await page.locator('form').all()) {
        await expect(form.getByRole('link', { name: 'hello@interpunct.example' })).toBeVisible();
      }
      const dead = ':is(button:not([popovertarget], [commandfor]), input, textarea):visible';
      await expect(page.locator(dead), path).toHaveCount(0);
    }
  });
});
