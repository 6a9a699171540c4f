import type { Expected } from '@interpunct/model-kit';
import type { ContextFrom } from 'xstate';
import { heroRotatorCases } from '#machines/heroRotator.cases.ts';
import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { behaviour } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { home, motion, press } from './kit/ways.ts';

type Before = { context: ContextFrom<typeof heroRotatorMachine> };

const unchanged = ({ context: { index } }: Before) => ({ index });

export const expected: Expected<typeof heroRotatorMachine> = {
  start: [
    {
      requirement: 'R6.1',
      to: 'idle',
      context: ({ event }) => ({ ...event.input, index: 0, isMotionReduced: false }),
    },
  ],
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
    'after showFor': [{ to: 'fading' }],
    'after fadeFor': [
      { to: 'showing', context: ({ context }) => ({ index: (context.index + 1) % 3 }) },
    ],
    'rotator.pause': [
      { requirement: 'R6.3', in: ['showing', 'fading'], to: 'paused', context: unchanged },
    ],
    'rotator.play': [
      { requirement: 'R6.3, R6.5', in: 'paused', to: 'showing', context: unchanged },
    ],
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

export const inputs: Inputs = {
  heroRotator: ({ heroWordCount }) => ({ wordCount: heroWordCount }),
};

const PAUSE = 'Pause the changing word';
const PLAY = 'Play the changing word';

const word = (index: number) => `word: ${['Tech', 'Innovation', 'Digital', 'Podcast'][index]}`;

export default behaviour(heroRotatorMachine, heroRotatorCases, {
  actor: 'heroRotator',
  gestures: {
    ...home,
    ...motion,
    'rotator.pause': { control: PAUSE, ways: [press] },
    'rotator.play': { control: PLAY, ways: [press] },
  },
  parts: {
    showing: ({ index }) => [word(index), `button "${PAUSE}"`],
    fading: ({ index }) => [word(index), `button "${PAUSE}"`],
    paused: ({ index }) => [word(index), `button "${PLAY}"`],
  },
  see: [{ root: '[data-hero]', roles: ['button'], others: { word: '[data-current=true]' } }],
  begin: '/en/about',
  cases: { inputs: [{ wordCount: 4 }] },
});
