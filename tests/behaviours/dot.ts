import type { Expected } from '@interpunct/model-kit';
import type { dotMachine } from '#machines/dot.machine.ts';
import type { Inputs } from './kit/tables.ts';

const arrives = {
  context: ({ event: { page, place } }: { event: { page: string; place: number } }) => ({
    page,
    place,
  }),
};

export const expected: Expected<typeof dotMachine> = {
  start: [
    {
      requirement: 'R6.10',
      to: 'still',
      context: ({ event: { input } }) => ({ ...input, place: 0 }),
    },
  ],
  events: {
    'motion.allowed': [{ in: 'still', to: 'movable' }],
    'motion.reduced': [{ requirement: 'R6.10', to: 'still' }],
    'dot.reached': [
      {
        requirement: 'R6.11',
        in: 'movable',
        when: ({ context, event }) => event.page !== context.page,
        to: 'movable',
        calls: ['emit passage.due'],
        given: {
          'emit passage.due': ({ event }) => ({ type: 'passage.due', place: event.place }),
        },
        ...arrives,
      },
      {
        requirement: 'R6.11',
        in: 'movable',
        to: 'movable',
        calls: ['emit step.due'],
        given: {
          'emit step.due': ({ context, event }) => ({
            type: 'step.due',
            from: context.place,
            place: event.place,
          }),
        },
        ...arrives,
      },
      arrives,
    ],
  },
};

/** What the root hands down at the start. */
export const inputs: Inputs = { dot: ({ entry }) => ({ page: entry.page }) };

export default 'Its dots belong to the pages, which show them where they are without it.';
