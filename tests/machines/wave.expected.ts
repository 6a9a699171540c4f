import type { waveMachine } from '#machines/wave.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const waveExpected: Expected<typeof waveMachine> = {
  start: [{ to: 'resting', context: { crest: null } }],
  events: {
    'wave.point': [
      {
        requirement: 'R2.17',
        when: ({ context }) => !context.isMotionReduced,
        to: 'following',
        context: ({ event }) => ({ crest: event.crest }),
      },
    ],
    'wave.turn': [
      {
        requirement: 'R2.17',
        to: 'turned',
        context: ({ event }) => ({ crest: event.crest }),
      },
    ],
    'wave.leave': [
      { requirement: 'R2.17', in: 'following', to: 'resting', context: { crest: null } },
    ],
    'route.requested': [{ requirement: 'R2.17', to: 'resting', context: { crest: null } }],
    'motion.reduced': [
      {
        requirement: 'R2.17',
        in: 'following',
        to: 'resting',
        context: { crest: null, isMotionReduced: true },
      },
      { context: { isMotionReduced: true } },
    ],
    'motion.allowed': [{ context: { isMotionReduced: false } }],
  },
};
