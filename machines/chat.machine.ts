import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  fromPromise,
  sendParent,
  setup,
} from 'xstate';
import { port } from './port.ts';
import { isBlank } from './typing.ts';

/** R10.8: the length limit of a question, in UTF-16 units. The view's counter shows it. */
export const MAX_QUESTION_LENGTH = 500;
/** R10.3: the input takes the focus this long after the panel opens, in ms. */
const FOCUS_DELAY_MS = 100;
/** A question without an answer fails after this long, all attempts included, in ms. */
const DEADLINE_MS = 45_000;

/** The id of the welcome message. Its content is '': the view shows the text of the interface. */
export const WELCOME_ID = '1';

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** In ms since 1970. */
  timestamp: number;
  /** That of an answer. */
  language?: string;
};

/** What survives a reload of the tab. */
export type Conversation = { messages: ChatMessage[]; draft: string };

/** `startedAt` is the time of the welcome message, in ms since 1970. */
export type ChatInput = { startedAt: number };

/** A request to the provider: the whole conversation, with the question last. */
export type Question = { messages: readonly ChatMessage[]; language: string };

/** The provider's reply, its language, and the time of its arrival, in ms since 1970. */
export type Answer = { text: string; language: string; at: number };

/** `language` is that of the interface; `at` is the time of the event, in ms since 1970. */
export type ChatEvent =
  | { type: 'chat.toggle' }
  | { type: 'chat.close' }
  | { type: 'chat.type'; text: string }
  | { type: 'chat.send'; language: string; at: number }
  | { type: 'chat.retry'; language: string }
  | { type: 'chat.clear'; at: number }
  | { type: 'chat.restore'; conversation: Conversation }
  /** The visitor has come to the entry of the panel in the history, or to another one. */
  | { type: 'entry.reached' }
  | { type: 'entry.left' }
  | Filling
  | { type: 'window.freed' };

/**
 * From now on an open panel fills the window; after `window.freed` it leaves room for the page. A visitor who
 * `isWriting` has the focus in a field of the page: the keyboard of a tablet makes the window low.
 */
export type Filling = { type: 'window.filled'; isWriting: boolean };

/** What the chat reports to the site. */
export type ChatFact =
  /** The panel has opened: its code is needed. */
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  /** The visitor has asked something. */
  | { type: 'chat.asked' };

type Answered = DoneActorEvent<Answer, 'requestAnswer'>;
type Unanswered = ErrorActorEvent<unknown, 'requestAnswer'>;

/** Why there is no answer. `replaced`: a new deployment has other code. The visitor can mend `offline` and `tooLong`. */
type Reason = 'offline' | 'tooLong' | 'unreachable' | 'replaced';

const reasonOf = (event: ChatEvent | Answered | Unanswered) => {
  assertEvent(event, 'xstate.error.actor.requestAnswer');
  return (event.error as { reason?: Reason } | null)?.reason ?? null;
};

type ChatContext = Conversation & {
  language: string;
  reason: Reason | null;
  /** Whether an open panel fills the window. Then it is an entry of the history, and Back closes it. */
  isFilling: boolean;
  /** The entry of the panel. While it is `leaving`, the history is on its way back from it. */
  entry: 'none' | 'made' | 'leaving';
};

/** The field keeps to the limit by itself, but for what a script writes and what comes from another question. */
const withinLimit = (text: string) => text.slice(0, MAX_QUESTION_LENGTH);

const welcome = (timestamp: number): ChatMessage[] => [
  { id: WELCOME_ID, role: 'assistant', content: '', timestamp },
];

const append = (messages: ChatMessage[], message: Omit<ChatMessage, 'id'>): ChatMessage[] => [
  ...messages,
  { id: String(messages.length + 1), ...message },
];

/** The history only grows, so every further question would be too long as well. */
const hasRoom = ({ reason }: ChatContext) => reason !== 'tooLong';

/**
 * A panel and a conversation, in parallel: the panel may close while an answer is on its way.
 *
 * `waiting` invokes the request. Leaving the state aborts it, so a late answer never lands in a
 * cleared conversation. A question whose code has gone with an old deployment waits for the next document,
 * which has it as `failed`. `failed` allows everything that `ready` allows, and a retry besides. The
 * question stays in the conversation, so a retry does not append it again. A conversation that has become
 * too long allows nothing but to clear it, which gives the question back as the draft.
 */
