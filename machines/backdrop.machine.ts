import { type ActorRefFrom, assign, emit, setup } from 'xstate';

/** The network appears this long after the start, in ms: the first moments belong to the page. */
const START_MS = 2_000;
/**
 * Time between two frames, in ms. A frame takes a slow phone 20 to 50 ms, so the network takes at most 5 ms
 * of a second. Between the frames it drifts as a whole, which costs the page nothing.
 */
export const FRAME_MS = 10_000;

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
 * It starts `absent`, so the first render equals the prerendered page, and learns both facts meanwhile. Each
 * frame re-enters `moving`, so the frames run on the clock of the site. A frame is a moment and not a state,
 * so the view hears of it by an event.
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
  delays: { startFor: START_MS, frameFor: FRAME_MS },
}).createMachine({
  id: 'backdrop',
  context: { isMotionAllowed: false, isTabShown: false },
  initial: 'absent',
  on: {
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
    'tab.shown': { actions: 'showTab' },
    'tab.hidden': { actions: 'hideTab' },
  },
  states: {
    absent: { after: { startFor: 'still' } },
    still: { always: { guard: 'canMove', target: 'moving' } },
    moving: {
      always: { guard: 'mustRest', target: 'still' },
      after: { frameFor: { target: 'moving', reenter: true, actions: 'announceFrame' } },
    },
  },
});

export type BackdropActor = ActorRefFrom<typeof backdropMachine>;
