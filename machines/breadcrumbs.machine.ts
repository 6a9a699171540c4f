import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';

/** R5.3: how long the breadcrumbs stay after a route change, in ms. */
const SHOWN_FOR_MS = 3_000;
/** R5.4: a pointer this close to the top of the window shows them, in px. */
const SHOW_WITHIN_PX = 80;
/** R5.4: a pointer below this distance hides them, in px. Nothing changes between the two. */
const HIDE_BELOW_PX = 120;

export type BreadcrumbsInput = { isHome: boolean };

export type BreadcrumbsEvent =
  | { type: 'route.changed'; isHome: boolean }
  | { type: 'pointer.moved'; y: number }
  | { type: 'breadcrumbs.focused' }
  | { type: 'breadcrumbs.blurred' };

type BreadcrumbsContext = BreadcrumbsInput & { isPointerNear: boolean; isFocused: boolean };

/**
 * Shows where the visitor is, then gets out of the way.
 *
 * Pointer and focus are context, not states: they change nothing during the three seconds, and decide
 * what follows them. `visible.timed` ignores a distant pointer on purpose, because every click on a
 * link leaves the pointer there.
 */
export const breadcrumbsMachine = setup({
  types: {
    input: {} as BreadcrumbsInput,
    context: {} as BreadcrumbsContext,
    events: {} as BreadcrumbsEvent,
  },
  actions: {
    keepPage: assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { isHome: event.isHome };
    }),
    keepPointer: assign(({ context, event }) => {
      assertEvent(event, 'pointer.moved');
      const reach = context.isPointerNear ? HIDE_BELOW_PX : SHOW_WITHIN_PX;
      return { isPointerNear: event.y <= reach };
    }),
    noteFocus: assign({ isFocused: true }),
    noteBlur: assign({ isFocused: false }),
  },
  guards: {
    isHome: ({ context }) => context.isHome,
    isHeld: ({ context }) => context.isPointerNear || context.isFocused,
    isReleased: ({ context }) => !context.isPointerNear && !context.isFocused,
  },
  delays: { shownFor: SHOWN_FOR_MS },
}).createMachine({
  id: 'breadcrumbs',
  context: ({ input }) => ({ ...input, isPointerNear: false, isFocused: false }),
  initial: 'arriving',
  on: {
    'route.changed': { target: '.arriving', actions: 'keepPage' },
    'pointer.moved': { actions: 'keepPointer' },
    'breadcrumbs.focused': { actions: 'noteFocus' },
    'breadcrumbs.blurred': { actions: 'noteBlur' },
  },
  states: {
    arriving: { always: [{ guard: 'isHome', target: 'absent' }, { target: 'visible' }] },
    absent: {},
    visible: {
      initial: 'timed',
      states: {
        timed: {
          after: {
            shownFor: [{ guard: 'isHeld', target: 'held' }, { target: '#breadcrumbs.hidden' }],
          },
        },
        held: { always: { guard: 'isReleased', target: '#breadcrumbs.hidden' } },
      },
    },
    hidden: { always: { guard: 'isHeld', target: 'visible.held' } },
  },
});

export type BreadcrumbsActor = ActorRefFrom<typeof breadcrumbsMachine>;