export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent | Answered | Unanswered,
  },
  actors: {
    /** Resolves with the answer to the last message. Rejects with a `reason`, if it knows one. */
    requestAnswer: fromPromise<Answer, Question>(port),
  },
  actions: {
    keepDraft: assign(({ event }) => {
      assertEvent(event, 'chat.type');
      return { draft: withinLimit(event.text) };
    }),
    keepLanguage: assign(({ event }) => {
      assertEvent(event, ['chat.send', 'chat.retry']);
      return { language: event.language };
    }),
    appendQuestion: assign(({ context, event }) => {
      assertEvent(event, 'chat.send');
      const content = context.draft.trim();
      const messages = append(context.messages, { role: 'user', content, timestamp: event.at });
      return { messages, draft: '' };
    }),
    appendAnswer: assign(({ context: { messages }, event }) => {
      assertEvent(event, 'xstate.done.actor.requestAnswer');
      const { text: content, language, at: timestamp } = event.output;
      return { messages: append(messages, { role: 'assistant', content, timestamp, language }) };
    }),
    clearMessages: assign(({ context, event }) => {
      assertEvent(event, 'chat.clear');
      const { messages, draft: written } = context;
      // Stryker disable next-line OptionalChaining: a conversation has a message.
      const kept = hasRoom(context) ? written : `${messages.at(-1)?.content}\n${written}`.trim();
      return { messages: welcome(event.at), draft: withinLimit(kept), reason: null };
    }),
    restoreConversation: assign(({ event }) => {
      assertEvent(event, 'chat.restore');
      return { ...event.conversation, reason: null };
    }),
    noteReason: assign({ reason: ({ event }) => reasonOf(event) }),
    forgetReason: assign({ reason: null }),
    noteRoom: assign({ isFilling: ({ event }) => event.type === 'window.filled' }),
    noteEntry: assign({ entry: ({ event }) => (event.type === 'entry.reached' ? 'made' : 'none') }),
    makeEntry: enqueueActions(({ context, enqueue }) => {
      if (!context.isFilling || context.entry !== 'none') return;
      enqueue.assign({ entry: 'made' });
      enqueue('addEntry');
    }),
    giveEntryBack: enqueueActions(({ context, enqueue }) => {
      if (context.entry !== 'made') return;
      enqueue.assign({ entry: 'leaving' });
      enqueue('leaveEntry');
    }),
    announceOpening: sendParent((): ChatFact => ({ type: 'chat.opened' })),
    announceClosing: sendParent((): ChatFact => ({ type: 'chat.closed' })),
    announceQuestion: sendParent((): ChatFact => ({ type: 'chat.asked' })),
    /** Keeps the conversation for the tab. */
    saveConversation: port,
    /** Makes an entry of the history for the panel. */
    addEntry: port,
    /** Goes back from the entry of the panel. The history does so later: `entry.left` tells when. */
    leaveEntry: port,
    /** Loads the current address as a document, in which the chat is open. */
    reload: port,
    reportFailure: port,
    reportDeadline: port,
  },
  guards: {
    isReplaced: ({ event }) => reasonOf(event) === 'replaced',
    isWriting: ({ event }) => {
      assertEvent(event, 'window.filled');
      return event.isWriting;
    },
    isLeft: ({ context }) => context.isFilling && context.entry !== 'leaving',
    hasRoom: ({ context }) => hasRoom(context),
    hasRoomAndDraft: ({ context }) => hasRoom(context) && !isBlank(context.draft),
    endsWithQuestion: ({ event }) => {
      assertEvent(event, 'chat.restore');
      return event.conversation.messages.at(-1)?.role === 'user';
    },
  },
  delays: { focusDelay: FOCUS_DELAY_MS, deadline: DEADLINE_MS },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    messages: welcome(input.startedAt),
    draft: '',
    language: '',
    reason: null,
    isFilling: false,
    entry: 'none',
  }),
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      on: {
        'window.filled': { actions: 'noteRoom' },
        'window.freed': { actions: 'noteRoom' },
        'entry.reached': { actions: 'noteEntry' },
        'entry.left': { actions: 'noteEntry' },
      },
      states: {
        closed: {
          on: {
            'chat.toggle': 'open',
            'entry.reached': { target: 'open', actions: 'noteEntry' },
          },
        },
        open: {
          entry: ['makeEntry', 'announceOpening'],
          initial: 'opening',
          on: {
            'chat.toggle': { target: 'closed', actions: ['giveEntryBack', 'announceClosing'] },
            'chat.close': { target: 'closed', actions: ['giveEntryBack', 'announceClosing'] },
            'window.filled': [
              {
                guard: 'isWriting',
                target: 'closed',
                actions: ['noteRoom', 'giveEntryBack', 'announceClosing'],
              },
              { actions: ['noteRoom', 'makeEntry'] },
            ],
            'window.freed': { actions: ['noteRoom', 'giveEntryBack'] },
            'entry.left': [
              { guard: 'isLeft', target: 'closed', actions: ['noteEntry', 'announceClosing'] },
              // The chat has left it: the window was resized twice, or the panel was closed and opened.
              { actions: ['noteEntry', 'makeEntry'] },
            ],
          },
          states: { opening: { after: { focusDelay: 'opened' } }, opened: {} },
        },
      },
    },
    conversation: {
      initial: 'ready',
      on: {
        'chat.type': { actions: ['keepDraft', 'saveConversation'] },
        'chat.send': {
          guard: 'hasRoomAndDraft',
          target: '.waiting',
          actions: ['keepLanguage', 'appendQuestion', 'saveConversation', 'announceQuestion'],
        },
        'chat.clear': { target: '.ready', actions: ['clearMessages', 'saveConversation'] },
      },
      states: {
        ready: {
          on: {
            'chat.restore': [
              { guard: 'endsWithQuestion', target: 'failed', actions: 'restoreConversation' },
              { actions: 'restoreConversation' },
            ],
          },
        },
        waiting: {
          tags: 'waiting',
          invoke: {
            id: 'requestAnswer',
            src: 'requestAnswer',
            input: ({ context: { messages, language } }) => ({ messages, language }),
            onDone: { target: 'ready', actions: ['appendAnswer', 'saveConversation'] },
            onError: [
              // No other document may come: the deadline goes on.
              { guard: 'isReplaced', actions: ['reportFailure', 'reload'] },
              { target: 'failed', actions: ['noteReason', 'reportFailure'] },
            ],
          },
          after: { deadline: { target: 'failed', actions: ['forgetReason', 'reportDeadline'] } },
          // One question at a time, and no typing meanwhile.
          on: { 'chat.send': {}, 'chat.type': {} },
        },
        failed: {
          on: {
            // Another document of the tab has gone on with it.
            'chat.restore': [
              { guard: 'endsWithQuestion', actions: 'restoreConversation' },
              { target: 'ready', actions: 'restoreConversation' },
            ],
            'chat.retry': {
              guard: 'hasRoom',
              target: 'waiting',
              actions: ['keepLanguage', 'announceQuestion'],
            },
          },
        },
      },
    },
  },
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;
