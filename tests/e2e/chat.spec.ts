import type { Page } from '@playwright/test';
import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { Host } from '#tests/host.ts';
import { expect, test as hostTest } from './configuredSite.ts';
import { languages } from './languages.ts';

/** The chat. Its accessible names are in English. */
class Chat {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root() {
    return this.page.locator('[data-machine=chat]');
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

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Chat assistant' }).click();
    await expect(this.input).toBeVisible();
  }

  async ask(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }
}

const test = hostTest.extend<{ chat: Chat }>({
  chat: ({ page }, use) => use(new Chat(page)),
});

const questionsTo = (host: Host) => host.requests.filter(({ path }) => path === CHAT_ENDPOINT);

test('R10.2, R10.25 the panel is 500 px high, fills a phone, and says who answers and who gets the conversation', async ({
  site,
  page,
  chat,
}) => {
  await site.open('/en/');
  await chat.open();
  await expect(chat.root).toContainText('Powered by OpenAI');
  const provider = chat.root.getByRole('link', { name: 'OpenAI' });
  await expect(provider).toHaveAttribute('href', 'https://openai.com');
  const panel = chat.root.locator('dialog');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  expect(await chat.input.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px');
  const notice = chat.root.getByText(/AI can be wrong.*OpenAI/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(chat.messages.first()).toContainText('AI assistant');
});

test('R10.28 a press on a question that an empty conversation offers sends it', async ({
  site,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Pétrusse Product Night.'));
  await site.open('/en/about');
  await chat.open();
  await site.button('When is your next event?').click();
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.nth(1)).toContainText('When is your next event?');
  await expect(chat.input).toBeFocused();
  expect(questionsTo(host)).toHaveLength(1);
});

test('R10.19 scrolls to the newest message with its question in view, unless the visitor has scrolled up, smoothly where motion is allowed', async ({
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
  /** How far the latest question is below the upper edge of the log, in px. */
  const questionBelow = () =>
    chat.log.evaluate((log) => {
      const question = [...log.querySelectorAll('[data-role=user]')].at(-1);
      return (question?.getBoundingClientRect().top ?? 0) - log.getBoundingClientRect().top;
    });
  await chat.ask('One');
  await expect(chat.messages).toHaveCount(3);
  await expect.poll(questionBelow).toBeCloseTo(16, 0);
  expect(await distanceToEnd()).toBeGreaterThan(0);
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

test('R10.5 the welcome and the labels of the messages change with the language, in requests too', async ({
  site,
  page,
  host,
  chat,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Hi'));
  await site.open('/de/about');
  await chat.root.getByRole('button').click();
  for (const [turn, { code, prefix, text }] of languages.entries()) {
    await site.languageLink(code).click();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(chat.messages.first()).toContainText(text('chat.welcome'));
    await chat.root.getByRole('textbox').fill('Hello');
    await chat.root.getByRole('textbox').press('Enter');
    await expect(chat.messages).toHaveCount(3 + 2 * turn);
    await expect(chat.messages.nth(1)).toHaveText(new RegExp(`^${text('chat.you')} Hello`));
    await expect(chat.messages.nth(2)).toHaveText(new RegExp(`^${text('chat.assistant')} Hi`));
    const { messages } = JSON.parse(questionsTo(host)[turn]?.body ?? '');
    expect(messages[1]).toEqual({ role: 'assistant', content: text('chat.welcome') });
  }
});
