import type { nameplateMachine } from '#machines/nameplate.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const nameplateExpected: Expected<typeof nameplateMachine> = {
  start: [{ to: 'blank', context: { name: '' } }],
  events: {
    'name.type': [
      {
        requirement: 'R2.18',
        when: ({ event }) => event.name.trim() === '',
        to: 'blank',
        context: ({ event }) => ({ name: event.name }),
      },
      { requirement: 'R2.18', to: 'named', context: ({ event }) => ({ name: event.name }) },
    ],
    'route.requested': [{ requirement: 'R2.18', to: 'blank', context: { name: '' } }],
  },
};
