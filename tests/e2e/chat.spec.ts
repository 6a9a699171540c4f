import type { Page } from '@playwright/test';
import { systemPrompt } from '#content/systemPrompt.ts';
import { CHAT_ENDPOINT, completion, proxyElsewhere } from '#tests/chatProxy.ts';
import type { Host } from '#tests/host.ts';
import { chunkOf } from './builtCode.ts';
import { expect, test as hostTest } from './configuredSite.ts';
import { languages } from './languages.ts';
import { PHONE, type SitePage } from './sitePage.ts';

const SDK = chunkOf('openai');
const CODE = [chunkOf('ChatPanel'), SDK];
const WELCOME =
  'Hello! I’m the group’s AI assistant. Ask me about our divisions, services, events or studio. I’ll keep it short.';

/** The chat. Its accessible names are in English. */
class Chat {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root() {
    return this.page.locator('[data-machine=chat]');
  }
  get launcher() {
    return this.page.getByRole('button', { name: 'Chat assistant' });
  }
  get input() {
    return this.page.getByRole('textbox', { name: 'Your message' });
  }
  get log() {
    return this.page.getByRole('log');
  }
  get messages() {
    return this.log.locator('[data-role]');
  }
  get alert() {
    return this.root.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.launcher.click();
    await expect(this.input).toBeVisible();
  }

  async ask(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  async seeState(state: string | RegExp): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', state);
  }
}

const test = hostTest.extend<{ chat: Chat }>({
  chat: ({ page }, use) => use(new Chat(page)),
});

