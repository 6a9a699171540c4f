import { type ActorRefFrom, assign, setup } from 'xstate';

/** Spec §9: breadcrumbs stay for this long after a route change, in ms. */
const SHOWN_FOR_MS = 3_000;
/** Spec §9: a pointer within this distance of the top of the window shows them, in px. */
const SHOW_WITHIN_PX = 80;
/** Spec §9: a pointer below this distance hides them, in px. Between the two nothing changes. */
const HIDE_BELOW_PX = 120;

export type BreadcrumbsInput = { isHome: boolean };

export type BreadcrumbsEvent =
  | { type: 'route.changed'; isHome: boolean }
  | { type: 'pointer.moved'; y: number }
  | { type: 'breadcrumbs.focused' }
  | { type: 'breadcrumbs.blurred' };

type BreadcrumbsContext = BreadcrumbsInput & { isPointerNear: boolean; isFocused: boolean };

/**
 * Says where the visitor is, then steps aside.
 *
 * The pointer and the focus are context and not states: both are remembered while the three seconds
 * run, when they change nothing, and decide at the end of them. `visible.timed` ignores a pointer
 * further down on purpose: it is there after every click on a link.
 */
export const breadcrumbsMachine = setup({
  types: {
    input: {} as BreadcrumbsInput,
    context: {} as BreadcrumbsContext,
    events: {} as BreadcrumbsEvent,
  },
  actions: {
    rememberPage: assign({
      isHome: ({ context, event }) =>
        event.type === 'route.changed' ? event.isHome : context.isHome,
    }),
    rememberPointer: assign({
      isPointerNear: ({ context, event }) => {
        if (event.type !== 'pointer.moved') return context.isPointerNear;
        return event.y <= (context.isPointerNear ? HIDE_BELOW_PX : SHOW_WITHIN_PX);
      },
    }),
    rememberFocus: assign({ isFocused: ({ event }) => event.type === 'breadcrumbs.focused' }),
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
    'route.changed': { target: '.arriving', actions: 'rememberPage' },
    'pointer.moved': { actions: 'rememberPointer' },
    'breadcrumbs.focused': { actions: 'rememberFocus' },
    'breadcrumbs.blurred': { actions: 'rememberFocus' },
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
