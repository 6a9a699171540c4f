import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';

export type WaveEvent =
  /** The pointer is over a bar. */
  | { type: 'wave.point'; crest: number }
  | { type: 'wave.leave' }
  /** A key or a finger chose a bar. */
  | { type: 'wave.turn'; crest: number }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'route.requested' };

/** The bar at the crest of the wave; null for the one in the middle. */
type WaveContext = { crest: number | null; isMotionReduced: boolean };

/**
 * The wave of the studio, whose crest goes where the visitor points.
 *
 * What a pointer does in passing ends when it leaves, and reduced motion holds it back. What a key or a
 * finger does was asked for: it stays, and no setting holds it back. So these are two states.
 */
export const waveMachine = setup({
  types: { context: {} as WaveContext, events: {} as WaveEvent },
  actions: {
    moveCrest: assign(({ event }) => {
      assertEvent(event, ['wave.point', 'wave.turn']);
      return { crest: event.crest };
    }),
    forgetCrest: assign({ crest: null }),
    reduceMotion: assign({ isMotionReduced: true }),
    allowMotion: assign({ isMotionReduced: false }),
  },
  guards: { isMotionAllowed: ({ context }) => !context.isMotionReduced },
}).createMachine({
  id: 'wave',
  context: { crest: null, isMotionReduced: false },
  initial: 'resting',
  on: {
    'wave.point': { guard: 'isMotionAllowed', target: '.following', actions: 'moveCrest' },
    'wave.turn': { target: '.turned', actions: 'moveCrest' },
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
    'route.requested': '.resting',
  },
  states: {
    resting: { entry: 'forgetCrest' },
    following: {
      on: {
        'wave.leave': 'resting',
        'motion.reduced': { target: 'resting', actions: 'reduceMotion' },
      },
    },
    turned: {},
  },
});

export type WaveActor = ActorRefFrom<typeof waveMachine>;
