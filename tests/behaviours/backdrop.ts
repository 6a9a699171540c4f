import type { Expected } from '@interpunct/model-kit';
import type { backdropMachine } from '#machines/backdrop.machine.ts';

export const expected: Expected<typeof backdropMachine> = {
  start: [{ to: 'absent', context: { isMotionAllowed: false } }],
  states: {
    absent: { requirement: 'R6.6', timers: { startFor: 2_000 } },
    moving: {
      requirement: 'R6.6',
      timers: { restFor: 4_000 },
      holds: ({ isMotionAllowed }) => isMotionAllowed,
    },
  },
  events: {
    'after startFor': [{ to: 'still' }],
    'after restFor': [{ to: 'still' }],
    'page.scrolled': [
      {
        requirement: 'R6.6',
        in: ['still', 'moving'],
        when: ({ context }) => context.isMotionAllowed,
        to: 'moving',
      },
    ],
    'motion.reduced': [
      { in: 'moving', to: 'still', context: { isMotionAllowed: false } },
      { context: { isMotionAllowed: false } },
    ],
    'motion.allowed': [{ context: { isMotionAllowed: true } }],
  },
};

export default 'It is a canvas, which has no parts.';
