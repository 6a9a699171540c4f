import { translatorOf } from '#app/pages/texts.ts';
import { settings } from '#app/settings.ts';
import type { Language } from '#content/languages.ts';
import { systemPrompt } from '#content/systemPrompt.ts';
import { type Question, WELCOME_ID } from '#machines/chat.machine.ts';
import { ChatError, loadSdk, requestAnswer } from '#ports/chatApi.ts';
import { detectChatLanguage } from './chatLanguage.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

// The question will need it: asked for at once, it comes at the same time as this. Where it does not
// arrive, the question asks for it again, and says when it fails.
loadSdk().catch(() => {});

/** The conversation as the provider takes it; the welcome is in the language of the interface. */
function historyOf({ messages, language }: Question) {
  const { t } = translatorOf(language as Language);
  return messages.map(({ id, role, content }) => ({
    role,
    content: id === WELCOME_ID ? t('chat.welcome') : content,
  }));
}

/**
 * The answer to the last message of a conversation, in the language that it was asked in. Rejects with
 * a `ChatError` on everything that is none.
 */
export async function askProvider(question: Question, signal: AbortSignal): Promise<string> {
  const { openaiApiKey: apiKey, openaiBaseUrl } = settings;
  if (!apiKey && !openaiBaseUrl) {
    throw new ChatError('unreachable', 'Neither a key nor an address of a provider is set.');
  }
  const latest = question.messages.at(-1)?.content ?? '';
  const language = detectChatLanguage(latest, question.language as Language);
  const access = { apiKey, baseUrl: openaiBaseUrl ?? OPENAI_URL };
  return requestAnswer(access, systemPrompt(language), historyOf(question), signal);
}
