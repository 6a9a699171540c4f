import type { Expected } from '@interpunct/model-kit';
import { backdropCases } from '#machines/backdrop.cases.ts';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import { behaviour } from './kit/table.ts';

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

export default behaviour(backdropMachine, backdropCases, {
  actor: 'backdrop',
  gestures: {
    'motion.reduced': { from: 'the settings of the system' },
    'motion.allowed': { from: 'the settings of the system' },
    'page.scrolled': { from: 'the window' },
  },
  parts: { absent: [], still: [], moving: [] },
  browser: 'It is a canvas, which has no parts.',
});
