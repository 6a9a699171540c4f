import { fromPromise } from 'xstate';
import { isChatEntry } from '#app/routing/entries.ts';
import { brand } from '#content/brand.ts';
import {
  type ChatActor,
  type ChatMessage,
  type Conversation,
  chatMachine,
  WELCOME_ID,
} from '#machines/chat.machine.ts';
import type { Store } from '#ports/storage.ts';
import { errorOf, type World } from './world.ts';

const CONVERSATION_KEY = `${brand.slug}-conversation`;

/** Loads the prompt, the language detection and the SDK. Call it when the visitor reaches for the chat. */
export const loadProvider = () => import('./askProvider.ts');

/** Tells the chat where in the history the visitor is. A reload stays at the entry of the panel. */
export function followEntry(chat: ChatActor): void {
  chat.send({ type: isChatEntry() ? 'entry.reached' : 'entry.left' });
}

/** The chat over its provider, the storage of the tab and the history. */
export function provideChat({ session, now, report }: World) {
  return chatMachine.provide({
    actors: {
      requestAnswer: fromPromise(async ({ input, signal }) => {
        const { askProvider } = await loadProvider();
        return { text: await askProvider(input, signal, now()), at: now() };
      }),
    },
    actions: {
      saveConversation: ({ context: { messages, draft } }) => {
        session.write(CONVERSATION_KEY, JSON.stringify({ messages, draft }));
      },
      addEntry: () => {
        if (!isChatEntry()) history.pushState({ ...history.state, isChat: true }, '');
      },
      leaveEntry: () => {
        if (isChatEntry()) history.back();
      },
      reportFailure: ({ event }) => report('The chat has no answer.', errorOf(event)),
      reportDeadline: () => report('The chat has no answer: the provider took too long.'),
    },
  });
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, role, content, timestamp } = Object(value);
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    // A number need not be a date: one that is too large would break the panel.
    typeof timestamp === 'number' &&
    !Number.isNaN(new Date(timestamp).getTime())
  );
}

/** The conversation that the tab keeps. Undefined if there is none, or if it is malformed. */
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
