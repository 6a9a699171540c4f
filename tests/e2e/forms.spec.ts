import type { Page } from '@playwright/test';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import type { Host } from '#tests/host.ts';
import { headlineOf, textsIn } from '#tests/locales/readTexts.ts';
import { readable } from '#tests/readable.ts';
import { codeOf } from './builtCode.ts';
import { expect, test as hostTest } from './configuredSite.ts';
import { languages } from './languages.ts';
import { PHONE, type SitePage } from './sitePage.ts';

const ENDPOINT = '/api/contact';

const values = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  Message: 'First line\nsecond line',
};

/** The contact page. The labels of its fields are in English. */
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
    return this.form.locator('[type=submit]');
  }

  async fillIn(): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async seeValues(): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await expect(this.field(name)).toHaveValue(value);
    }
  }

  /** Sees which fields look invalid, by their names. */
  async seeMarked(...names: string[]): Promise<void> {
    const marked = () =>
      this.form
        .locator('input, textarea')
        .evaluateAll((fields) =>
          fields
            .filter((field) => getComputedStyle(field).boxShadow !== 'none')
            .map((field) => field.getAttribute('name')),
        );
    expect(await marked()).toEqual(names);
  }

  /** Sees what the form says that one writes about, and what it asks. */
  async seeTopic(topic: ContactTopic | null, language: Language = 'en'): Promise<void> {
    const textOf = (key: string) => readable(textsIn(language).get(`contact:${key}`));
    const line = topic && textOf('form.topic').replace('{{topic}}', textOf(`topics.${topic}.name`));
    const question = textOf(topic ? `topics.${topic}.question` : 'form.messagePlaceholder');
    const message = this.form.locator('[name=message]');
    const asked = () => message.getAttribute('placeholder');
    await expect.poll(async () => readable((await asked()) ?? '')).toBe(question);
    if (line) await expect(this.form).toContainText(line);
    await expect(this.form.getByRole('button', { name: textOf('form.removeTopic') })).toHaveCount(
      line ? 1 : 0,
    );
  }

  async seeState(state: string | RegExp): Promise<void> {
    await expect(this.form).toHaveAttribute('data-state', state);
  }

  /** Fills in the required fields in any language. */
  async fillInByName(): Promise<void> {
    await this.form.locator('[name=name]').fill(values.Name);
    await this.form.locator('[name=email]').fill(values.Email);
    await this.form.locator('[name=message]').fill(values.Message);
  }
}

const test = hostTest.extend<{ contact: ContactPage }>({
  contact: ({ page }, use) => use(new ContactPage(page)),
});

test.describe('a failed delivery', () => {
  test.use({ expectedMessages: /The contactForm was not delivered/ });

  test('R9.8, R9.19 is told with the e-mail, and its success with what comes next, in each language', async ({
    site,
    host,
    contact,
  }) => {
    const alert = contact.form.getByRole('alert');
    const status = contact.form.getByRole('status');
    await site.open('/en/contact');
    for (const { code, thanks, sorry } of languages) {
      const textOf = (key: string) => readable(textsIn(code).get(`contact:form.${key}`));
      await site.languageLink(code).click();
      await site.seeLanguage(code);
      await contact.fillInByName();
      host.answer(ENDPOINT, { status: 503 });
      await contact.submit.click();
      await expect(alert).toHaveText(sorry);
      await expect(alert).toHaveAccessibleDescription(
        textOf('kept').replace('{{email}}', 'hello@interpunct.example'),
      );
      await expect(
        contact.form.getByRole('link', { name: 'hello@interpunct.example' }),
      ).toBeVisible();
      host.answer(ENDPOINT, { status: 200 });
      await contact.submit.click();
      await expect(status).toHaveText(thanks);
      await expect(status).toHaveAccessibleDescription(textOf('promise'));
      expect(JSON.parse(host.requests.at(-1)?.body ?? '').language).toBe(code);
    }
  });
});

test('R9.2 the browser refuses missing values and invalid addresses, which are marked until a message is sent', async ({
  site,
  host,
  contact,
}) => {
  host.answer(ENDPOINT, { status: 200 });
  await site.open('/en/contact');
  await contact.submit.click();
  await contact.seeMarked('name', 'email', 'message');
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
    await contact.seeMarked(name.toLowerCase());
  }
  await contact.fillIn();
  await contact.field('Company').fill('');
  await contact.submit.click();
  await expect(contact.form.getByRole('status')).toBeFocused();
  await contact.seeState('success');
  await contact.seeMarked();
  await contact.field('Name').fill('Grace');
  await contact.field('Email').fill('grace');
  await contact.submit.click();
  await contact.seeMarked('email', 'message');
});

