import { type ActorRefFrom, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { port } from './port.ts';

/** The new page is on the screen after this long, in ms: its points wait for it. */
const PAINT_MS = 32;
/** The points of a page's picture take this long to their places in the next page's picture, in ms. */
export const TRAVEL_MS = 760;
/** A picture is drawn within this time, in ms: its lines, then its dots, at last its signal. */
export const DRAW_MS = 1_500;

export type DrawingInput = { page: string };

export type DrawingEvent =
  /** The device is too weak for motion, or its visitor saves data. */
  | { type: 'device.spared' }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  | { type: 'route.changed'; page: string }
  /** A picture has come into view, as an index into the pictures of the page. */
  | { type: 'picture.seen'; picture: number }
  /** A picture that is being drawn has become another one, which a visitor wants to see. */
  | { type: 'picture.changed' }
  /** The word of the hero is changing. */
  | { type: 'word.turned' };

/** What the machine tells its view. */
export type DrawingMoment =
  /** The picture of the new page is hidden until its points come. */
  | { type: 'departure.due' }
  | { type: 'travel.due' }
  /** The points are where they belong. */
  | { type: 'arrival.due' }
  | { type: 'picture.due'; picture: number }
  | { type: 'pulse.due' }
  /** Every picture is complete. */
  | { type: 'rest.due' };

type DrawingContext = DrawingInput & {
  isMotionAllowed: boolean;
  isTabShown: boolean;
  isSpared: boolean;
};

/**
 * Draws the pictures: the points of the old page's picture travel to the new page's, and a picture is
 * drawn when it first comes into view.
 *
 * It starts `still`, so the first render equals the prerendered page, whose pictures are complete. Only
 * what is `live` has loaded the code that moves; without it the pictures stay complete. Nobody waits for
 * points: they are made once the new page has been painted. Travelling leads to `drawing`, because lines
 * follow their points. A further page or picture begins the time again.
 * What moves in a moment is the view's, so it hears of moments by events.
 */
export const drawingMachine = setup({
  types: {
    input: {} as DrawingInput,
    context: {} as DrawingContext,
    events: {} as DrawingEvent,
    emitted: {} as DrawingMoment,
    tags: {} as 'live',
  },
  actors: {
    /** Loads the code that moves points, in an idle moment. */
    loadAnimator: fromPromise<void>(port),
  },
  actions: {
    spareDevice: assign({ isSpared: true }),
    reduceMotion: assign({ isMotionAllowed: false }),
    allowMotion: assign({ isMotionAllowed: true }),
    showTab: assign({ isTabShown: true }),
    hideTab: assign({ isTabShown: false }),
    notePage: assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { page: event.page };
    }),
    announceDeparture: emit({ type: 'departure.due' }),
    announceTravel: emit({ type: 'travel.due' }),
    announceArrival: emit({ type: 'arrival.due' }),
    announcePicture: emit(({ event }): DrawingMoment => {
      assertEvent(event, 'picture.seen');
      return { type: 'picture.due', picture: event.picture };
    }),
    announcePulse: emit({ type: 'pulse.due' }),
    announceRest: emit({ type: 'rest.due' }),
  },
  guards: {
    canMove: ({ context }) => context.isMotionAllowed && context.isTabShown && !context.isSpared,
    mustRest: ({ context }) => !context.isMotionAllowed || !context.isTabShown || context.isSpared,
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'route.changed');
      return event.page !== context.page;
    },
  },
  delays: { paintFor: PAINT_MS, travelFor: TRAVEL_MS, drawFor: DRAW_MS },
}).createMachine({
  id: 'drawing',
  context: ({ input }) => ({
    ...input,
    isMotionAllowed: false,
    isTabShown: false,
    isSpared: false,
  }),
  initial: 'still',
  on: {
    'device.spared': { actions: 'spareDevice' },
    'motion.reduced': { actions: 'reduceMotion' },
    'motion.allowed': { actions: 'allowMotion' },
    'tab.shown': { actions: 'showTab' },
    'tab.hidden': { actions: 'hideTab' },
    'route.changed': { actions: 'notePage' },
  },
  states: {
    still: {
      entry: 'announceRest',
      initial: 'held',
      states: {
        held: { always: { guard: 'canMove', target: 'loading' } },
        loading: {
          always: { guard: 'mustRest', target: 'held' },
          invoke: { id: 'loadAnimator', src: 'loadAnimator', onDone: 'ready', onError: 'without' },
        },
        ready: {
          tags: 'live',
          always: { guard: 'mustRest', target: 'held' },
          on: {
            'route.changed': {
              guard: 'isOtherPage',
              target: '#drawing.travelling',
              actions: ['notePage', 'announceDeparture'],
            },
            'picture.seen': { target: '#drawing.drawing', actions: 'announcePicture' },
            'word.turned': { target: '#drawing.drawing', actions: 'announcePulse' },
          },
        },
        /** The code did not arrive. */
        without: {},
      },
    },
    travelling: {
      tags: 'live',
      always: { guard: 'mustRest', target: 'still' },
      initial: 'painting',
      states: {
        painting: { after: { paintFor: 'moving' } },
        moving: {
          entry: 'announceTravel',
          after: { travelFor: { target: '#drawing.drawing', actions: 'announceArrival' } },
          on: { 'picture.seen': { actions: 'announcePicture' } },
        },
      },
      on: {
        'picture.changed': 'still.ready',
        'route.changed': {
          guard: 'isOtherPage',
          target: 'travelling',
          actions: ['notePage', 'announceDeparture'],
        },
      },
    },
    drawing: {
      tags: 'live',
      always: { guard: 'mustRest', target: 'still' },
      after: { drawFor: 'still.ready' },
      on: {
        'route.changed': {
          guard: 'isOtherPage',
          target: 'travelling',
          actions: ['notePage', 'announceDeparture'],
        },
        'picture.changed': 'still.ready',
        'picture.seen': { target: 'drawing', reenter: true, actions: 'announcePicture' },
        'word.turned': { target: 'drawing', reenter: true, actions: 'announcePulse' },
      },
    },
  },
});

export type DrawingActor = ActorRefFrom<typeof drawingMachine>;
