import type { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const mobileMenuExpected: Expected<typeof mobileMenuMachine> = {
  start: [{ to: 'closed' }],
  events: {
    'menu.open': [
      { requirement: 'R3.5', in: 'closed', to: 'open', calls: ['to parent menu.opened'] },
    ],
    'menu.close': [{ requirement: 'R3.5', in: 'open', to: 'closed' }],
    'route.requested': [{ requirement: 'R3.5', in: 'open', to: 'closed' }],
  },
};
