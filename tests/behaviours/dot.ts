import type { Expected } from '@interpunct/model-kit';
import type { dotMachine } from '#machines/dot.machine.ts';
import type { Inputs } from './kit/tables.ts';

const MOVABLE = ['resting', 'travelling'] as const;

export const expected: Expected<typeof dotMachine> = {
  start: [{ requirement: 'R6.10', to: 'still', context: ({ event: { input } }) => input }],
  states: { travelling: { requirement: 'R6.11', timers: { travelFor: 520 } } },
  events: {
    'motion.allowed': [{ in: 'still', to: 'resting' }],
    'motion.reduced': [{ requirement: 'R6.10', to: 'still' }],
    'route.changed': [
      {
        requirement: 'R6.11',
        in: MOVABLE,
        when: ({ context, event }) => event.page !== context.page,
        to: 'travelling',
        calls: ['emit passage.due'],
        context: ({ event: { page } }) => ({ page }),
      },
      { context: ({ event: { page } }) => ({ page }) },
    ],
    'dot.seen': [
      {
        requirement: 'R6.11',
        in: MOVABLE,
        to: 'travelling',
        calls: ['emit descent.due'],
        given: {
          'emit descent.due': ({ event }) => ({ type: 'descent.due', place: event.place }),
        },
      },
    ],
    'after travelFor': [{ to: 'resting' }],
  },
};

/** What the root hands down at the start. */
export const inputs: Inputs = { dot: ({ entry }) => ({ page: entry.page }) };

export default 'Its dots belong to the pages, which show them where they are without it.';