test('R15.8, R15.11 the form fits small windows, and a field that is wrong shows with its label', async ({
  site,
  page,
  contact,
}) => {
  await site.open('/de/contact');
  // A desktop, a phone, and 200 % zoom.
  for (const viewport of [{ width: 1440, height: 900 }, PHONE, { width: 640, height: 400 }]) {
    await site.resize(viewport);
    for (const name of ['name', 'email', 'company', 'message']) {
      const field = contact.form.locator(`[name=${name}]`);
      await field.focus();
      await expect(field).toBeInViewport();
      const fontSize = await field.evaluate((element) => getComputedStyle(element).fontSize);
      // iPhones zoom in on a field with a smaller font.
      expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    }
    await contact.submit.focus();
    await expect(contact.submit).toBeInViewport({ ratio: 1 });

    // The fields are above the window.
    await contact.submit.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await contact.submit.press('Enter');
    const name = contact.form.locator('[name=name]');
    await expect(name).toBeFocused();
    const bottoms = await page
      .locator('header, [data-machine=breadcrumbs]')
      .evaluateAll((layers) => layers.map((layer) => layer.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(2);
    const top = await name.evaluate(
      (field: HTMLInputElement) => field.labels?.[0]?.getBoundingClientRect().top ?? Number.NaN,
    );
    expect(top, `${viewport.width} px`).toBeGreaterThanOrEqual(Math.max(...bottoms));
  }
});

test.describe('a result that arrives while the next page loads', () => {
  /** Sends the message, and asks for a page that does not arrive before the answer. Returns its release. */
  async function leaveEarly(site: SitePage, host: Host, contact: ContactPage) {
    const answer = host.hold(ENDPOINT);
    const release = await site.hold(codeOf('studio'));
    await site.open('/en/contact');
    await contact.fillIn();
    await contact.submit.click();
    await expect.poll(() => host.requests.length).toBe(1);
    await follow(site, 'Studio');
    answer({ status: 200 });
    await contact.seeState('success');
    return release;
  }

  const follow = (site: SitePage, name: string) =>
    site.mainNavigation.getByRole('link', { name }).click();

  test('R9.12 is shown on the return of the visitor, once, and leaves the focus to the page', async ({
    site,
    host,
    contact,
  }) => {
    const release = await leaveEarly(site, host, contact);
    release();
    await expect(site.heading).toHaveText(headlineOf('studio'));
    await expect(site.heading).toBeFocused();
    await follow(site, 'Contact');
    await expect(contact.form.getByRole('status')).toBeVisible();
    await expect(site.heading).toBeFocused();
    expect(await site.scrollPosition()).toBe(0);
    await follow(site, 'Studio');
    await expect(site.heading).toHaveText(headlineOf('studio'));
    await follow(site, 'Contact');
    await contact.seeState('idle');
  });
});

test('R9.4 sends any text byte for byte', async ({ site, host, contact }) => {
  host.answer(ENDPOINT, { status: 200 });
  await site.open('/en/contact');
  for (const message of [
    '👩‍👩‍👧‍👦 🇱🇺 ǅ é',
    'שלום עולם، مرحبا \u202e!',
    '<script>alert("1")</script> & \\ "quotes" \'\'\' \u2028 \u0000',
    'a'.repeat(100_000),
  ]) {
    host.requests.length = 0;
    await contact.fillIn();
    await contact.field('Message').fill(message);
    await contact.submit.click();
    await contact.seeState('success');
    expect(JSON.parse(host.requests[0]?.body ?? '').message).toBe(message);
  }
});

test.describe('what one writes about', () => {
  /** Follows the last call to action of the page on the screen. */
  async function follow(page: Page, address: string): Promise<void> {
    await page.locator(`main a[href="${address}"]`).last().click();
    await expect(page).toHaveURL(address);
  }

  const follows = (site: SitePage, name: string) =>
    site.mainNavigation.getByRole('link', { name }).click();

  const bodyOf = (host: Host) => JSON.parse(host.requests.at(-1)?.body ?? '');

  test('R9.4, R9.17 is said in words, kept with the draft, and sent with the message as JSON', async ({
    site,
    page,
    host,
    contact,
  }) => {
    host.answer(ENDPOINT, { status: 201 });
    await site.open('/en/ventures');
    await follow(page, '/en/contact?about=ventures');
    await contact.seeTopic('ventures');
    await expect(site.heading).toBeFocused();
    await contact.fillIn();
    await site.languageLink('fr').click();
    await expect(page).toHaveURL('/fr/contact?about=ventures');
    await contact.seeTopic('ventures', 'fr');
    await expect(contact.form.locator('[name=message]')).toHaveValue(values.Message);
    await site.languageLink('en').click();
    await expect(page).toHaveURL('/en/contact?about=ventures');
    await page.reload();
    await site.isReady();
    await contact.seeTopic('ventures');
    await contact.seeValues();
    await contact.submit.click();
    await contact.seeState('success');
    await expect(contact.form.getByRole('status')).toBeFocused();
    expect(host.requests).toHaveLength(1);
    expect(host.requests[0]).toMatchObject({ method: 'POST', path: ENDPOINT });
    expect(host.requests[0]?.headers['content-type']).toBe('application/json');
    expect(bodyOf(host)).toEqual({
      name: values.Name,
      email: values.Email,
      company: values.Company,
      message: values.Message,
      language: 'en',
      topic: 'ventures',
    });
    for (const name of Object.keys(values)) await expect(contact.field(name)).toHaveValue('');
    await contact.seeTopic(null);
    await expect(page).toHaveURL('/en/contact');
    await page.reload();
    await site.isReady();
    await contact.seeTopic(null);
    await expect(contact.field('Message')).toHaveValue('');

    await contact.fillIn();
    await contact.submit.click();
    await contact.seeState('success');
    expect(host.requests).toHaveLength(2);
  });

  test('R9.17 stays away once it is removed: over a reload, Back and Forward', async ({
    site,
    page,
    host,
    contact,
  }) => {
    host.answer(ENDPOINT, { status: 200 });
    await site.open('/en/ventures');
    await follow(page, '/en/contact?about=ventures');
    await contact.fillIn();
    await contact.form.getByRole('button', { name: 'Remove the subject' }).press('Enter');
    await contact.seeTopic(null);
    await expect(contact.field('Name')).toBeFocused();
    await expect(page).toHaveURL('/en/contact');
    await page.reload();
    await site.isReady();
    await contact.seeTopic(null);
    await page.goBack();
    await expect(page).toHaveURL('/en/ventures');
    await page.goForward();
    await expect(page).toHaveURL('/en/contact');
    await contact.seeTopic(null);
    await contact.seeValues();
    await contact.submit.click();
    await contact.seeState('success');
    expect(bodyOf(host)).not.toHaveProperty('topic');
  });

  test('R9.18 alone does not change the route: to the top, and Back leads to the page before', async ({
    site,
    page,
    contact,
  }) => {
    await site.open('/en/ventures');
    await follow(page, '/en/contact?about=ventures');
    await contact.seeTopic('ventures');
    const before = await site.pageViews();
    for (let press = 0; press < 2; press += 1) {
      await site.scrollTo(400);
      await follows(site, 'Contact');
      await expect(page).toHaveURL('/en/contact');
      await contact.seeTopic(null);
      await expect(site.heading).toBeFocused();
      await expect.poll(() => site.scrollPosition()).toBe(0);
    }
    expect(await site.pageViews()).toEqual(before);
    await page.goBack();
    await expect(page).toHaveURL('/en/ventures');
  });
});

test.describe('the newsletter', () => {
  test.use({ expectedMessages: /The newsletter was not delivered/ });

  test('R9.4, R9.8 shows its error and its success in each language', async ({
    site,
    page,
    host,
  }) => {
    const form = page.locator('form[data-machine=newsletter]');
    const field = form.getByRole('textbox');
    await site.open('/en/about');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    for (const { code, subscribed, notSubscribed } of languages) {
      await site.languageLink(code).click();
      await site.seeLanguage(code);
      await field.fill('ada@example.com');
      host.answer('/api/newsletter', { status: 500 });
      await field.press('Enter');
      await expect(form.getByRole('alert')).toHaveText(notSubscribed);
      await expect(field).toHaveValue('ada@example.com');
      host.answer('/api/newsletter', { status: 200 });
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toHaveText(subscribed);
      await expect(field).toHaveValue('');
      await expect(field).toHaveCSS('box-shadow', 'none');
      expect(JSON.parse(host.requests.at(-1)?.body ?? '')).toEqual({
        email: 'ada@example.com',
        language: code,
      });
    }
  });
});
