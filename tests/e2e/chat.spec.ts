import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { systemPrompt } from '#content/systemPrompt.ts';
import { type Answer, expect, type Host, test } from './host.ts';
import { languages } from './sitePage.ts';

const ENDPOINT = '/api/openai/chat/completions';
const WELCOME =
  'Hello! Ask me about our divisions, services, events or studio. I will keep it short.';

const completion = (content: unknown): Answer => ({
  body: JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }),
});

/** The chat as a visitor uses it, in English. */
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

const questionsTo = (host: Host) => host.requests.filter(({ path }) => path === ENDPOINT);

test('nothing of the chat is loaded before somebody reaches for it', async ({ site, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await site.open('/en/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /ChatPanel|openai/.test(url))).toEqual([]);
  const chat = new Chat(page);
  await chat.launcher.hover();
  await expect.poll(() => scripts.filter((url) => /ChatPanel|openai/.test(url)).length).toBe(2);
});

test('a question is asked as the spec has it, and answered', async ({ site, page, host }) => {
  host.answer(ENDPOINT, completion('We build brands.\nSee https://interpunct.example/x.'));
  const chat = new Chat(page);
  await site.open('/en/');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  await chat.open();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  await expect(chat.input).toBeFocused();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages.first()).toContainText(WELCOME);
  await expect(chat.root.getByRole('link', { name: 'OpenAI' })).toBeVisible();
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
      { role: 'system', content: systemPrompt('en') },
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

test('the prompt is for the language of the question', async ({ site, page, host }) => {
  host.answer(ENDPOINT, completion('Bien sûr.'));
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.ask('Combien coûte une formation ?');
  await expect(chat.messages).toHaveCount(3);
  const { messages } = JSON.parse(questionsTo(host)[0]?.body ?? '');
  expect(messages[0].content).toBe(systemPrompt('fr'));
});

test('the panel is 500 px high, and fills a phone', async ({ site, page }) => {
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  const panel = chat.root.locator('section');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  expect(await chat.input.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px');
});

test.describe('at midnight in Luxembourg', () => {
  test('messages carry hours and minutes of 24 h', async ({ site, page }) => {
    await site.holdClock(Date.UTC(2026, 10, 19, 23, 5));
    const chat = new Chat(page);
    for (const prefix of ['/en', '/fr', '/de']) {
      await site.open(`${prefix}/`);
      await chat.root.getByRole('button').click();
      await expect(chat.messages.first().locator('time')).toHaveText('00:05');
    }
  });
});

test('the input is focused 100 ms after opening, Escape closes, the launcher gets the focus', async ({
  site,
  page,
}) => {
  const chat = new Chat(page);
  await site.holdClock();
  await site.open('/en/about');
  await chat.open();
  await chat.seeState(/panel\.open\.opening/);
  await site.pass(99);
  await expect(chat.input).not.toBeFocused();
  await site.pass(1);
  await expect(chat.input).toBeFocused();
  expect(await site.scrollPosition()).toBe(0);
  await page.keyboard.press('Escape');
  await chat.seeState('panel.closed conversation.ready');
  await expect(chat.launcher).toBeFocused();
  await chat.open();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat.launcher).toBeFocused();
});

test('blank text is not sent; Shift+Enter writes a line; a composition is not sent', async ({
  site,
  page,
  host,
}) => {
  host.answer(ENDPOINT, completion('Yes.'));
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await chat.ask('   ');
  await expect(send).toBeDisabled();
  await chat.input.fill('one');
  await expect(send).toBeEnabled();
  await chat.input.press('Shift+Enter');
  await expect(chat.input).toHaveValue('one\n');
  await chat.input.evaluate((input) => {
    for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...event }));
    }
  });
  expect(questionsTo(host)).toEqual([]);
  await send.click();
  await expect(chat.messages).toHaveCount(3);
  expect(questionsTo(host)).toHaveLength(1);
});

