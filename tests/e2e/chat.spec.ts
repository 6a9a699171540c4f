import { CHAT_ENDPOINT, completion } from '#tests/chatProxy.ts';
import type { Host } from '#tests/host.ts';
import { expect, test } from './configuredSite.ts';
import { languages } from './languages.ts';
import type { SitePage } from './sitePage.ts';

const messagesIn = (site: SitePage) => site.machine('chatLog').locator('[data-role]');

async function ask(site: SitePage, text: string): Promise<void> {
  await site.fill('Your message', text);
  await site.key('Enter');
}

const questionsTo = (host: Host) => host.requests.filter(({ path }) => path === CHAT_ENDPOINT);

test('R10.2, R10.25, R10.29 the panel is 500 px high, fills a phone, and says who answers and who gets the conversation', async ({
  site,
}) => {
  await site.open('/en/');
  await site.press('Chat assistant');
  const panel = site.machine('chat').locator('dialog');
  await expect(panel).toContainText('Powered by OpenAI');
  await expect(panel).toHaveAttribute('data-clarity-mask', 'true');
  const provider = panel.getByRole('link', { name: 'OpenAI' });
  await expect(provider).toHaveAttribute('href', 'https://openai.com');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
  await site.resize({ width: 320, height: 640 });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  await expect(panel.getByRole('textbox')).toHaveCSS('font-size', '16px');
  const notice = panel.getByText(/AI can be wrong.*OpenAI/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(messagesIn(site).first()).toContainText('AI assistant');
});

test('R10.28 a press on a question that an empty conversation offers sends it', async ({
  site,
  host,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Pétrusse Product Night.'));
  await site.open('/en/about');
  await site.press('Chat assistant');
  await site.press('When is your next event?');
  const messages = messagesIn(site);
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText('When is your next event?');
  await site.seeFocus('[data-machine=chat] textarea');
  expect(questionsTo(host)).toHaveLength(1);
});

test('R10.19 scrolls to the newest message with its question in view, unless the visitor has scrolled up, smoothly where motion is allowed', async ({
  site,
  page,
  host,
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
  await site.press('Chat assistant');
  const log = site.machine('chatLog');
  const messages = messagesIn(site);
  const distanceToEnd = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  /** How far the latest question is below the upper edge of the log, in px. */
  const questionBelow = () =>
    log.evaluate((log) => {
      const question = [...log.querySelectorAll('[data-role=user]')].at(-1);
      return (question?.getBoundingClientRect().top ?? 0) - log.getBoundingClientRect().top;
    });
  await ask(site, 'One');
  await expect(messages).toHaveCount(3);
  await expect.poll(questionBelow).toBeCloseTo(16, 0);
  expect(await distanceToEnd()).toBeGreaterThan(0);
  const answer = host.hold(CHAT_ENDPOINT);
  await ask(site, 'Two');
  await expect(messages).toHaveCount(4);
  await log.evaluate((log) => log.scrollBy(0, -log.scrollTop));
  await site.see('chatLog', 'reading');
  answer(completion('Done.'));
  await expect(messages).toHaveCount(5);
  // The field grows to as many lines as it may have.
  const grown = 'A long question. '.repeat(20);
  await site.fill('Your message', grown);
  await site.nextFrames();
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  host.answer(CHAT_ENDPOINT, completion('Done again.'));
  await ask(site, 'Three');
  await expect(messages).toHaveCount(7);
  for (const text of ['', grown, '']) {
    await site.fill('Your message', text);
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  }
  expect(await page.evaluate('[...new Set(scrolls)]')).toEqual(['instant']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate('scrolls.length = 0');
  await ask(site, 'Four');
  await expect(messages).toHaveCount(9);
  expect(await page.evaluate('scrolls')).toEqual(['smooth', 'smooth']);
});

test('R10.5 the welcome and the labels of the messages change with the language, in requests too, and an answer keeps its own', async ({
  site,
  host,
}) => {
  host.answer(CHAT_ENDPOINT, completion('Hi'));
  await site.open('/de/about');
  await site.machine('chat').getByRole('button').click();
  const messages = messagesIn(site);
  for (const [turn, { code, prefix, text }] of languages.entries()) {
    await site.choose(code);
    await site.seeAddress(`${prefix}/about`);
    await expect(messages.first()).toContainText(text('chat.welcome'));
    await site.machine('chat').getByRole('textbox').fill('Hallo');
    await site.machine('chat').getByRole('textbox').press('Enter');
    await expect(messages).toHaveCount(3 + 2 * turn);
    await expect(messages.nth(1)).toHaveText(new RegExp(`^${text('chat.you')} Hallo`));
    await expect(messages.nth(2)).toHaveText(new RegExp(`^${text('chat.assistant')} Hi`));
    await expect(messages.nth(2).locator('[lang]')).toHaveAttribute('lang', 'de');
    const sent = JSON.parse(questionsTo(host)[turn]?.body ?? '');
    expect(sent.messages[1]).toEqual({ role: 'assistant', content: text('chat.welcome') });
  }
});

test('R15.41 who selects a text in the log keeps it when the answer comes', async ({
  site,
  page,
  host,
}) => {
  host.answer(CHAT_ENDPOINT, completion('An answer.'));
  await site.hold(CHAT_ENDPOINT);
  await site.open('/en/about');
  await site.press('Chat assistant');
  await page.getByRole('log').getByRole('button').first().click();
  await page.getByRole('log').getByText('Hello!').click({ clickCount: 3 });
  const selected = () => site.inPage(() => String(getSelection()));
  expect(await selected()).toContain('Hello!');
  await site.release(CHAT_ENDPOINT);
  await expect(page.getByText('An answer.')).toBeVisible();
  expect(await selected()).toContain('Hello!');
});
