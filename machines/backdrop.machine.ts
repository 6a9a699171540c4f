import { type ActorRefFrom, assign, setup } from 'xstate';

export type BackdropEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

type BackdropContext = { isMotionAllowed: boolean; isTabShown: boolean };

/**
 * Moves the network of dots while the tab is visible and the visitor allows motion.
 *
 * It starts `still` and learns both facts after hydration, so the first render equals the prerendered
 * page.
 */
export const backdropMachine = setup({
  types: { context: {} as BackdropContext, events: {} as BackdropEvent },
  actions: {
    reduceMotion: assign({ isMotionAllowed: false }),
    allowMotion: assign({ isMotionAllowed: true }),
    showTab: assign({ isTabShown: true }),
    hideTab: assign({ isTabShown: false }),
  },
  guards: {
    canMove: ({ context }) => context.isMotionAllowed && context.isTabShown,
    mustRest: ({ context }) => !context.isMotionAllowed || !context.isTabShown,
  },
}).createMachine({
  id: 'backdrop',
  context: { isMotionAllowed: false, isTabShown: false },
  initial: 'still',
  on: {
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
    'tab.shown': { actions: 'showTab' },
    'tab.hidden': { actions: 'hideTab' },
  },
  states: {
    still: { always: { guard: 'canMove', target: 'moving' } },
    moving: { always: { guard: 'mustRest', target: 'still' } },
  },
});

export type BackdropActor = ActorRefFrom<typeof backdropMachine>;
