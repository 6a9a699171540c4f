import { type ActorRefFrom, assign, setup } from 'xstate';

export type BackdropEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

type BackdropContext = { isMotionAllowed: boolean; isTabShown: boolean };

/**
 * Lets the network of dots drift only while somebody sees it and wants it to.
 *
 * It begins `still` and learns the two facts once the site runs, so that the prerendered page and
 * the first render agree.
 */
export const backdropMachine = setup({
  types: { context: {} as BackdropContext, events: {} as BackdropEvent },
  guards: {
    isWelcome: ({ context }) => context.isMotionAllowed && context.isTabShown,
    isUnwelcome: ({ context }) => !context.isMotionAllowed || !context.isTabShown,
  },
}).createMachine({
  id: 'backdrop',
  context: { isMotionAllowed: false, isTabShown: false },
  initial: 'still',
  on: {
    'motion.reduced': { actions: assign({ isMotionAllowed: false }) },
    'motion.allowed': { actions: assign({ isMotionAllowed: true }) },
    'tab.shown': { actions: assign({ isTabShown: true }) },
    'tab.hidden': { actions: assign({ isTabShown: false }) },
  },
  states: {
    still: { always: { guard: 'isWelcome', target: 'moving' } },
    moving: { always: { guard: 'isUnwelcome', target: 'still' } },
  },
});

export type BackdropActor = ActorRefFrom<typeof backdropMachine>;