/** The day of the test, as the site tells the provider. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Luxembourg' });

const questionsTo = (host: Host) => host.requests.filter(({ path }) => path === CHAT_ENDPOINT);

test('R16.5 loads its code when the pointer reaches the launcher, and not before', async ({
  site,
  page,
  chat,
}) => {
  await site.open('/en/');
  await page.waitForLoadState('networkidle');
  for (const chunk of CODE) expect(site.requestsTo(chunk)).toEqual([]);
  await chat.launcher.hover();
  // Each file is fetched, and then imported from the cache.
  for (const chunk of CODE) await expect.poll(() => new Set(site.requestsTo(chunk)).size).toBe(1);
});

test('R10.2, R10.4, R10.6, R10.10, R10.13, R10.21 sends a question with its parameters, and shows the answer', async ({
  site,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, completion('We build brands.\nSee https://interpunct.example/x.'));
  await site.open('/en/');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  await chat.open();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  await expect(chat.input).toBeFocused();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages.first()).toContainText(WELCOME);
  await expect(chat.root).toContainText('Powered by OpenAI');
  await expect(chat.root.getByRole('link', { name: 'OpenAI' })).toHaveAttribute(
    'href',
    'https://openai.com',
  );
  await chat.ask('  What do you do? ');
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.nth(1)).toHaveAttribute('data-role', 'user');
  await expect(chat.messages.nth(2)).toHaveAttribute('data-role', 'assistant');
  await expect(chat.messages.nth(2)).toContainText('We build brands.');
  await expect(chat.messages.nth(2).getByRole('link')).toHaveAttribute(
    'href',
    'https://interpunct.example/x',
  );
  await expect(chat.input).toBeFocused();
  const [request] = questionsTo(host);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    model: 'gpt-4o-mini',
    messages: [
      { role: 'system', content: systemPrompt('en', today()) },
      { role: 'assistant', content: WELCOME },
      { role: 'user', content: 'What do you do?' },
    ],
    max_tokens: 500,
    temperature: 0.3,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
  });
  const names = Object.keys(request?.headers ?? {});
  expect(names.filter((name) => /authorization|stainless|openai/.test(name))).toEqual([]);
});

test.describe('a proxy on another host', () => {
  test.use({ expectedRequests: /^http:\/\/127\.0\.0\.1:/ });

  test('R10.21, R10.24 answers the chat, whose headers it allows', async ({ site, host, chat }) => {
    const received = proxyElsewhere(host, '/en/about', 'We build brands.');
    await site.open('/en/about');
    await chat.open();
    await chat.ask('What do you do?');
    await expect(chat.messages.nth(2)).toContainText('We build brands.');
    expect(received().map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
  });
});

test('R10.2, R10.3, R10.25 the panel is 500 px high, fills a phone, has the focus after 100 ms, and says who answers and who gets the conversation', async ({
  site,
  page,
  chat,
}) => {
  await site.holdClock();
  await site.open('/en/');
  await chat.open();
  await chat.seeState(/panel\.open\.opening/);
  await site.pass(99);
  await expect(chat.input).not.toBeFocused();
  await site.pass(1);
  await expect(chat.input).toBeFocused();
  expect(await site.scrollPosition()).toBe(0);
  const panel = chat.root.locator('dialog');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  expect(await chat.input.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px');
  const notice = chat.root.getByText(/AI can be wrong.*OpenAI/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(chat.messages.first()).toContainText('AI assistant');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  /** What must not change beneath the chat. */
  const look = async (site: SitePage) => ({
    address: site.page.url(),
    y: await site.scrollPosition(),
    heading: await site.heading.textContent(),
    views: await site.pageViews(),
  });

  test('R1.13 Back closes the chat, Forward opens it, a reload keeps it, and it leaves no entry behind', async ({
    site,
    page,
    chat,
  }) => {
    await site.open('/en/');
    await page.getByRole('main').locator('a[href="/en/about"]').first().click();
    await expect(page).toHaveTitle(/^About/);
    await site.scrollTo(600);
    const before = await look(site);
    const seeClosed = async () => {
      await chat.seeState(/panel\.closed/);
      expect(await look(site)).toEqual(before);
    };
    await chat.open();
    await page.goBack();
    await seeClosed();
    await page.goForward();
    await chat.seeState(/panel\.open/);
    await page.goBack();
    await seeClosed();
    for (const close of [
      () => page.getByRole('button', { name: 'Close chat' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await chat.open();
      await expect.poll(() => page.evaluate(() => history.state.isChat)).toBe(true);
      await close();
      await chat.seeState(/panel\.closed/);
      await expect.poll(() => page.evaluate(() => history.state.isChat)).toBeUndefined();
    }
    await chat.open();
    await page.reload();
    await site.isReady();
    await chat.seeState(/panel\.open/);
    await page.goBack();
    await chat.seeState(/panel\.closed/);
    await expect(page).toHaveURL('/en/about');
    // The chat closes when the visitor goes back by more than its entry, too.
    await chat.open();
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/en/');
    await chat.seeState(/panel\.closed/);
  });
});

test('R10.7, R10.8, R10.28 the field sends what is neither blank nor a composition, and an empty one offers questions', async ({
  site,
  page,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Pétrusse Product Night.'));
  await site.open('/en/about');
  await chat.open();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const question = page.getByRole('button', { name: 'When is your next event?' });
  await expect(send).toBeDisabled();
  await chat.ask('   ');
  await expect(send).toBeDisabled();
  await chat.input.fill('one');
  await expect(send).toBeEnabled();
  await expect(question).toHaveCount(0);
  await chat.input.press('Shift+Enter');
  await expect(chat.input).toHaveValue('one\n');
  await chat.input.evaluate((input) => {
    for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...event }));
    }
  });
  // Scripts may write more than the field takes.
  await chat.input.evaluate((input: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(input, 'x'.repeat(600));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(chat.input).toHaveValue('x'.repeat(500));
  await expect(chat.root.getByText('500/500')).toBeVisible();
  expect(questionsTo(host)).toEqual([]);
  await chat.input.fill('');
  await question.click();
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.nth(1)).toContainText('When is your next event?');
  await expect(question).toHaveCount(0);
  await expect(chat.input).toBeFocused();
  expect(questionsTo(host)).toHaveLength(1);
});

