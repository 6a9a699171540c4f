import type OpenAI from 'openai';

/** One message of the conversation, in the provider's format. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** How to reach the provider. Without an `apiKey`, requests carry no Authorization header. */
export type ChatAccess = { apiKey: string | undefined; baseUrl: string };

/** Timeout of a single attempt. The SDK retries twice. */
const ATTEMPT_TIMEOUT_MS = 20_000;

/** Whether a provider says that its limit or its filter has ended an answer. */
const isCutShort = (reason: unknown) => reason === 'length' || reason === 'content_filter';

/** A question ends after this long (R10.16): a provider that asks to wait longer is not asked again. */
const LONGEST_WAIT_MS = 45_000;

/**
 * Tells the SDK how long a provider asks to wait. The provider gives a number of seconds, or a date. A date is
 * measured by the clock of the provider, where its host lets the page read it: the clock of the visitor may be
 * wrong. The SDK ignores a wait that is not a number. A header of the provider with the same name is replaced.
 */
function withWait(response: Response): Response {
  const { body, status, headers } = response;
  const after = headers.get('retry-after');
  if (!after) return response;
  const now = Date.parse(headers.get('date') as string) || Date.now();
  const wait = Number(after) * 1_000 || Date.parse(after) - now;
  const told = wait > LONGEST_WAIT_MS ? ['x-should-retry', 'false'] : ['retry-after-ms', `${wait}`];
  return new Response(body, { status, headers: Object.fromEntries([...headers, told]) });
}

/** Loads the provider's SDK. It is a separate chunk, so that only visitors who use the chat load it. */
export const loadSdk = () => import('openai');

/**
 * A request that got no answer. The reason is `offline` if nothing came and the visitor's own network is down,
 * and `tooLong` if a proxy or the model refuses a conversation of this length.
 */
export class ChatError extends Error {
  readonly reason: 'offline' | 'tooLong' | 'unreachable';

  constructor(reason: ChatError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

function reasonOf(error: unknown, isAnswered: boolean): ChatError['reason'] {
  const { status, code } = error as { status?: number; code?: string };
  if (status === 413 || code === 'context_length_exceeded') return 'tooLong';
  // Behind some networks the browser is wrong about itself. What has answered knows better.
  return isAnswered || navigator.onLine ? 'unreachable' : 'offline';
}

/**
 * Requests an answer from the provider and returns its text, trimmed. A text that the provider has cut short
 * ends in an ellipsis. Rejects with a `ChatError` if the SDK, the provider or the network fails, if the
 * answer has no text, and when `signal` aborts.
 * `signal` also takes effect between two attempts.
 */
export async function requestAnswer(
  { apiKey, baseUrl }: ChatAccess,
  system: string,
  history: readonly Turn[],
  signal: AbortSignal,
): Promise<string> {
  // Stryker disable next-line BooleanLiteral: `tests/engines/faults/chat.ts` is offline before the SDK has come
  let isAnswered = false;
  try {
    const { default: Client } = await loadSdk();
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
    };
    const client = new Client({
      // The constructor requires a key, which the headers above replace.
      // Stryker disable next-line StringLiteral: no request has this key
      apiKey: 'none',
      baseURL: new URL(baseUrl, location.href).href,
      timeout: ATTEMPT_TIMEOUT_MS,
      // A log would need methods of the console, in whose place another script may have put anything.
      logLevel: 'off',
      // R10.20: every visitor can read the key. The build warns an owner who sets one.
      dangerouslyAllowBrowser: true,
      // A strict proxy on another host refuses a request with any of the headers that the SDK adds.
      fetch: async (address, init) => {
        isAnswered = false;
        const response = await fetch(address, { ...init, headers });
        isAnswered = true;
        return withWait(response);
      },
    });
    const request = client.chat.completions.create(
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
    // The SDK reads no JSON that is called otherwise. Nobody validates the body: it may be of another shape.
    const completion = await (await request.asResponse()).json();
    const { message, finish_reason }: Partial<OpenAI.ChatCompletion.Choice> =
      completion?.choices?.[0] ?? {};
    const text: unknown = message?.content;
    if (typeof text !== 'string' || !/[^\s\p{Cf}]/u.test(text))
      throw new Error('the answer has no text');
    return isCutShort(finish_reason) ? `${text.trim()} …` : text.trim();
  } catch (error) {
    throw new ChatError(
      reasonOf(error, isAnswered),
      error instanceof Error ? error.message : String(error),
      error,
    );
  }
}
