import type { dropdownMachine } from '#machines/dropdown.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const dropdownExpected: Expected<typeof dropdownMachine> = {
  start: [{ to: 'closed' }],
  events: {
    'dropdown.open': [
      {
        requirement: 'R3.3',
        in: 'closed',
        to: 'open',
        calls: ['to parent dropdown.opened'],
        given: {
          'to parent dropdown.opened': ({ context: { id } }) => ({ type: 'dropdown.opened', id }),
        },
      },
    ],
    'dropdown.dismiss': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
    'route.requested': [{ requirement: 'R3.4', in: 'open', to: 'closed' }],
  },
};
