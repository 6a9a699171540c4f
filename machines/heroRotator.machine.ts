import { type ActorRefFrom, assign, setup } from 'xstate';

/** Spec §4: the fade that ends the time of a word, in ms. */
const FADE_MS = 800;
/** Spec §4: a word comes every 3.5 s; what is left of that before its fade begins, in ms. */
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
 * Turns the word in the headline of the home page.
 *
 * Reduced motion leads to `paused` and not to a state of its own: the visitor then sees the same
 * Play button, and may ask for the motion that the system setting holds back. So the setting is a
 * guard where motion would begin by itself, and none where the visitor begins it.
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
    rememberReduction: assign({ isMotionReduced: true }),
    forgetReduction: assign({ isMotionReduced: false }),
  },
  guards: { isMotionReduced: ({ context }) => context.isMotionReduced },
  delays: { showFor: SHOW_MS, fadeFor: FADE_MS },
}).createMachine({
  id: 'heroRotator',
  context: ({ input }) => ({ ...input, index: 0, isMotionReduced: false }),
  initial: 'idle',
  on: {
    'home.left': '.idle',
    'motion.reduced': { actions: 'rememberReduction' },
    'motion.allowed': { actions: 'forgetReduction' },
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
        'motion.reduced': { target: 'paused', actions: 'rememberReduction' },
      },
    },
    fading: {
      after: { fadeFor: { target: 'showing', actions: 'showNextWord' } },
      on: {
        'rotator.pause': 'paused',
        'motion.reduced': { target: 'paused', actions: 'rememberReduction' },
      },
    },
    paused: { on: { 'rotator.play': 'showing' } },
  },
});

export type HeroRotatorActor = ActorRefFrom<typeof heroRotatorMachine>;
