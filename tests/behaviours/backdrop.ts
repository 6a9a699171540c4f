import { backdropCases } from '#machines/backdrop.cases.ts';
import { backdropMachine } from '#machines/backdrop.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';
import { behaviour } from './kit/table.ts';

export const expected: Expected<typeof backdropMachine> = {
  start: [{ to: 'absent', context: { isMotionAllowed: false, isTabShown: false } }],
  states: {
    absent: { requirement: 'R6.6', timers: { startFor: 2_000 } },
    still: {
      requirement: 'R6.6',
      holds: ({ isMotionAllowed, isTabShown }) => !(isMotionAllowed && isTabShown),
    },
    moving: {
      requirement: 'R6.6',
      timers: { frameFor: 10_000 },
      holds: ({ isMotionAllowed, isTabShown }) => isMotionAllowed && isTabShown,
    },
  },
  events: {
    'after startFor': [
      { when: ({ context }) => context.isMotionAllowed && context.isTabShown, to: 'moving' },
      { to: 'still' },
    ],
    'after frameFor': [{ requirement: 'R17.5', to: 'moving', calls: ['emit frame.due'] }],
    'motion.reduced': [
      { in: 'moving', to: 'still', context: { isMotionAllowed: false } },
      { context: { isMotionAllowed: false } },
    ],
    'motion.allowed': [
      {
        in: 'still',
        when: ({ context }) => context.isTabShown,
        to: 'moving',
        context: { isMotionAllowed: true },
      },
      { context: { isMotionAllowed: true } },
    ],
    'tab.hidden': [
      { in: 'moving', to: 'still', context: { isTabShown: false } },
      { context: { isTabShown: false } },
    ],
    'tab.shown': [
      {
        in: 'still',
        when: ({ context }) => context.isMotionAllowed,
        to: 'moving',
        context: { isTabShown: true },
      },
      { context: { isTabShown: true } },
    ],
  },
};

export default behaviour(backdropMachine, backdropCases, {
  actor: 'backdrop',
  gestures: {
    'motion.reduced': { from: 'the settings of the system' },
    'motion.allowed': { from: 'the settings of the system' },
    'tab.shown': { from: 'the window' },
    'tab.hidden': { from: 'the window' },
  },
  parts: { absent: [], still: [], moving: [] },
  browser: 'It is a canvas, which has no parts.',
});