test('R10.17, R15.5 aborts the request when the conversation is cleared, and ignores a late answer', async ({
  site,
  page,
  host,
  chat,
}) => {
  const answer = host.hold(CHAT_ENDPOINT);
  await site.open('/en/');
  await chat.open();
  await chat.ask('Hello');
  await expect.poll(() => questionsTo(host).length).toBe(1);
  const isAborted = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await isAborted;
  answer(completion('too late'));
  await chat.seeState('panel.open.opened conversation.ready');
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.input).toBeEnabled();
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /The chat has no answer/ });

  test('R10.14 changes its error with the language of the page', async ({
    site,
    page,
    host,
    chat,
  }) => {
    host.answer(CHAT_ENDPOINT, { status: 401 });
    await site.open('/en/about');
    await chat.open();
    await chat.ask('Hello');
    for (const { code, prefix, chatError } of languages) {
      await site.languageLink(code).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(chat.alert).toContainText(chatError);
    }
  });
});

test('R10.18 resends a question that a reload cut off, in the language of the interface', async ({
  site,
  page,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, 'hang');
  await site.open('/en/');
  await chat.open();
  await chat.ask('TECHSENSE');
  await expect.poll(() => questionsTo(host).length).toBe(1);
  host.answer(CHAT_ENDPOINT, completion('A platform.'));
  await page.reload();
  await site.isReady();
  await chat.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.messages).toHaveCount(3);
  expect(JSON.parse(questionsTo(host).at(-1)?.body ?? '').messages).toEqual([
    { role: 'system', content: systemPrompt('en', today()) },
    { role: 'assistant', content: WELCOME },
    { role: 'user', content: 'TECHSENSE' },
  ]);
});

test('R10.19 scrolls to the newest message, unless the visitor has scrolled up, smoothly where motion is allowed', async ({
  site,
  page,
  host,
  chat,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(window, { scrolls });
    Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
      apply(scrollTo, log, parameters) {
        scrolls.push(parameters[0].behavior);
        Reflect.apply(scrollTo, log, parameters);
      },
    });
  });
  host.answer(CHAT_ENDPOINT, completion(`${'A long answer. '.repeat(40)}`));
  await site.open('/en/');
  await chat.open();
  const distanceToEnd = () =>
    chat.log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  await chat.ask('One');
  await expect(chat.messages).toHaveCount(3);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  const answer = host.hold(CHAT_ENDPOINT);
  await chat.ask('Two');
  await expect(chat.messages).toHaveCount(4);
  await chat.log.evaluate((log) => {
    log.scrollTop = 0;
  });
  await chat.log.dispatchEvent('scroll');
  answer(completion('Done.'));
  await expect(chat.messages).toHaveCount(5);
  expect(await chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  host.answer(CHAT_ENDPOINT, completion('Done again.'));
  await chat.ask('Three');
  await expect(chat.messages).toHaveCount(7);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  expect(await page.evaluate('[...new Set(scrolls)]')).toEqual(['instant']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate('scrolls.length = 0');
  await chat.ask('Four');
  await expect(chat.messages).toHaveCount(9);
  expect(await page.evaluate('scrolls')).toEqual(['smooth', 'smooth']);
});

test('R10.5, R10.6 the welcome and the labels of the messages change with the language, in requests too', async ({
  site,
  page,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Hi'));
  await site.open('/de/about');
  await chat.root.getByRole('button').click();
  for (const [turn, { code, prefix, welcome, user, assistant }] of languages.entries()) {
    await site.languageLink(code).click();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(chat.messages.first()).toContainText(welcome);
    await chat.root.getByRole('textbox').fill('Hello');
    await chat.root.getByRole('textbox').press('Enter');
    await expect(chat.messages).toHaveCount(3 + 2 * turn);
    await expect(chat.messages.nth(1)).toHaveText(new RegExp(`^${user} Hello`));
    await expect(chat.messages.nth(2)).toHaveText(new RegExp(`^${assistant} Hi`));
    const { messages } = JSON.parse(questionsTo(host)[turn]?.body ?? '');
    expect(messages[1]).toEqual({ role: 'assistant', content: welcome });
  }
});
