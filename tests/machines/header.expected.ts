import type { headerMachine } from '#machines/header.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const headerExpected: Expected<typeof headerMachine> = {
  start: [{ to: 'transparent' }],
  limits: { 'page.scrolled': [{ y: 50 }, { y: 51 }] },
  events: {
    'page.scrolled': [
      { requirement: 'R3.1', in: 'transparent', when: ({ event }) => event.y > 50, to: 'opaque' },
      { requirement: 'R3.1', in: 'opaque', when: ({ event }) => event.y <= 50, to: 'transparent' },
    ],
  },
};
