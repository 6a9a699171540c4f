import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { type Answer, expect, type Host, test } from './host.ts';
import { languages } from './sitePage.ts';

const ENDPOINT = '/api/contact';

const typed = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  Message: 'First line\nsecond line',
};

/** The contact page as a visitor uses it; without a language it is in English. */
class ContactPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get form() {
    return this.page.locator('form[data-machine=contactForm]');
  }

  field(name: string) {
    return this.form.getByRole('textbox', { name });
  }

  get submit() {
    return this.form.getByRole('button');
  }

  async fillIn(): Promise<void> {
    for (const [name, value] of Object.entries(typed)) await this.field(name).fill(value);
  }

  async seeWhatWasTyped(): Promise<void> {
    for (const [name, value] of Object.entries(typed)) {
      await expect(this.field(name)).toHaveValue(value);
    }
  }

  async seeState(state: string | RegExp): Promise<void> {
    await expect(this.form).toHaveAttribute('data-state', state);
  }

  /** Fills in the form of a page whose language the test cannot read. */
  async fillInByName(): Promise<void> {
    await this.form.locator('[name=name]').fill(typed.Name);
    await this.form.locator('[name=email]').fill(typed.Email);
    await this.form.locator('[name=message]').fill(typed.Message);
  }
}

test('the message arrives as JSON; the form thanks, and another can be written', async ({
  site,
  page,
  host,
}) => {
  host.answer(ENDPOINT, { status: 201 });
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  await contact.seeState('idle');
  await contact.fillIn();
  await contact.submit.click();
  const thanks = contact.form.getByRole('status');
  await expect(thanks).toHaveText("Your message has been sent. We'll get back to you soon!");
  await expect(thanks).toBeFocused();
  await contact.seeState('success');
  expect(host.requests).toHaveLength(1);
  expect(host.requests[0]).toMatchObject({ method: 'POST', path: ENDPOINT });
  expect(host.requests[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(host.requests[0]?.body ?? '')).toEqual({
    name: typed.Name,
    email: typed.Email,
    company: typed.Company,
    message: typed.Message,
    language: 'en',
  });
  for (const name of Object.keys(typed)) await expect(contact.field(name)).toHaveValue('');

  await page.reload();
  await site.isReady();
  await expect(contact.field('Message')).toHaveValue('');

  await contact.fillIn();
  await contact.submit.click();
  await contact.seeState('success');
  expect(host.requests).toHaveLength(2);
});

/** Everything that can go wrong on the way, as the endpoint brings it about. */
const faults: Record<string, (host: Host) => Answer> = {
  'an error of the server': () => ({ status: 500 }),
  'a refusal': () => ({ status: 422, body: '{"error":"no"}' }),
  'an address that is not there': () => ({ status: 404 }),
  'a page instead of an answer': () => ({
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Welcome</title>',
  }),
  'a connection that is closed': () => 'refuse',
  'another host without CORS': (host) => ({
    status: 307,
    headers: { Location: `${host.foreignUrl}/api/without-cors` },
  }),
};

test.describe('a delivery that fails', () => {
  test.use({
    expectedMessages: /The contactForm was not delivered|CORS policy/,
    expectedRequests: /^http:\/\/127\.0\.0\.1:\d+\/api\/without-cors$/,
    // The policy of this build knows no other host; that of a build with an endpoint there does.
    bypassCSP: true,
  });

  for (const [fault, answerWith] of Object.entries(faults)) {
    test(`${fault}: says so, keeps what was typed, and can be sent again`, async ({
      site,
      page,
      host,
    }) => {
      host.answer('/api/without-cors', { status: 204 });
      host.answer(ENDPOINT, answerWith(host));
      const contact = new ContactPage(page);
      await site.open('/en/contact');
      await contact.fillIn();
      await contact.submit.click();
      const alert = contact.form.getByRole('alert');
      await expect(alert).toHaveText('There was an error sending your message. Please try again.');
      await expect(alert).toBeFocused();
      await contact.seeState('error');
      await contact.seeWhatWasTyped();

      host.answer(ENDPOINT, { status: 204 });
      await contact.submit.click();
      await contact.seeState('success');
      await expect(alert).toHaveCount(0);
      await expect(contact.field('Message')).toHaveValue('');
    });
  }

  test('no answer within 15 s is a failure, and a late answer changes nothing', async ({
    site,
    page,
    host,
  }) => {
    let answerLate = (_: Answer) => {};
    host.answer(
      ENDPOINT,
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    );
    const contact = new ContactPage(page);
    await site.holdClock();
    await site.open('/en/contact');
    await contact.fillIn();
    await contact.submit.click();
    await contact.seeState('submitting.delivering');
    await expect(contact.submit).toHaveText('Sending your message…');
    await expect.poll(() => host.requests.length).toBe(1);
    await site.pass(14_999);
    await contact.seeState('submitting.delivering');
    await site.pass(1);
    await contact.seeState('error');
    answerLate({ status: 200 });
    await contact.seeWhatWasTyped();
    await contact.seeState('error');
  });

  test('offline: says so, and sends when the network is back', async ({
    site,
    page,
    host,
    context,
  }) => {
    host.answer(ENDPOINT, { status: 200 });
    const contact = new ContactPage(page);
    await site.open('/en/contact');
    await contact.fillIn();
    await context.setOffline(true);
    await contact.submit.click();
    await contact.seeState('error');
    await contact.seeWhatWasTyped();
    expect(host.requests).toEqual([]);
    await context.setOffline(false);
    await contact.submit.click();
    await contact.seeState('success');
  });

  for (const { code, prefix, thanks, sorry } of languages) {
    test(`is told in ${code}, and so is one that succeeds`, async ({ site, page, host }) => {
      const contact = new ContactPage(page);
      await site.open(`${prefix}/contact`);
      await contact.fillInByName();
      host.answer(ENDPOINT, { status: 503 });
      await contact.submit.click();
      await expect(contact.form.getByRole('alert')).toHaveText(sorry);
      host.answer(ENDPOINT, { status: 200 });
      await contact.submit.click();
      await expect(contact.form.getByRole('status')).toHaveText(thanks);
      expect(JSON.parse(host.requests[1]?.body ?? '').language).toBe(code);
    });
  }
});

test.describe('another host', () => {
  // The policy of a build with an endpoint there would name it.
  test.use({ expectedRequests: /^http:\/\/127\.0\.0\.1:/, bypassCSP: true });

  test('with the CORS headers of the README is delivered to', async ({ site, page, host }) => {
    host.answer(ENDPOINT, {
      status: 307,
      headers: { Location: `${host.foreignUrl}/api/elsewhere` },
    });
    host.answer('/api/elsewhere', ({ method }) => ({
      status: method === 'OPTIONS' ? 204 : 200,
      headers: {
        'Access-Control-Allow-Origin': host.url,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
      },
    }));
    const contact = new ContactPage(page);
    await site.open('/en/contact');
    await contact.fillIn();
    await contact.submit.click();
    await contact.seeState('success');
    expect(host.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/elsewhere' });
  });
});

test('double clicks and Enter spam send once', async ({ site, page, host }) => {
  let answer = (_: Answer) => {};
  host.answer(
    ENDPOINT,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  await contact.fillIn();
  await contact.submit.dblclick();
  await contact.field('Name').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await contact.field('Name').pressSequentially('late');
  await expect.poll(() => host.requests.length).toBe(1);
  answer({ status: 200 });
  await contact.seeState('success');
  expect(host.requests).toHaveLength(1);
});

test('a bot that fills the hidden field is thanked, and nothing is sent', async ({
  site,
  page,
  host,
}) => {
  host.answer(ENDPOINT, { status: 200 });
  const contact = new ContactPage(page);
  await site.holdClock();
  await site.open('/en/contact');
  await contact.fillIn();
  const trap = contact.form.locator('[name=reference]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  // Bots write into the document: there is nothing that a pointer could reach.
  await trap.evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'https://spam.example');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await contact.submit.click();
  await site.pass(1_000);
  await contact.seeState('success');
  expect(host.requests).toEqual([]);
});

test('the browser holds back what is missing or no address', async ({ site, page, host }) => {
  host.answer(ENDPOINT, { status: 200 });
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  for (const [name, value] of [
    ['Name', ''],
    ['Email', ''],
    ['Email', 'ada'],
    ['Message', ''],
  ] as const) {
    await contact.fillIn();
    await contact.field(name).fill(value);
    await contact.submit.click();
    await expect(contact.field(name)).toBeFocused();
    const isValid = await contact
      .field(name)
      .evaluate((field: HTMLInputElement) => field.validity.valid);
    expect(isValid, `${name} "${value}"`).toBe(false);
    await contact.seeState('idle');
  }
  await contact.fillIn();
  await contact.field('Company').fill('');
  await contact.submit.click();
  await contact.seeState('success');
});

test('fields have their labels, types, rows and autocomplete tokens', async ({ site, page }) => {
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  for (const [name, attributes] of Object.entries({
    Name: { autocomplete: 'name', type: 'text', required: '' },
    Email: { autocomplete: 'email', type: 'email', required: '' },
    Company: { autocomplete: 'organization', type: 'text' },
    Message: { autocomplete: 'off', rows: '5', required: '' },
  })) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(contact.field(name)).toHaveAttribute(attribute, value);
    }
  }
  await expect(contact.field('Company')).not.toHaveAttribute('required');
});

test('a draft survives navigation, another language and a reload', async ({ site, page }) => {
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  await contact.fillIn();
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(page).toHaveURL('/en/studio');
  await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
  await contact.seeWhatWasTyped();
  await page.locator('header a[hreflang=fr]').click();
  await expect(page).toHaveURL('/fr/contact');
  await expect(contact.form.locator('[name=message]')).toHaveValue(typed.Message);
  await page.locator('header a[hreflang=en]').click();
  await expect(page).toHaveURL('/en/contact');
  await page.reload();
  await site.isReady();
  await contact.seeWhatWasTyped();
});

test('whoever walks on is not called back, and finds the result on the way back', async ({
  site,
  page,
  host,
}) => {
  let answer = (_: Answer) => {};
  host.answer(
    ENDPOINT,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  await contact.fillIn();
  await contact.submit.click();
  await expect.poll(() => host.requests.length).toBe(1);
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await expect(page).toHaveURL('/en/studio');
  const isAnswered = page.waitForResponse(`**${ENDPOINT}`);
  answer({ status: 200 });
  await isAnswered;
  await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
  await expect(contact.form.getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await site.scrollPosition()).toBe(0);
  await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
  await site.mainNavigation.getByRole('link', { name: 'Contact' }).click();
  await contact.seeState('idle');
});

test('what was typed before the scripts came is sent', async ({ site, page, host }) => {
  host.answer(ENDPOINT, { status: 200 });
  let arrive = () => {};
  const isHeld = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('/assets/**/*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  const contact = new ContactPage(page);
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await contact.fillIn();
  arrive();
  await site.isReady();
  await contact.seeWhatWasTyped();
  await contact.submit.click();
  await contact.seeState('success');
  expect(JSON.parse(host.requests[0]?.body ?? '').message).toBe(typed.Message);
});

test('everything works by keyboard', async ({ site, page, host }) => {
  host.answer(ENDPOINT, { status: 200 });
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  await contact.field('Name').focus();
  for (const value of Object.values(typed)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(contact.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await contact.seeState('success');
  expect(JSON.parse(host.requests[0]?.body ?? '')).toMatchObject({ company: typed.Company });
});

for (const [situation, viewport] of Object.entries({
  'on a phone': { width: 390, height: 844 },
  'at 200 % zoom': { width: 640, height: 400 },
})) {
  test(`the form fits ${situation}`, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    const contact = new ContactPage(page);
    await site.open('/de/contact');
    for (const name of ['name', 'email', 'company', 'message']) {
      const field = contact.form.locator(`[name=${name}]`);
      await field.focus();
      await expect(field).toBeInViewport();
      const fontSize = await field.evaluate((element) => getComputedStyle(element).fontSize);
      // A smaller one has iPhones zoom in when the field is tapped.
      expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    }
    await contact.submit.focus();
    await expect(contact.submit).toBeInViewport({ ratio: 1 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(viewport.width);
  });
}

test('whatever is typed arrives byte for byte', async ({ site, page, host }) => {
  host.answer(ENDPOINT, { status: 200 });
  const contact = new ContactPage(page);
  await site.open('/en/contact');
  const send = async (message: string) => {
    host.requests.length = 0;
    await contact.fillIn();
    await contact.field('Message').fill(message);
    await contact.submit.click();
    await contact.seeState('success');
    expect(JSON.parse(host.requests[0]?.body ?? '').message).toBe(message);
  };
  for (const message of [
    '👩‍👩‍👧‍👦 🇱🇺 ǅ é',
    'שלום עולם، مرحبا \u202e!',
    '<script>alert("1")</script> & \\ "quotes" \'\'\' \u2028 \u0000',
    'a'.repeat(100_000),
  ]) {
    await send(message);
  }
  // What a field makes of line ends is the browser's: a carriage return cannot be typed.
  const messages = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 2_000 })
    .filter((message) => !message.includes('\r') && message.trim() !== '');
  await fc.assert(fc.asyncProperty(messages, send), { numRuns: 12 });
});

test.describe('the newsletter', () => {
  test('leaves the focus and the scroll position to whoever has moved on', async ({
    site,
    page,
    host,
  }) => {
    let answer = (_: Answer) => {};
    host.answer(
      '/api/newsletter',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await site.open('/en/about');
    const form = page.locator('form[data-machine=newsletter]');
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await site.mainNavigation.getByRole('link', { name: 'Studio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    answer({ status: 200 });
    await expect(form.getByRole('status')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.scrollPosition()).toBe(0);
  });

  test.use({ expectedMessages: /The newsletter was not delivered/ });

  for (const { code, prefix, subscribed, notSubscribed } of languages) {
    test(`is subscribed to in ${code}, and says what went wrong`, async ({ site, page, host }) => {
      await site.open(`${prefix}/about`);
      const form = page.locator('form[data-machine=newsletter]');
      const field = form.getByRole('textbox');
      await expect(field).toHaveAttribute('autocomplete', 'email');
      await field.fill('ada@example.com');
      host.answer('/api/newsletter', { status: 500 });
      await field.press('Enter');
      await expect(form.getByRole('alert')).toHaveText(notSubscribed);
      await expect(field).toHaveValue('ada@example.com');
      host.answer('/api/newsletter', { status: 200 });
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toHaveText(subscribed);
      await expect(field).toHaveValue('');
      expect(JSON.parse(host.requests.at(-1)?.body ?? '')).toEqual({
        email: 'ada@example.com',
        language: code,
      });
    });
  }
});
