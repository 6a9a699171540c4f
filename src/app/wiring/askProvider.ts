import { translatorOf } from '#app/routing/texts.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import { systemPrompt } from '#content/systemPrompt.ts';
import { type Question, WELCOME_ID } from '#machines/chat.machine.ts';
import { ChatError, requestAnswer } from '#ports/chatApi.ts';
import { detectChatLanguage } from './chatLanguage.ts';

export { loadSdk } from '#ports/chatApi.ts';

/** The conversation in the provider's format, with the welcome in the language of the interface. */
function historyOf({ messages, language }: Question) {
  const { t } = translatorOf(language as Language);
  return messages.map(({ id, role, content }) => ({
    role,
    content: id === WELCOME_ID ? t('chat.welcome') : content,
  }));
}

/** The day in the time zone of the brand and its events. It is that of UTC if the browser knows no time zones. */
function dayOf(now: number): string {
  const date = new Date(now);
  try {
    // Swedish writes dates as ISO does.
    return date.toLocaleDateString('sv', { timeZone: brand.timeZone });
  } catch {
    return date.toISOString().slice(0, 10);
  }
}

/**
 * Resolves with the answer to the last message, in the language of that message, which it names. Rejects with a
 * `ChatError` otherwise.
 */
export async function askProvider(
  question: Question,
  signal: AbortSignal,
  now: number,
): Promise<{ text: string; language: Language }> {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl } = settings;
  if (!baseUrl) {
    throw new ChatError('unreachable', 'Neither a key nor an address of a provider is set.');
  }
  const latest = question.messages.at(-1)?.content ?? '';
  const language = detectChatLanguage(latest, question.language as Language);
  const prompt = systemPrompt(language, dayOf(now));
  return {
    text: await requestAnswer({ apiKey, baseUrl }, prompt, historyOf(question), signal),
    language,
  };
}