test('500 characters are the limit, for pasted and scripted text, too', async ({ site, page }) => {
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.input.evaluate((input: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(input, 'x'.repeat(600));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(chat.input).toHaveValue('x'.repeat(500));
  await expect(chat.root.getByText('500/500')).toBeVisible();
});

test('while an answer is on its way: disabled, told, focus kept; it arrives in a closed panel', async ({
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
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.ask('Hello');
  await chat.seeState('panel.open.opened conversation.waiting');
  await expect(chat.input).toBeDisabled();
  await expect(chat.root.getByRole('status')).toHaveText('The assistant is writing…');
  await expect(chat.log).toBeFocused();
  await expect.poll(() => questionsTo(host).length).toBe(1);
  await page.keyboard.press('Escape');
  await chat.seeState('panel.closed conversation.waiting');
  answer(completion('Hi'));
  await chat.seeState('panel.closed conversation.ready');
  await chat.open();
  await expect(chat.messages.nth(2)).toContainText('Hi');
});

test('clearing aborts, and a late answer never lands', async ({ site, page, host }) => {
  let answer = (_: Answer) => {};
  host.answer(
    ENDPOINT,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const chat = new Chat(page);
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

test('an answer is text: markup is shown and not run', async ({ site, page, host }) => {
  host.answer(ENDPOINT, completion('<img src=x onerror="document.title=1"> <b>bold</b>'));
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.ask('Hello');
  await expect(chat.messages.nth(2)).toContainText('<b>bold</b>');
  await expect(chat.log.locator('img, b')).toHaveCount(0);
});

/** What may come back, and how many requests are made of it: the SDK repeats what may pass. */
const faults: Record<string, { answer: Answer; requests: number }> = {
  'no choices': { answer: { body: '{"choices":[]}' }, requests: 1 },
  'choices null': { answer: { body: '{"choices":null}' }, requests: 1 },
  'no content': { answer: { body: '{"choices":[{"message":{}}]}' }, requests: 1 },
  'content null': { answer: completion(null), requests: 1 },
  'blank content': { answer: completion('  '), requests: 1 },
  'a page': {
    answer: { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' },
    requests: 1,
  },
  'an empty body': { answer: { body: '' }, requests: 1 },
  'broken JSON': { answer: { body: '{"choices":[' }, requests: 1 },
  'status 400': { answer: { status: 400 }, requests: 1 },
  'status 401': { answer: { status: 401 }, requests: 1 },
  'status 408': { answer: { status: 408 }, requests: 3 },
  'status 409': { answer: { status: 409 }, requests: 3 },
  'status 429': { answer: { status: 429 }, requests: 3 },
  'status 429 with Retry-After': {
    answer: { status: 429, headers: { 'Retry-After': '2' } },
    requests: 3,
  },
  'status 500': { answer: { status: 500 }, requests: 3 },
  'status 503': { answer: { status: 503 }, requests: 3 },
  'a closed connection': { answer: 'refuse', requests: 3 },
};

test.describe('a failure', () => {
  test.use({ expectedMessages: /The chat has no answer|CORS policy|openai/ });

  for (const [fault, { answer, requests }] of Object.entries(faults)) {
    test(`${fault}: says how to reach the team, and can be tried again`, async ({
      site,
      page,
      host,
    }) => {
      host.answer(ENDPOINT, answer);
      // Counted in the page: on the wire the browser repeats some by itself.
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(ENDPOINT)) asked.push(request.method());
      });
      const chat = new Chat(page);
      await site.holdClock();
      await site.open('/en/');
      await chat.open();
      await site.pass(100);
      await chat.ask('Hello');
      // Between two attempts the SDK waits; the clock is ours.
      await expect
        .poll(
          async () => {
            await site.pass(250);
            return chat.alert.count();
          },
          { intervals: [50] },
        )
        .toBe(1);
      await expect(chat.alert).toContainText('Sorry, I am having trouble connecting.');
      await expect(chat.alert).toContainText('hello@interpunct.example');
      await expect(chat.alert).toContainText('+352 26 00 00 00');
      await chat.seeState('panel.open.opened conversation.failed');
      await expect(chat.input).toBeEnabled();
      await expect(chat.messages.nth(1)).toContainText('Hello');
      expect(asked).toHaveLength(requests);
      expect(site.messages.filter((said) => /The chat has no answer/.test(said))).toHaveLength(1);

      host.requests.length = 0;
      host.answer(ENDPOINT, completion('Here I am.'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(chat.messages).toHaveCount(3);
      await expect(chat.alert).toHaveCount(0);
      const { messages } = JSON.parse(questionsTo(host)[0]?.body ?? '');
      expect(messages.filter(({ role }: { role: string }) => role === 'user')).toHaveLength(1);
    });
  }

  test('a provider that hangs is given up: 20 s an attempt, 45 s in all', async ({
    site,
    page,
    host,
  }) => {
    host.answer(ENDPOINT, 'hang');
    const chat = new Chat(page);
    await site.holdClock();
    await site.open('/en/');
    await chat.open();
    await chat.ask('Hello');
    await expect.poll(() => questionsTo(host).length).toBe(1);
    await site.pass(20_000);
    await expect
      .poll(async () => {
        await site.pass(250);
        return questionsTo(host).length;
      })
      .toBe(2);
    await chat.seeState(/conversation\.waiting/);
    await site.pass(24_900);
    await chat.seeState(/conversation\.failed/);
  });

  test('offline is said, and the question is asked when the network is back', async ({
    site,
    page,
    host,
    context,
  }) => {
    host.answer(ENDPOINT, completion('Here I am.'));
    const chat = new Chat(page);
    await site.holdClock();
    await site.open('/en/');
    await chat.open();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await chat.ask('Hello');
    await expect
      .poll(async () => {
        await site.pass(500);
        return chat.alert.count();
      })
      .toBe(1);
    await expect(chat.alert).toContainText('You seem to be offline.');
    expect(questionsTo(host)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(chat.messages).toHaveCount(3);
  });

  test('code that does not arrive is a failure, and the next try mends it', async ({
    site,
    page,
    host,
  }) => {
    host.answer(ENDPOINT, completion('Here I am.'));
    await page.route('/assets/openai-*.js', (route) => route.abort());
    const chat = new Chat(page);
    await site.open('/en/');
    await chat.open();
    await chat.ask('Hello');
    await expect(chat.alert).toBeVisible();
    await page.unroute('/assets/openai-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(chat.messages).toHaveCount(3);
  });

  for (const { code, prefix, chatError } of languages) {
    test(`is told in ${code}, also after another language was chosen`, async ({
      site,
      page,
      host,
    }) => {
      host.answer(ENDPOINT, { status: 401 });
      const chat = new Chat(page);
      await site.open('/en/about');
      await chat.open();
      await chat.ask('Hello');
      await expect(chat.alert).toBeVisible();
      await page.locator(`header a[hreflang=${code}]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(chat.alert).toContainText(chatError);
    });
  }
});

test('a reload loses neither the conversation nor what is being typed', async ({
  site,
  page,
  host,
}) => {
  host.answer(ENDPOINT, completion('Hi'));
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.ask('Hello');
  await expect(chat.messages).toHaveCount(3);
  await chat.input.fill('And then');
  await page.reload();
  await site.isReady();
  await chat.open();
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.input).toHaveValue('And then');
});

test('a question that a reload cut off is asked again in the language of the interface', async ({
  site,
  page,
  host,
}) => {
  host.answer(ENDPOINT, 'hang');
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  await chat.ask('TECHSENSE');
  await expect.poll(() => questionsTo(host).length).toBe(1);
  host.answer(ENDPOINT, completion('A platform.'));
  await page.reload();
  await site.isReady();
  await chat.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.messages).toHaveCount(3);
  expect(JSON.parse(questionsTo(host).at(-1)?.body ?? '').messages).toEqual([
    { role: 'system', content: systemPrompt('en') },
    { role: 'assistant', content: WELCOME },
    { role: 'user', content: 'TECHSENSE' },
  ]);
});

test('the newest message is scrolled to, but not away from somebody who reads further up', async ({
  site,
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  host.answer(ENDPOINT, completion(`${'A long answer. '.repeat(40)}`));
  const chat = new Chat(page);
  await site.open('/en/');
  await chat.open();
  const distanceToEnd = () =>
    chat.log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  await chat.ask('One');
  await expect(chat.messages).toHaveCount(3);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
  let answer = (_: Answer) => {};
  host.answer(
    ENDPOINT,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await chat.ask('Two');
  await expect(chat.messages).toHaveCount(4);
  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await chat.log.dispatchEvent('scroll');
  answer(completion('Done.'));
  await expect(chat.messages).toHaveCount(5);
  expect(await chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  host.answer(ENDPOINT, completion('Done again.'));
  await chat.ask('Three');
  await expect(chat.messages).toHaveCount(7);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

for (const [prefix, user, assistant] of [
  ['/en', 'You:', 'Assistant:'],
  ['/fr', 'Vous\u00a0:', 'L’assistant\u00a0:'],
  ['/de', 'Sie:', 'Assistent:'],
] as const) {
  test(`who says what is told without the eye, too, under ${prefix}`, async ({
    site,
    page,
    host,
  }) => {
    host.answer(ENDPOINT, completion('Hi'));
    const chat = new Chat(page);
    await site.open(`${prefix}/`);
    await chat.root.getByRole('button').click();
    await chat.root.getByRole('textbox').fill('Hello');
    await chat.root.getByRole('textbox').press('Enter');
    await expect(chat.messages.nth(1)).toHaveText(new RegExp(`^${user} Hello`));
    await expect(chat.messages.nth(2)).toHaveText(new RegExp(`^${assistant} Hi`));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, expectedMessages: /The chat has no answer/ });

    test('axe finds nothing in the open chat', async ({ site, page, host }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      host.answer(ENDPOINT, { status: 401 });
      const chat = new Chat(page);
      await site.open('/en/about');
      await chat.open();
      await chat.ask('Hello');
      await expect(chat.alert).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}
