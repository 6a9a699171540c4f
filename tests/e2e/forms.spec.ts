import type { ContactTopic } from '#content/contactTopics.ts';
import type { Language } from '#content/languages.ts';
import type { Host } from '#tests/host.ts';
import { headlineOf, textOf } from '#tests/locales/readTexts.ts';
import { readable } from '#tests/readable.ts';
import { codeOf, MODULES } from './builtCode.ts';
import { test as base, expect } from './configuredSite.ts';
import { languages } from './languages.ts';
import type { SitePage } from './sitePage.ts';

const ENDPOINT = '/api/contact';

const values = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'First line\nsecond line',
};

type Field = keyof typeof values;

/** A visitor of the contact page, in any language. */
class Writer {
  readonly site: SitePage;

  constructor(site: SitePage) {
    this.site = site;
  }

  get form() {
    return this.site.machine('contactForm');
  }

  field(name: Field) {
    return this.form.locator(`[name=${name}]`);
  }

  get submit() {
    return this.form.locator('[type=submit]');
  }

  async fillIn(): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value);
  }

  /** Sends what is written, and sees the form in a state. */
  async send(state = 'success'): Promise<void> {
    await this.submit.click();
    await this.site.see('contactForm', state);
  }

  async seeValues(seen: Record<string, string> = values): Promise<void> {
    for (const [name, value] of Object.entries(seen)) {
      await expect(this.field(name as Field)).toHaveValue(value);
    }
  }

  /** Sees what the form says that one writes about, and what it asks. */
  async seeTopic(topic: ContactTopic | null, language: Language = 'en'): Promise<void> {
    const text = (key: string) => readable(textOf(`contact:${key}`, language));
    const line = topic && text('form.topic').replace('{{topic}}', text(`topics.${topic}.name`));
    const question = text(topic ? `topics.${topic}.question` : 'form.messagePlaceholder');
    const asked = () => this.field('message').getAttribute('placeholder');
    await expect.poll(async () => readable((await asked()) ?? '')).toBe(question);
    if (line) await expect(this.form).toContainText(line);
    await expect(this.form.getByRole('button', { name: text('form.removeTopic') })).toHaveCount(
      line ? 1 : 0,
    );
  }

  /** Follows the call to action of the page Ventures. */
  async followVentures(): Promise<void> {
    await this.site.open('/en/ventures');
    await this.site.pressAt('main a[href="/en/contact?about=ventures"]');
    await this.seeTopic('ventures');
  }
}

const test = base.extend<{ contact: Writer }>({
  contact: ({ site }, use) => use(new Writer(site)),
});

const bodyOf = ({ requests }: Host) => JSON.parse(requests.at(-1)?.body ?? '');

