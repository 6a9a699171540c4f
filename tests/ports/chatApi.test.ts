import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatError, loadSdk, requestAnswer, type Turn } from '#ports/chatApi.ts';

const BASE = '/api/openai';
const history: Turn[] = [
  { role: 'assistant', content: 'Welcome' },
  { role: 'user', content: 'Hello' },
];

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://interpunct.example/en/'));
  // By these, the SDK knows a browser.
  vi.stubGlobal('window', { document: {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', send);
  // R16.15: another script has replaced it.
  vi.stubGlobal('console', {});
  send.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerWith = (body: unknown) => send.mockImplementation(async () => Response.json(body));

const contentOf = (content: unknown) => ({ choices: [{ message: { content } }] });

const ask = (signal = new AbortController().signal) =>
  requestAnswer({ apiKey: undefined, baseUrl: BASE }, 'Be kind.', history, signal);

/** The request that the provider has got. */
function received() {
  const [url, init] = send.mock.lastCall ?? [];
  return {
    url,
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: JSON.parse(String(init?.body)),
  };
}

it('R10.10 posts the prompt, the literal history and the settings of the model', async () => {
  answerWith(contentOf('Hi'));
  await ask();
  expect(received()).toMatchObject({
    url: 'https://interpunct.example/api/openai/chat/completions',
    body: {
      model: 'gpt-4o-mini',
      messages: [{ role: 'system', content: 'Be kind.' }, ...history],
      max_tokens: 500,
      temperature: 0.3,
      top_p: 1,
      frequency_penalty: 0,
      presence_penalty: 0,
    },
  });
});

it('R10.21 sends no header but those that a strict proxy allows', async () => {
  answerWith(contentOf('Hi'));
  await ask();
  expect(received().headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
  });
});

it.each(['application/json', 'Text/Plain;charset=utf-8', 'Application/JSON', ''])(
  'R10.13 answers with the trimmed text of the first choice in JSON of type "%s"',
  async (type) => {
    const choices = [{ message: { content: ' Hi \n' } }, { message: { content: 'No' } }];
    const headers = { 'Content-Type': type };
    send.mockResolvedValue(new Response(JSON.stringify({ choices }), { headers }));
    expect(await ask()).toBe('Hi');
  },
);

it.each([
  ['stop', 'Our nine events are'],
  ['length', 'Our nine events are …'],
  ['content_filter', 'Our nine events are …'],
])('R10.13 shows whether an answer that ended by "%s" is whole', async (finish_reason, shown) => {
  answerWith({ choices: [{ finish_reason, message: { content: 'Our nine events are\n' } }] });
  expect(await ask()).toBe(shown);
});

it.each([
  ['null', null],
  ['an empty object', {}],
  ['no choice', { choices: [] }],
  ['a choice without a message', { choices: [{}] }],
  ['a message without content', { choices: [{ message: {} }] }],
  ['a number', contentOf(42)],
  ['an empty text', contentOf('')],
  ['a blank text', contentOf(' \n')],
  ['a text that nobody sees', contentOf('\u200b\n')],
])('R10.14 fails for an answer that is %s', async (_, body) => {
  answerWith(body);
  const error = await ask().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ChatError);
  expect(error).toMatchObject({ reason: 'unreachable', message: 'the answer has no text' });
});

const closed = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['nothing comes and the browser is offline', 'offline', false, closed],
  ['nothing comes and the browser is online', 'unreachable', true, closed],
  ['a refusal comes', 'unreachable', false, async () => new Response('', { status: 401 })],
  ['an answer without text comes', 'unreachable', false, async () => Response.json({})],
])('R10.14 tells being offline apart: where %s, it is %s', async (_, reason, onLine, answer) => {
  vi.stubGlobal('navigator', { onLine });
  vi.useFakeTimers();
  send.mockImplementation(answer);
  const expected = expect(ask()).rejects.toMatchObject({ reason });
  await vi.advanceTimersByTimeAsync(5_000);
  await expected;
});

it('R10.14 is offline where the network goes between two attempts', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers();
  send.mockImplementationOnce(async () => new Response('', { status: 503 }));
  send.mockImplementation(closed);
  const expected = expect(ask()).rejects.toMatchObject({ reason: 'offline' });
  await vi.advanceTimersByTimeAsync(5_000);
  await expected;
});

it('R10.16 asks twice more, and waits as long as it is asked to', async () => {
  vi.useFakeTimers();
  send.mockImplementation(
    async () => new Response('', { status: 503, headers: { 'Retry-After': '20' } }),
  );
  ask().catch(() => {});
  for (const [requests, wait] of [
    [1, 19_999],
    [2, 1],
    [3, 20_000],
    [3, 60_000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(send).toHaveBeenCalledTimes(requests);
  }
});

it.each([
  ['45', {}, 45_000],
  ['Mon, 30 Nov 2026 12:00:20 GMT', {}, 20_000],
  ['Mon, 30 Nov 2026 14:00:20 GMT', { Date: 'Mon, 30 Nov 2026 14:00:00 GMT' }, 20_000],
  ['Mon, 30 Nov 2026 10:00:20 GMT', { Date: 'Mon, 30 Nov 2026 10:00:00 GMT' }, 20_000],
])('R10.16 asks again after the longest wait, and at a date (%s)', async (after, clock, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12) });
  send.mockImplementation(
    async () => new Response('', { status: 503, headers: { 'Retry-After': after, ...clock } }),
  );
  ask().catch(() => {});
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each<Record<string, string>>([
  { 'Retry-After': '46' },
  { 'Retry-After': '90', 'X-Should-Retry': 'true' },
  { 'Retry-After': '90', 'X-Should-Retry': 'false' },
  { 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() },
])('R10.16 asks no provider again that would answer after the deadline (%j)', async (headers) => {
  vi.useFakeTimers();
  send.mockImplementation(async () => new Response('', { status: 429, headers }));
  await expect(ask()).rejects.toMatchObject({ reason: 'unreachable', cause: { status: 429 } });
  expect(send).toHaveBeenCalledTimes(1);
});

const refusal = (code: string) =>
  Response.json({ error: { message: 'no', type: 'invalid_request_error', code } }, { status: 400 });

it.each([
  ['status 413', 'tooLong', () => new Response('<html>', { status: 413 })],
  ['too many tokens', 'tooLong', () => refusal('context_length_exceeded')],
  ['another refusal', 'unreachable', () => refusal('invalid_value')],
])('R10.27 tells a conversation that is too long apart: %s is %s', async (_, reason, answer) => {
  send.mockImplementation(async () => answer());
  await expect(ask()).rejects.toMatchObject({ reason });
  expect(send).toHaveBeenCalledOnce();
});

it('R10.14 keeps what the provider says about a failure', async () => {
  send.mockImplementation(async () => new Response('no such model', { status: 404 }));
  await expect(ask()).rejects.toMatchObject({
    message: expect.stringMatching(/^404/),
    cause: expect.objectContaining({ status: 404 }),
  });
  expect(send).toHaveBeenCalledOnce();
});

it('R10.16 gives an attempt 20 s', async () => {
  await loadSdk();
  vi.useFakeTimers();
  const aborted = vi.fn();
  send.mockImplementation((_, init) => {
    init?.signal?.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  void ask();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(send).toHaveBeenCalledOnce();
  expect(aborted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toHaveBeenCalledOnce();
});

it('R10.17 ends the request when its signal aborts', async () => {
  const controller = new AbortController();
  send.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        controller.abort();
      }),
  );
  await expect(ask(controller.signal)).rejects.toBeInstanceOf(ChatError);
  expect(send).toHaveBeenCalledOnce();
});
