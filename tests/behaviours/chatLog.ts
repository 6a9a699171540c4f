import type { Expected } from '@interpunct/model-kit';
import type { chatLogMachine } from '#machines/chatLog.machine.ts';

export const expected: Expected<typeof chatLogMachine> = {
  start: [{ to: 'following', context: { top: 0 } }],
  limits: {
    'log.scrolled': [
      { top: 250, below: 23 },
      { top: 250, below: 24 },
    ],
  },
  events: {
    'chat.opened': [{ requirement: 'R10.19', to: 'following', context: { top: 0 } }],
    'chat.asked': [{ requirement: 'R10.19', to: 'following' }],
    'log.scrolled': [
      {
        requirement: 'R10.19',
        when: ({ event }) => event.below < 24,
        to: 'following',
        context: ({ event }) => ({ top: event.top }),
      },
      {
        requirement: 'R10.19',
        when: ({ context, event }) => event.top < context.top,
        to: 'reading',
        context: ({ event }) => ({ top: event.top }),
      },
      { requirement: 'R10.19', context: ({ event }) => ({ top: event.top }) },
    ],
  },
};

export default 'It is the log in the view of the chat, whose walks fill and read it.';