test.describe('a failed delivery', () => {
  test.use({ expectedMessages: /The contactForm was not delivered/ });

  test('R9.8, R9.19 is told with the e-mail, and its success with what comes next, in each language', async ({
    site,
    host,
    contact,
  }) => {
    await site.resize({ width: 1440, height: 900 });
    const alert = contact.form.getByRole('alert');
    const status = contact.form.getByRole('status');
    await site.open('/en/contact');
    for (const { code, text } of languages) {
      await site.choose(code);
      await site.seeLanguage(code);
      await contact.fillIn();
      host.answer(ENDPOINT, { status: 503 });
      await contact.send('error');
      await expect(alert).toHaveText(text('contact:form.error'));
      await expect(alert).toHaveAccessibleDescription(readable(text('contact:form.kept')));
      await expect(
        contact.form.getByRole('link', { name: 'hello@interpunct.example' }),
      ).toBeVisible();
      host.answer(ENDPOINT, { status: 200 });
      await contact.send();
      await expect(status).toHaveText(text('contact:form.success'));
      await expect(status).toHaveAccessibleDescription(readable(text('contact:form.promise')));
      await site.inPage(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(contact.form.getByRole('button')).toBeInViewport({ ratio: 1 });
      expect(bodyOf(host).language).toBe(code);
    }
  });
});

test('R9.12 a result that arrives while the next page loads is shown on the return, once, and leaves the focus to the page', async ({
  site,
  host,
  contact,
}) => {
  const answer = host.hold(ENDPOINT);
  await site.hold(codeOf('studio'));
  await site.open('/en/contact');
  await contact.fillIn();
  await contact.submit.click();
  await expect.poll(() => host.requests.length).toBe(1);
  await site.follow('studio');
  answer({ status: 200 });
  await site.see('contactForm', 'success');
  await site.release(codeOf('studio'));
  await expect(site.heading).toHaveText(headlineOf('studio'));
  await expect(site.heading).toBeFocused();
  await site.go('contact');
  await expect(contact.form.getByRole('status')).toBeVisible();
  await expect(site.heading).toBeFocused();
  expect(await site.inPage(() => scrollY)).toBe(0);
  await site.go('studio');
  await site.go('contact');
  await site.see('contactForm', 'idle');
});

test('R9.10 who fills in the field that nobody sees is told of a success, and sends nothing', async ({
  site,
  host,
  contact,
}) => {
  await site.open('/en/contact');
  await contact.fillIn();
  const trap = contact.form.locator('[name=reference]');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'b';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await contact.send();
  expect(host.requests).toEqual([]);
});

test('R9.4, R9.17 what one writes about is said in words, kept with the draft, and sent with the message as JSON', async ({
  site,
  host,
  contact,
}) => {
  host.answer(ENDPOINT, { status: 201 });
  await contact.followVentures();
  await expect(site.heading).toBeFocused();
  await contact.fillIn();
  await site.choose('fr');
  await site.seeAddress('/fr/contact?about=ventures');
  await contact.seeTopic('ventures', 'fr');
  await expect(contact.field('message')).toHaveValue(values.message);
  await site.choose('en');
  await site.seeAddress('/en/contact?about=ventures');
  await site.reload();
  await contact.seeTopic('ventures');
  await contact.seeValues();
  await contact.send();
  await expect(contact.form.getByRole('status')).toBeFocused();
  expect(host.requests).toHaveLength(1);
  expect(host.requests[0]).toMatchObject({ method: 'POST', path: ENDPOINT });
  expect(host.requests[0]?.headers['content-type']).toBe('application/json');
  expect(bodyOf(host)).toEqual({ ...values, language: 'en', topic: 'ventures' });
  await contact.seeValues({ name: '', email: '', company: '', message: '' });
  await contact.seeTopic(null);
  await site.seeAddress('/en/contact');
  await site.reload();
  await contact.seeTopic(null);
  await expect(contact.field('message')).toHaveValue('');

  await contact.fillIn();
  await contact.send();
  expect(host.requests).toHaveLength(2);
});

test('R9.17 what one writes about stays away once it is removed: over a reload, Back and Forward', async ({
  site,
  host,
  contact,
}) => {
  host.answer(ENDPOINT, { status: 200 });
  await contact.followVentures();
  await contact.fillIn();
  await contact.form.getByRole('button', { name: 'Remove subject' }).press('Enter');
  await contact.seeTopic(null);
  await expect(contact.field('name')).toBeFocused();
  await site.seeAddress('/en/contact');
  await site.reload();
  await contact.seeTopic(null);
  await site.page.goBack();
  await site.seeAddress('/en/ventures');
  await site.page.goForward();
  await site.seeAddress('/en/contact');
  await contact.seeTopic(null);
  await contact.seeValues();
  await contact.send();
  expect(bodyOf(host)).not.toHaveProperty('topic');
});

test('R9.18 what one writes about alone does not change the route: to the top, and Back leads to the page before', async ({
  site,
  contact,
}) => {
  await contact.followVentures();
  const before = await site.pageViews();
  for (let press = 0; press < 2; press += 1) {
    await site.scrollTo(400);
    await site.follow('contact');
    await site.seeAddress('/en/contact');
    await contact.seeTopic(null);
    await expect(site.heading).toBeFocused();
    await site.seeScrolled(0);
  }
  expect(await site.pageViews()).toEqual(before);
  await site.page.goBack();
  await site.seeAddress('/en/ventures');
});

test('R9.21 after a reload, the draft stands in its fields before the scripts arrive', async ({
  site,
  contact,
}) => {
  await site.open('/en/contact');
  await contact.fillIn();
  await site.hold(MODULES);
  await site.page.reload();
  await contact.seeValues();
  await contact.field('name').focus();
  await site.key('End');
  await site.page.keyboard.type(' King');
  await contact.field('company').clear();
  await site.release(MODULES);
  await site.isReady();
  await contact.seeValues({ ...values, name: 'Ada Lovelace King', company: '' });
});

test('R9.20 white space alone is missing, and nobody misses what is unseen around an address', async ({
  site,
  host,
}) => {
  host.answer(ENDPOINT, { status: 201 });
  await site.open('/en/contact');
  await site.fill('Name', 'Ada');
  await site.fill('Email', '\u202aada@example.org\u202c\u00ad\u00a0');
  await site.type('Message', ' ');
  await site.press('Send message');
  await expect(site.find('textarea[name=message]:invalid')).toBeFocused();
  await site.see('contactForm', 'idle');
  await site.type('Message', 'Hello');
  await site.press('Send message');
  await site.see('contactForm', 'success');
  expect(bodyOf(host)).toMatchObject({ email: 'ada@example.org', message: 'Hello' });
});
