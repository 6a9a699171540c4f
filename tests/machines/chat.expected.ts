import type { ChatMessage, chatMachine } from '#machines/chat.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

const message = (
  id: number,
  role: ChatMessage['role'],
  content: string,
  timestamp: number,
): ChatMessage => ({ id: String(id), role, content, timestamp });
const welcome = (at: number) => [message(1, 'assistant', '', at)];

const free = ['conversation.ready', 'conversation.failed'];
const opening = {
  requirement: 'R1.13, R10.1',
  to: 'panel.open.opening',
  calls: ['to parent chat.opened', 'addEntry'],
};
const closing = {
  requirement: 'R1.13, R10.1',
  to: 'panel.closed',
  calls: ['to parent chat.closed', 'leaveEntry'],
};

export const chatExpected: Expected<typeof chatMachine> = {
  start: [
    {
      requirement: 'R10.1, R10.4',
      to: ['panel.closed', 'conversation.ready'],
      context: ({ event: { input } }) => ({
        draft: '',
        language: '',
        reason: null,
        messages: welcome(input.startedAt),
      }),
    },
  ],
  states: {
    'panel.open.opening': { requirement: 'R10.3', timers: { focusDelay: 100 } },
    'conversation.waiting': {
      requirement: 'R10.9, R10.10, R10.16',
      timers: { deadline: 45_000 },
      actors: { requestAnswer: ({ messages, language }) => ({ messages, language }) },
    },
  },
  events: {
    'chat.toggle': [{ in: 'panel.closed', ...opening }, closing],
    'chat.close': [{ in: 'panel.open', ...closing }],
    'after focusDelay': [{ to: 'panel.open.opened' }],
    'chat.type': [
      {
        requirement: 'R10.8, R10.18',
        in: free,
        calls: ['saveConversation'],
        context: ({ event }) => ({ draft: event.text.slice(0, 500) }),
      },
    ],
    'chat.send': [
      {
        requirement: 'R10.7, R10.10, R10.19',
        in: free,
        when: ({ context }) => context.draft.trim() !== '' && context.reason !== 'tooLong',
        to: 'conversation.waiting',
        calls: ['saveConversation', 'to parent chat.asked'],
        context: ({ context, event: { at, language } }) => ({
          draft: '',
          language,
          messages: [
            ...context.messages,
            message(context.messages.length + 1, 'user', context.draft.trim(), at),
          ],
        }),
      },
    ],
    'chat.retry': [
      {
        requirement: 'R10.15, R10.19',
        in: 'conversation.failed',
        when: ({ context }) => context.reason !== 'tooLong',
        to: 'conversation.waiting',
        calls: ['to parent chat.asked'],
        context: ({ context: { draft, messages }, event: { language } }) => ({
          draft,
          language,
          messages,
        }),
      },
    ],
    'chat.clear': [
      {
        requirement: 'R10.8, R10.27',
        when: ({ context }) => context.reason === 'tooLong',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { messages, draft }, event }) => ({
          draft: `${messages.at(-1)?.content}\n${draft}`.trim().slice(0, 500),
          reason: null,
          messages: welcome(event.at),
        }),
      },
      {
        requirement: 'R10.4, R10.17',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { draft }, event }) => ({
          draft,
          reason: null,
          messages: welcome(event.at),
        }),
      },
    ],
    'chat.restore': [
      {
        requirement: 'R10.18',
        in: 'conversation.ready',
        when: ({ event }) => event.conversation.messages.at(-1)?.role === 'user',
        to: 'conversation.failed',
        context: ({ event }) => event.conversation,
      },
      {
        requirement: 'R10.18',
        in: 'conversation.ready',
        context: ({ event }) => event.conversation,
      },
    ],
    'requestAnswer done': [
      {
        requirement: 'R10.10, R10.18',
        to: 'conversation.ready',
        calls: ['saveConversation'],
        context: ({ context: { draft, messages }, event: { output } }) => ({
          draft,
          messages: [
            ...messages,
            message(messages.length + 1, 'assistant', output.text, output.at),
          ],
        }),
      },
    ],
    'requestAnswer error': [
      {
        requirement: 'R10.14',
        to: 'conversation.failed',
        calls: ['reportFailure'],
        context: ({ context: { messages }, event }) => ({ messages, reason: event.error.reason }),
      },
    ],
    'after deadline': [
      {
        requirement: 'R10.14, R10.16',
        to: 'conversation.failed',
        calls: ['reportDeadline'],
        context: ({ context: { messages } }) => ({ messages, reason: null }),
      },
    ],
  },
};
