import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'sk-0123456789';
const question = {
  messages: [{ id: '2', role: 'user', content: 'Hello', timestamp: 0 } as const],
  language: 'en',
};

const requests: { url: string; authorization: string | null }[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://interpunct.example/en/'));
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    requests.push({ url, authorization: new Headers(headers).get('Authorization') });
    return Response.json({ choices: [{ message: { content: 'Hi' } }] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Asks the provider from a build with these settings. */
async function askWith(settings: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { askProvider } = await import('#app/wiring/askProvider.ts');
  return askProvider(question, new AbortController().signal, Date.UTC(2026, 10, 21));
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

  it('R10.21 sends nothing without either', async () => {
    await expect(askWith({})).rejects.toThrow('Neither a key nor an address');
    expect(requests).toEqual([]);
  });
});
