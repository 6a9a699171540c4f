import type { embedMachine } from '#machines/embed.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const embedExpected: Expected<typeof embedMachine> = {
  start: [{ to: 'posters', context: { openId: null } }],
  events: {
    'embed.open': [
      {
        requirement: 'R2.12',
        to: 'open',
        context: ({ event }) => ({ openId: event.id }),
      },
    ],
    'route.requested': [
      { requirement: 'R2.12', in: 'open', to: 'posters', context: { openId: null } },
    ],
  },
};
