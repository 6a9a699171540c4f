import { type ActorRefFrom, assign, setup } from 'xstate';

/** The network appears this long after the start, in ms: the first moments belong to the page. */
const START_MS = 2_000;
/** It comes to rest this long after the visitor has scrolled last, in ms. */
const REST_MS = 4_000;

export type BackdropEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'page.scrolled' };

type BackdropContext = { isMotionAllowed: boolean };

/**
 * Lets the network of dots drift while the visitor scrolls, if motion is allowed.
 *
 * It is drawn once, and the compositor moves it as a whole, so a page that nobody touches rests. It starts
 * `absent`, so the first render equals the prerendered page.
 */
export const backdropMachine = setup({
  types: { context: {} as BackdropContext, events: {} as BackdropEvent },
  actions: {
    reduceMotion: assign({ isMotionAllowed: false }),
    allowMotion: assign({ isMotionAllowed: true }),
  },
  guards: { isMotionAllowed: ({ context }) => context.isMotionAllowed },
  delays: { startFor: START_MS, restFor: REST_MS },
}).createMachine({
  id: 'backdrop',
  context: { isMotionAllowed: false },
  initial: 'absent',
  on: {
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
  },
  states: {
    absent: { after: { startFor: 'still' } },
    still: { on: { 'page.scrolled': { guard: 'isMotionAllowed', target: 'moving' } } },
    moving: {
      after: { restFor: 'still' },
      on: {
        'page.scrolled': { target: 'moving', reenter: true },
        'motion.reduced': { target: 'still', actions: 'reduceMotion' },
      },
    },
  },
});

export type BackdropActor = ActorRefFrom<typeof backdropMachine>;
