import { type ActorRefFrom, assign, emit, setup } from 'xstate';

/**
 * Time between two frames, in ms. At this rate, the network takes less than 2 % of a slow phone's core.
 * Between the frames the network drifts as a whole, which costs the page nothing.
 */
export const FRAME_MS = 1_000;

export type BackdropEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

/** What the machine tells its view. */
export type BackdropMoment = { type: 'frame.due' };

type BackdropContext = { isMotionAllowed: boolean; isTabShown: boolean };

/**
 * Moves the network of dots while the tab is visible and the visitor allows motion.
 *
 * It starts `still` and learns both facts after hydration, so the first render equals the prerendered
 * page. Each frame re-enters `moving`, so the frames run on the clock of the site. A frame is a moment
 * and not a state, so the view hears of it by an event.
 */
export const backdropMachine = setup({
  types: {
    context: {} as BackdropContext,
    events: {} as BackdropEvent,
    emitted: {} as BackdropMoment,
  },
  actions: {
    reduceMotion: assign({ isMotionAllowed: false }),
    allowMotion: assign({ isMotionAllowed: true }),
    showTab: assign({ isTabShown: true }),
    hideTab: assign({ isTabShown: false }),
    announceFrame: emit({ type: 'frame.due' }),
  },
  guards: {
    canMove: ({ context }) => context.isMotionAllowed && context.isTabShown,
    mustRest: ({ context }) => !context.isMotionAllowed || !context.isTabShown,
  },
  delays: { frameFor: FRAME_MS },
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
    moving: {
      always: { guard: 'mustRest', target: 'still' },
      after: { frameFor: { target: 'moving', reenter: true, actions: 'announceFrame' } },
    },
  },
});

export type BackdropActor = ActorRefFrom<typeof backdropMachine>;
