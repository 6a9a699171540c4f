import { type ActorRefFrom, assertEvent, assign, emit, setup } from 'xstate';

export type DotInput = { page: string };

export type DotEvent =
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'route.changed'; page: string }
  /** A dot has come into view for the first time, as its place among the dots of the page. */
  | { type: 'dot.seen'; place: number };

/** What the machine tells its view. */
export type DotMoment =
  /** The first dot of the new page comes from where the dot of the old page was. */
  | { type: 'passage.due' }
  /** A dot comes from the one above it. */
  | { type: 'descent.due'; place: number };

/**
 * Takes the dot of the brand from page to page, and down each page.
 *
 * Every dot stands where it belongs, without this machine, too. One that arrives begins where the last one was,
 * so nothing waits for it, and no place is empty. The view knows how long it travels, because no state depends
 * on it. The machine starts `still`, so the first render equals the prerendered page.
 */
export const dotMachine = setup({
  types: {
    input: {} as DotInput,
    context: {} as DotInput,
    events: {} as DotEvent,
    emitted: {} as DotMoment,
  },
  actions: {
    notePage: assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { page: event.page };
    }),
    announcePassage: emit({ type: 'passage.due' }),
    announceDescent: emit(({ event }): DotMoment => {
      assertEvent(event, 'dot.seen');
      return { type: 'descent.due', place: event.place };
    }),
  },
  guards: {
    isOtherPage: ({ context, event }) => {
      assertEvent(event, 'route.changed');
      return event.page !== context.page;
    },
  },
}).createMachine({
  id: 'dot',
  context: ({ input }) => input,
  initial: 'still',
  on: {
    'motion.reduced': '.still',
    'route.changed': { actions: 'notePage' },
  },
  states: {
    still: { on: { 'motion.allowed': 'movable' } },
    movable: {
      on: {
        'route.changed': { guard: 'isOtherPage', actions: ['notePage', 'announcePassage'] },
        'dot.seen': { actions: 'announceDescent' },
      },
    },
  },
});

export type DotActor = ActorRefFrom<typeof dotMachine>;
