/** One message of the conversation, in the provider's format. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** How to reach the provider. Without an `apiKey`, requests carry no Authorization header. */
export type ChatAccess = { apiKey: string | undefined; baseUrl: string };

/** Timeout of a single attempt. The SDK retries twice. */
const ATTEMPT_TIMEOUT_MS = 20_000;

/** Headers that the SDK adds by itself. They are omitted because a strict proxy rejects them. */
const omittedHeaders = Object.fromEntries(
  [
    'X-Stainless-Lang',
    'X-Stainless-Package-Version',
    'X-Stainless-OS',
    'X-Stainless-Arch',
    'X-Stainless-Runtime',
    'X-Stainless-Runtime-Version',
    'X-Stainless-Retry-Count',
  ].map((name) => [name, null]),
);

/** Loads the provider's SDK. It is a separate chunk, so that only visitors who use the chat load it. */
export const loadSdk = () => import('openai');

/** A request that got no answer. The reason is `offline` if the visitor's own network is down. */
export class ChatError extends Error {
  readonly reason: 'offline' | 'unreachable';

  constructor(reason: ChatError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * Requests an answer from the provider and returns its text, trimmed. Rejects with a `ChatError` if
 * the SDK, the provider or the network fails, if the answer has no text, and when `signal` aborts.
 * `signal` also takes effect between two attempts.
 */
export async function requestAnswer(
  { apiKey, baseUrl }: ChatAccess,
  system: string,
  history: readonly Turn[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const { default: OpenAI } = await loadSdk();
    const client = new OpenAI({
      // The constructor requires a key. If there is none, its header is omitted below.
      // Stryker disable next-line StringLiteral: an omitted header has no text
      apiKey: apiKey ?? 'none',
      baseURL: new URL(baseUrl, location.href).href,
      timeout: ATTEMPT_TIMEOUT_MS,
      // R10.20: every visitor can read the key. The build warns an owner who sets one.
      dangerouslyAllowBrowser: true,
      defaultHeaders: { ...omittedHeaders, ...(!apiKey && { Authorization: null }) },
    });
    const completion = await client.chat.completions.create(
      {
        model: 'gpt-4o-mini',
        messages: [{ role: 'system', content: system }, ...history],
        max_tokens: 500,
        temperature: 0.3,
        top_p: 1,
        frequency_penalty: 0,
        presence_penalty: 0,
      },
      { signal },
    );
    // The SDK does not validate the body: it may be of another shape, or not JSON at all.
    const text: unknown = completion?.choices?.[0]?.message?.content;
    if (typeof text !== 'string' || text.trim() === '') throw new Error('the answer has no text');
    return text.trim();
  } catch (error) {
    const reason = navigator.onLine ? 'unreachable' : 'offline';
    throw new ChatError(reason, error instanceof Error ? error.message : String(error), error);
  }
}
