import { fromPromise } from 'xstate';
import { isChatEntry, keyOfEntry, replaceEntry } from '#app/routing/entries.ts';
import { brand } from '#content/brand.ts';
import {
  type ChatActor,
  type ChatMessage,
  type Conversation,
  chatMachine,
  WELCOME_ID,
} from '#machines/chat.machine.ts';
import type { Store } from '#ports/storage.ts';
import { claimReload } from './claimReload.ts';
import { reloadFor } from './overlays.ts';
import { errorOf, type World } from './world.ts';

const CONVERSATION_KEY = `${brand.slug}-conversation`;

/** Loads the prompt, the language detection and the SDK. Call it when the visitor reaches for the chat. */
export async function loadProvider() {
  const provider = await import('./askProvider.ts');
  await provider.loadSdk();
  return provider;
}

/** Loads the provider for a question. Rejects with the reason why its code is lost. */
async function bringProvider(world: World, signal: AbortSignal) {
  try {
    return await loadProvider();
  } catch (error) {
    const reason = await claimReload(world, '/', signal).then(
      (isNew) => (isNew ? 'replaced' : 'unreachable'),
      // Nobody answers.
      () => (navigator.onLine ? 'unreachable' : 'offline'),
    );
    throw Object.assign(error as Error, { reason });
  }
}

/**
 * Tells the chat where in the history the visitor is. A reload stays at the entry of the panel, so it opens the
 * panel again. A panel that got no entry is not closed by Back.
 */
export function followEntry(chat: ChatActor, wasChatEntry = false): void {
  if (isChatEntry()) chat.send({ type: 'entry.reached' });
  else if (wasChatEntry) chat.send({ type: 'entry.left' });
}

/** The chat over its provider, the storage of the tab and the history. */
export function provideChat(world: World) {
  const { session, now, report } = world;
  return chatMachine.provide({
    actors: {
      requestAnswer: fromPromise(async ({ input, signal }) => {
        const { askProvider } = await bringProvider(world, signal);
        return { ...(await askProvider(input, signal, now())), at: now() };
      }),
    },
    actions: {
      saveConversation: ({ context: { messages, draft } }) => {
        session.write(CONVERSATION_KEY, JSON.stringify({ messages, draft }));
      },
      addEntry: () => {
        if (!isChatEntry()) history.pushState({ ...history.state, isChat: true }, '');
      },
      leaveEntry: ({ self }) => {
        // The browser may have refused it.
        if (!isChatEntry()) {
          self.send({ type: 'entry.left' });
          return;
        }
        try {
          history.back();
        } catch (error) {
          self.send({ type: 'entry.left' });
          // The page stands on the entry of its panel: a reload must not open that again.
          replaceEntry({ key: keyOfEntry() });
          throw error;
        }
      },
      reload: () => reloadFor('chat', world),
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
