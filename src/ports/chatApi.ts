/** A turn of the conversation as the provider takes it. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** How the provider is reached. Without a key no authorization leaves the page. */
export type ChatAccess = { apiKey: string | undefined; baseUrl: string };

/** An attempt that takes longer is given up, in ms; the SDK then tries again, twice. */
const ATTEMPT_TIMEOUT_MS = 20_000;

/** What the SDK tells about itself, and a strict proxy does not let through. */
const silenced = Object.fromEntries(
  [
    'X-Stainless-Lang',
    'X-Stainless-Package-Version',
    'X-Stainless-OS',
    'X-Stainless-Arch',
    'X-Stainless-Runtime',
    'X-Stainless-Runtime-Version',
    'X-Stainless-Retry-Count',
    'X-Stainless-Timeout',
    'OpenAI-Organization',
    'OpenAI-Project',
  ].map((name) => [name, null]),
);

/** The provider's SDK: a chunk of its own, fetched when a visitor reaches for the chat. */
export const loadSdk = () => import('openai');

/** Why there is no answer. `offline`: the visitor's own network is gone. */
export class ChatError extends Error {
  readonly reason: 'offline' | 'unreachable';

  constructor(reason: ChatError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * Asks the provider and gives its answer. Rejects with a `ChatError` on everything that is none:
 * an error of the SDK, of the provider or of the network, and an answer without text. `signal`
 * aborts it at any moment, also between two attempts.
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
      // The constructor insists on one; without a key its header is left out below.
      apiKey: apiKey ?? 'none',
      baseURL: new URL(baseUrl, location.href).href,
      timeout: ATTEMPT_TIMEOUT_MS,
      // Spec §6: the key is exposed to every visitor, and whoever sets one is told so.
      dangerouslyAllowBrowser: true,
      defaultHeaders: { ...silenced, ...(!apiKey && { Authorization: null }) },
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
    // What is not JSON, or another JSON, comes through as it is.
    const text: unknown = completion?.choices?.[0]?.message?.content;
    if (typeof text !== 'string' || text.trim() === '') throw new Error('the answer has no text');
    return text.trim();
  } catch (error) {
    const reason = navigator.onLine ? 'unreachable' : 'offline';
    throw new ChatError(reason, error instanceof Error ? error.message : String(error), error);
  }
}
