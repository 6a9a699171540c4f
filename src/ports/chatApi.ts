/** One message of the conversation, in the provider's format. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** How to reach the provider. Without an `apiKey`, requests carry no Authorization header. */
export type ChatAccess = { apiKey: string | undefined; baseUrl: string };

/** Timeout of a single attempt. The SDK retries twice. */
const ATTEMPT_TIMEOUT_MS = 20_000;

/** The most that is read of an answer, in bytes: some 30 times what the model may write. One may have no end. */
const LARGEST_ANSWER = 100_000;

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

/** How long a provider asks to wait, in ms, as the SDK reads it. NaN if it does not say. */
function waitOf(headers: Headers): number {
  const ms = Number.parseFloat(String(headers.get('Retry-After-Ms')));
  const after = String(headers.get('Retry-After'));
  const seconds = Number.parseFloat(after);
  return ms || (Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000);
}

/** The headers of a refusal that the SDK may obey: it would wait for an hour, or for no time at all. */
function retryHeaders({ headers }: Response, patience: number): Headers {
  const wait = waitOf(headers);
  const tempered = new Headers(headers);
  tempered.delete('Retry-After');
  tempered.delete('Retry-After-Ms');
  // Stryker disable next-line EqualityOperator: the clock of `performance` has fractions of a millisecond
  if (wait > patience) tempered.set('X-Should-Retry', 'false');
  else if (wait > 0) tempered.set('Retry-After-Ms', String(wait));
  return tempered;
}

/** A body that fails when it becomes too large. */
function limited({ body }: Response): BodyInit | null | undefined {
  let size = 0;
  // Stryker disable next-line OptionalChaining: an answer without a body fails either way
  return body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, stream) => {
        size += piece.length;
        if (size > LARGEST_ANSWER) stream.error(new Error('the answer is too large'));
        else stream.enqueue(piece);
      },
    }),
  );
}

/**
 * Requests an answer from the provider and returns its text, trimmed. Rejects with a `ChatError` if
 * the SDK, the provider or the network fails, if the answer has no text, and when `signal` aborts.
 * `signal` also takes effect between two attempts. A provider that asks to wait until after `deadline`, on the
 * clock of `performance`, is not asked again.
 */
export async function requestAnswer(
  { apiKey, baseUrl }: ChatAccess,
  system: string,
  history: readonly Turn[],
  signal: AbortSignal,
  deadline: number,
): Promise<string> {
  // Stryker disable next-line BooleanLiteral: `tests/engines/faults/chat.ts` is offline before the SDK has come
  let isAnswered = false;
  try {
    const { default: OpenAI } = await loadSdk();
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
    };
    const client = new OpenAI({
      // The constructor requires a key, which the headers above replace.
      // Stryker disable next-line StringLiteral: no request has this key
      apiKey: 'none',
      baseURL: new URL(baseUrl, location.href).href,
      timeout: ATTEMPT_TIMEOUT_MS,
      // R10.20: every visitor can read the key. The build warns an owner who sets one.
      dangerouslyAllowBrowser: true,
      // A strict proxy on another host refuses a request with any of the headers that the SDK adds.
      fetch: async (address, init) => {
        isAnswered = false;
        const response = await fetch(address, { ...init, headers });
        isAnswered = true;
        const { status, statusText, ok } = response;
        return new Response(limited(response), {
          status,
          statusText,
          headers: ok ? response.headers : retryHeaders(response, deadline - performance.now()),
        });
      },
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
    throw new ChatError(
      reasonOf(error, isAnswered),
      error instanceof Error ? error.message : String(error),
      error,
    );
  }
}
