import { type ActorRefFrom, assertEvent, assign, emit, setup } from 'xstate';

export type DotInput = { page: string };

export type DotEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  /**
   * Another dot is the nearest to the middle of the window, or that of the brand where no dot of the page is in it:
   * the page, and its place among the dots.
   */
  | { type: 'dot.reached'; page: string; place: number };

/** What the machine tells its view. */
export type DotMoment =
  /** The dot comes from where it was on the page before. */
  | { type: 'passage.due'; place: number }
  /** It comes from another place of the same page. */
  | { type: 'step.due'; from: number; place: number };

/**
 * Knows where the red dot of the brand is, and takes it from place to place and from page to page.
 *
 * Every dot stands where it belongs, without this machine, too: only one of them is red. It is red at once,
 * and comes from where the last one was, so nothing waits for it, and no place is empty. The view knows how
 * long it travels, because no state depends on it. The machine starts `still`, at the dot of the opening, so
 * the first render equals the prerendered page.
 */
export const dotMachine = setup({
  types: {
    input: {} as DotInput,
    context: {} as DotInput & { place: number },
    events: {} as DotEvent,
    emitted: {} as DotMoment,
  },
  actions: {
    notePlace: assign(({ event }) => {
      assertEvent(event, 'dot.reached');
      return { page: event.page, place: event.place };
    }),
    announcePassage: emit(({ event }): DotMoment => {
      assertEvent(event, 'dot.reached');
      return { type: 'passage.due', place: event.place };
    }),
    announceStep: emit(({ context, event }): DotMoment => {
      assertEvent(event, 'dot.reached');
      return { type: 'step.due', from: context.place, place: event.place };
    }),
  },
  guards: {
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'dot.reached');
      return event.page !== context.page;
    },
  },
}).createMachine({
  id: 'dot',
  context: ({ input }) => ({ ...input, place: 0 }),
  initial: 'still',
  on: {
    'motion.reduced': '.still',
    'dot.reached': { actions: 'notePlace' },
  },
  states: {
    still: { on: { 'motion.allowed': 'movable' } },
    movable: {
      on: {
        'dot.reached': [
          { guard: 'isOtherPage', actions: ['announcePassage', 'notePlace'] },
          { actions: ['announceStep', 'notePlace'] },
        ],
      },
    },
  },
});

export type DotActor = ActorRefFrom<typeof dotMachine>;
