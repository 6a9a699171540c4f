import { readFileSync } from 'node:fs';
import { configuredSettings } from './builds.ts';
import { MODULES } from './e2e/builtCode.ts';
import type { Host, Received } from './host.ts';

const BASE = configuredSettings.VITE_OPENAI_BASE_URL;

/** The path of the chat's provider. */
export const CHAT_ENDPOINT = `${BASE}/chat/completions`;

/** An answer of the provider with this text, or with what is none. */
export const completion = (content: unknown) => ({
  body: JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }),
});

/** What the proxy of this repository allows. */
const [, allowed = ''] =
  readFileSync('src/build/hosting/chat.conf.template', 'utf8').match(
    /Access-Control-Allow-Headers "([^"]+)"/,
  ) ?? [];

/**
 * Moves the chat of a page to a proxy on another origin, which answers with this text. By CORS it allows
 * what the proxy of this repository allows, and nothing else. Returns the requests that it has received.
 */
export function proxyElsewhere(host: Host, page: string, content: string): () => Received[] {
  host.answer(page, {
    change: (html) => html,
    headers: { 'Content-Security-Policy': `connect-src 'self' ${host.foreignUrl}` },
  });
  host.answer(MODULES, { change: (code) => code.replaceAll(BASE, host.foreignUrl + BASE) });
  const headers = {
    'Access-Control-Allow-Origin': host.url,
    'Access-Control-Allow-Headers': allowed,
  };
  host.answer(CHAT_ENDPOINT, ({ method }) =>
    method === 'OPTIONS' ? { status: 204, headers } : { headers, ...completion(content) },
  );
  return () => host.requests.filter(({ path }) => path === CHAT_ENDPOINT);
}
