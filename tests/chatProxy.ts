import { configuredSettings } from './builds.ts';

/** The path of the chat's provider. */
export const CHAT_ENDPOINT = `${configuredSettings.VITE_OPENAI_BASE_URL}/chat/completions`;

/** An answer of the provider with this text, or with what is none. */
export const completion = (content: unknown) => ({
  body: JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }),
});
