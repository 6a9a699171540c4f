import type { ContextFrom } from 'xstate';
import type { drawingMachine } from '#machines/drawing.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

type Context = ContextFrom<typeof drawingMachine>;

const moves = ({ isMotionAllowed, isTabShown, isSpared }: Context) =>
  isMotionAllowed && isTabShown && !isSpared;

/** What a fact leads to that allows no motion. */
const rests = (context: Partial<Context>) => [
  {
    requirement: 'R6.10',
    in: ['travelling', 'drawing'],
    to: 'still.held',
    calls: ['emit rest.due'],
    context,
  },
  { in: ['still.loading', 'still.ready'], to: 'still.held', context },
  { context },
];

const announced = {
  calls: ['emit picture.due'],
  given: {
    'emit picture.due': ({ event }: { event: { picture: number } }) => ({
      type: 'picture.due',
      picture: event.picture,
    }),
  },
};

export const drawingExpected: Expected<typeof drawingMachine> = {
  start: [
    {
      requirement: 'R6.10',
      to: 'still.held',
      calls: ['emit rest.due'],
      context: ({ event: { input } }) => ({
        ...input,
        isMotionAllowed: false,
        isTabShown: false,
        isSpared: false,
      }),
    },
  ],
  states: {
    'still.loading': { requirement: 'R6.10', actors: ['loadAnimator'], holds: moves },
    'still.ready': { holds: moves },
    travelling: { holds: moves },
    'travelling.painting': { requirement: 'R6.11', timers: { paintFor: 32 } },
    'travelling.moving': { requirement: 'R6.11', timers: { travelFor: 760 } },
    drawing: { requirement: 'R6.11', timers: { drawFor: 1_500 }, holds: moves },
  },
  events: {
    'device.spared': rests({ isSpared: true }),
    'motion.reduced': rests({ isMotionAllowed: false }),
    'tab.hidden': rests({ isTabShown: false }),
    'motion.allowed': [
      {
        in: 'still.held',
        when: ({ context }) => context.isTabShown && !context.isSpared,
        to: 'still.loading',
        context: { isMotionAllowed: true },
      },
      { context: { isMotionAllowed: true } },
    ],
    'tab.shown': [
      {
        in: 'still.held',
        when: ({ context }) => context.isMotionAllowed && !context.isSpared,
        to: 'still.loading',
        context: { isTabShown: true },
      },
      { context: { isTabShown: true } },
    ],
    'loadAnimator done': [{ to: 'still.ready' }],
    'loadAnimator error': [{ requirement: 'R6.10', to: 'still.without' }],
    'route.changed': [
      {
        requirement: 'R6.13',
        in: ['still.ready', 'travelling', 'drawing'],
        when: ({ context, event }) => event.page !== context.page,
        to: 'travelling.painting',
        calls: ['emit departure.due'],
        context: ({ event }) => ({ page: event.page }),
      },
      { requirement: 'R6.13', context: ({ event }) => ({ page: event.page }) },
    ],
    'after paintFor': [{ to: 'travelling.moving', calls: ['emit travel.due'] }],
    'after travelFor': [{ to: 'drawing', calls: ['emit arrival.due'] }],
    'after drawFor': [{ to: 'still.ready', calls: ['emit rest.due'] }],
    'picture.seen': [
      { requirement: 'R6.14', in: ['still.ready', 'drawing'], to: 'drawing', ...announced },
      { requirement: 'R6.11, R6.14', in: 'travelling.moving', ...announced },
    ],
    'picture.changed': [
      {
        requirement: 'R6.20',
        in: ['travelling', 'drawing'],
        to: 'still.ready',
        calls: ['emit rest.due'],
      },
    ],
    'word.turned': [
      {
        requirement: 'R6.16',
        in: ['still.ready', 'drawing'],
        to: 'drawing',
        calls: ['emit pulse.due'],
      },
    ],
  },
};
