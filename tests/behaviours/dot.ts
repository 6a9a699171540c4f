import type { Expected } from '@interpunct/model-kit';
import type { dotMachine } from '#machines/dot.machine.ts';
import type { Inputs } from './kit/tables.ts';

export const expected: Expected<typeof dotMachine> = {
  start: [{ requirement: 'R6.10', to: 'still', context: ({ event: { input } }) => input }],
  events: {
    'motion.allowed': [{ in: 'still', to: 'movable' }],
    'motion.reduced': [{ requirement: 'R6.10', to: 'still' }],
    'route.changed': [
      {
        requirement: 'R6.11',
        in: 'movable',
        when: ({ context, event }) => event.page !== context.page,
        to: 'movable',
        calls: ['emit passage.due'],
        context: ({ event: { page } }) => ({ page }),
      },
      { context: ({ event: { page } }) => ({ page }) },
    ],
    'dot.seen': [
      {
        requirement: 'R6.11',
        in: 'movable',
        to: 'movable',
        calls: ['emit descent.due'],
        given: {
          'emit descent.due': ({ event }) => ({ type: 'descent.due', place: event.place }),
        },
      },
    ],
  },
};

/** What the root hands down at the start. */
export const inputs: Inputs = { dot: ({ entry }) => ({ page: entry.page }) };

export default 'Its dots belong to the pages, which show them where they are without it.';
