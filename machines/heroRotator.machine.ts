import { type ActorRefFrom, assign, setup } from 'xstate';

/** R6.2: the fade at the end of a word, in ms. The view's transition takes as long. */
export const FADE_MS = 800;
/** R6.2: a new word comes every 3.5 s. A word stands still for this long before its fade, in ms. */
const SHOW_MS = 3_500 - FADE_MS;

export type HeroRotatorInput = { wordCount: number };

export type HeroRotatorEvent =
  | { type: 'home.entered' }
  | { type: 'home.left' }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'rotator.pause' }
  | { type: 'rotator.play' };

type HeroRotatorContext = HeroRotatorInput & { index: number; isMotionReduced: boolean };

/**
 * Rotates the word in the headline of the home page.
 *
 * Reduced motion leads to `paused` instead of a state of its own: the visitor sees the same Play
 * button and may ask for the motion that the system setting holds back. So the setting guards the
 * start that happens by itself, and not `rotator.play`.
 */
export const heroRotatorMachine = setup({
  types: {
    input: {} as HeroRotatorInput,
    context: {} as HeroRotatorContext,
    events: {} as HeroRotatorEvent,
  },
  actions: {
    showFirstWord: assign({ index: 0 }),
    showNextWord: assign({ index: ({ context }) => (context.index + 1) % context.wordCount }),
    reduceMotion: assign({ isMotionReduced: true }),
    allowMotion: assign({ isMotionReduced: false }),
  },
  guards: { isMotionReduced: ({ context }) => context.isMotionReduced },
  delays: { showFor: SHOW_MS, fadeFor: FADE_MS },
}).createMachine({
  id: 'heroRotator',
  context: ({ input }) => ({ ...input, index: 0, isMotionReduced: false }),
  initial: 'idle',
  on: {
    'home.left': '.idle',
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
  },
  states: {
    idle: {
      entry: 'showFirstWord',
      on: {
        'home.entered': [{ guard: 'isMotionReduced', target: 'paused' }, { target: 'showing' }],
      },
    },
    showing: {
      after: { showFor: 'fading' },
      on: {
        'rotator.pause': 'paused',
        'motion.reduced': { target: 'paused', actions: 'reduceMotion' },
      },
    },
    fading: {
      after: { fadeFor: { target: 'showing', actions: 'showNextWord' } },
      on: {
        'rotator.pause': 'paused',
        'motion.reduced': { target: 'paused', actions: 'reduceMotion' },
      },
    },
    paused: { on: { 'rotator.play': 'showing' } },
  },
});

export type HeroRotatorActor = ActorRefFrom<typeof heroRotatorMachine>;
