import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

/** Spec §5: what a visitor writes is no longer than this, in UTF-16 units. */
const MAX_LENGTH = 500;
/** Spec §4: after the panel has opened, the input gets the focus, in ms. */
const FOCUS_DELAY_MS = 100;
/** What has no answer after all attempts together has failed, in ms. */
const DEADLINE_MS = 45_000;

/** The welcome message has this id. Its content is '' and is read from the texts of the interface. */
export const WELCOME_ID = '1';

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** In ms since 1970. */
  timestamp: number;
};

/** What survives a reload within the tab. */
export type Conversation = { messages: ChatMessage[]; draft: string };

export type ChatInput = {
  /** Wall clock, in ms since 1970. */
  now: () => number;
};

/** What is asked of the provider: the whole conversation, the question last. */
export type Question = { messages: readonly ChatMessage[]; language: string };

export type ChatEvent =
  | { type: 'chat.toggle' }
  | { type: 'chat.close' }
  | { type: 'chat.type'; text: string }
  /** `language` is that of the interface. */
  | { type: 'chat.send'; language: string }
  | { type: 'chat.retry'; language: string }
  | { type: 'chat.clear' }
  | { type: 'chat.restore'; conversation: Conversation };

type ChatContext = ChatInput & Conversation & { language: string; isOffline: boolean };

/** Half of a pair of units is no character. */
const clamp = (text: string) => text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

const welcome = (now: () => number): ChatMessage[] => [
  { id: WELCOME_ID, role: 'assistant', content: '', timestamp: now() },
];

const append = (context: ChatContext, role: ChatMessage['role'], content: string) => [
  ...context.messages,
  { id: String(context.messages.length + 1), role, content, timestamp: context.now() },
];

/**
 * A panel and a conversation, in parallel: the panel may close while an answer is on its way.
 *
 * The question is asked by an actor of `waiting`. To leave that state, by clearing or by the
 * deadline, aborts it, so that no late answer can land anywhere. A failure is a state in which
 * everything is possible that is possible in `ready`, and asking again besides; the question stays
 * in the conversation, and asking again does not repeat it there.
 */
export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
  },
  actors: {
    /** Port: the answer to the last message. Rejects with a `reason` of 'offline' or another. */
    requestAnswer: fromPromise<string, Question>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    keepDraft: assign({ draft: (_, { text }: { text: string }) => clamp(text) }),
    keepLanguage: assign({ language: (_, params: { language: string }) => params.language }),
    ask: assign({
      messages: ({ context }) => append(context, 'user', context.draft.trim()),
      draft: '',
    }),
    answer: assign({
      messages: ({ context }, params: { text: string }) =>
        append(context, 'assistant', params.text),
    }),
    startAnew: assign({ messages: ({ context }) => welcome(context.now) }),
    restore: assign((_, params: { conversation: Conversation }) => params.conversation),
    noteReason: assign({
      isOffline: (_, { error }: { error: unknown }) =>
        (error as { reason?: unknown } | null)?.reason === 'offline',
    }),
    /** Port: keeps the conversation for the tab. */
    saveConversation: (_, _params: Conversation) => {},
    /** Port: one line for whoever looks after the site. */
    reportFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasDraft: ({ context }) => context.draft.trim() !== '',
    endsWithQuestion: (_, { conversation }: { conversation: Conversation }) =>
      conversation.messages.at(-1)?.role === 'user',
  },
  delays: { focusDelay: FOCUS_DELAY_MS, deadline: DEADLINE_MS },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    messages: welcome(input.now),
    draft: '',
    language: '',
    isOffline: false,
  }),
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'chat.toggle': 'open' } },
        open: {
          initial: 'opening',
          on: { 'chat.toggle': 'closed', 'chat.close': 'closed' },
          states: { opening: { after: { focusDelay: 'opened' } }, opened: {} },
        },
      },
    },
    conversation: {
      initial: 'ready',
      on: {
        'chat.type': {
          actions: [
            { type: 'keepDraft', params: ({ event }) => event },
            { type: 'saveConversation', params: ({ context }) => context },
          ],
        },
        'chat.send': {
          guard: 'hasDraft',
          target: '.waiting',
          actions: [
            { type: 'keepLanguage', params: ({ event }) => event },
            'ask',
            { type: 'saveConversation', params: ({ context }) => context },
          ],
        },
        'chat.clear': {
          target: '.ready',
          actions: ['startAnew', { type: 'saveConversation', params: ({ context }) => context }],
        },
      },
      states: {
        ready: {
          on: {
            'chat.restore': [
              {
                guard: { type: 'endsWithQuestion', params: ({ event }) => event },
                target: 'failed',
                actions: { type: 'restore', params: ({ event }) => event },
              },
              { actions: { type: 'restore', params: ({ event }) => event } },
            ],
          },
        },
        waiting: {
          tags: 'waiting',
          invoke: {
            id: 'requestAnswer',
            src: 'requestAnswer',
            input: ({ context: { messages, language } }) => ({ messages, language }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'answer', params: ({ event }) => ({ text: event.output }) },
                { type: 'saveConversation', params: ({ context }) => context },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'noteReason', params: ({ event }) => event },
                { type: 'reportFailure', params: ({ event }) => event },
              ],
            },
          },
          after: {
            deadline: {
              target: 'failed',
              actions: [
                { type: 'noteReason', params: { error: null } },
                { type: 'reportFailure', params: { error: 'the provider did not answer' } },
              ],
            },
          },
          // One question at a time; nothing is typed meanwhile.
          on: { 'chat.send': {}, 'chat.type': {} },
        },
        failed: {
          on: {
            'chat.retry': {
              target: 'waiting',
              actions: { type: 'keepLanguage', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;
