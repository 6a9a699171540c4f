import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'sk-0123456789';
const questionOf = (content: string) => ({
  messages: [{ id: '2', role: 'user', content, timestamp: 0 } as const],
  language: 'en',
});

const requests: { url: string; authorization: string | null }[] = [];
const prompts: string[] = [];

beforeEach(() => {
  requests.length = 0;
  prompts.length = 0;
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://interpunct.example/en/'));
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    prompts.push(JSON.parse(String(body)).messages[0].content);
    requests.push({ url, authorization: new Headers(headers).get('Authorization') });
    return Response.json({ choices: [{ message: { content: 'Hi' } }] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Asks the provider from a build with these settings. */
async function askWith(
  settings: Record<string, string>,
  now = Date.UTC(2026, 10, 21),
  question = 'Hello',
): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { askProvider } = await import('#app/wiring/askProvider.ts');
  const { text } = await askProvider(questionOf(question), new AbortController().signal, now);
  return text;
}

describe('askProvider', () => {
  it('R10.20 sends the key to the provider', async () => {
    expect(await askWith({ VITE_OPENAI_API_KEY: KEY })).toBe('Hi');
    expect(requests).toEqual([
      { url: 'https://api.openai.com/v1/chat/completions', authorization: `Bearer ${KEY}` },
    ]);
  });

  it('R10.21 sends no key to an address without one', async () => {
    await askWith({ VITE_OPENAI_BASE_URL: '/api/openai' });
    expect(requests).toEqual([
      { url: 'https://interpunct.example/api/openai/chat/completions', authorization: null },
    ]);
  });

  it.each([
    ['2026-11-21', Date.UTC(2026, 10, 21, 22, 59)],
    ['2026-11-22', Date.UTC(2026, 10, 21, 23, 0)],
  ])('R10.26 tells the day %s as Luxembourg has it', async (day, now) => {
    await askWith({ VITE_OPENAI_BASE_URL: '/api/openai' }, now);
    expect(prompts[0]).toContain(`Today is ${day}.`);
  });

  it('R10.12 sends the prompt for the language of the question', async () => {
    await askWith({ VITE_OPENAI_BASE_URL: '/api/openai' }, 0, 'Combien coûte une formation ?');
    expect(prompts[0]).toMatch(/Answer in French\.$/);
  });

  it('R10.21 sends nothing without either', async () => {
    await expect(askWith({})).rejects.toThrow('Neither a key nor an address');
    expect(requests).toEqual([]);
  });
});
