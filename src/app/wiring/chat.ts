import { fromPromise } from 'xstate';
import { brand } from '#content/brand.ts';
import {
  type ChatMessage,
  type Conversation,
  chatMachine,
  type Question,
  WELCOME_ID,
} from '#machines/chat.machine.ts';
import type { Store } from '#ports/storage.ts';

const CONVERSATION_KEY = `${brand.slug}-conversation`;

/** Prompt, detection and request: fetched when a visitor reaches for the chat. */
export const loadProvider = () => import('./askProvider.ts');

type ChatWorld = {
  session: Store;
  report: (message: string, error?: unknown) => void;
};

/** The chat behaviour over its provider and the tab's memory. */
export function provideChat({ session, report }: ChatWorld) {
  return chatMachine.provide({
    actors: {
      requestAnswer: fromPromise(async ({ input, signal }) => {
        const { askProvider } = await loadProvider();
        return askProvider(input as Question, signal);
      }),
    },
    actions: {
      saveConversation: (_, { messages, draft }) =>
        session.write(CONVERSATION_KEY, JSON.stringify({ messages, draft })),
      reportFailure: (_, { error }) => report('The chat has no answer.', error),
    },
  });
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, role, content, timestamp } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    Number.isFinite(timestamp)
  );
}

/** The conversation as this tab keeps it, or undefined where that is no conversation. */
export function readConversation(session: Store): Conversation | undefined {
  try {
    const { messages, draft } = JSON.parse(session.read(CONVERSATION_KEY) ?? '{}') ?? {};
    const isConversation =
      Array.isArray(messages) &&
      messages.every(isMessage) &&
      messages[0]?.id === WELCOME_ID &&
      typeof draft === 'string';
    return isConversation ? { messages, draft } : undefined;
  } catch {
    return undefined;
  }
}
