import type { ContextFrom } from 'xstate';
import type { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

const kept = ({ context: { index } }: { context: ContextFrom<typeof heroRotatorMachine> }) => ({
  index,
});

export const heroRotatorExpected: Expected<typeof heroRotatorMachine> = {
  start: [{ requirement: 'R6.1', to: 'idle', context: { index: 0 } }],
  states: {
    showing: { requirement: 'R6.1, R6.2', timers: { showFor: 2_700 } },
    fading: { requirement: 'R6.2', timers: { fadeFor: 800 } },
  },
  events: {
    'home.entered': [
      {
        requirement: 'R6.5',
        in: 'idle',
        when: ({ context }) => context.isMotionReduced,
        to: 'paused',
      },
      { in: 'idle', to: 'showing' },
    ],
    'home.left': [{ requirement: 'R6.1, R6.2', to: 'idle', context: { index: 0 } }],
    'after showFor': [{ requirement: 'R6.16', to: 'fading', calls: ['to parent word.turned'] }],
    'after fadeFor': [
      { to: 'showing', context: ({ context }) => ({ index: (context.index + 1) % 3 }) },
    ],
    'rotator.pause': [
      { requirement: 'R6.3', in: ['showing', 'fading'], to: 'paused', context: kept },
    ],
    'rotator.play': [{ requirement: 'R6.3, R6.5', in: 'paused', to: 'showing', context: kept }],
    'motion.reduced': [
      {
        requirement: 'R6.5',
        in: ['showing', 'fading'],
        to: 'paused',
        context: { isMotionReduced: true },
      },
      { context: { isMotionReduced: true } },
    ],
    'motion.allowed': [{ requirement: 'R6.5', context: { isMotionReduced: false } }],
  },
};
