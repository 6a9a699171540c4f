import { type ActorRefFrom, fromPromise, setup } from 'xstate';

/** A view whose code did not arrive is asked for again after this long, in ms. */
const RETRY_MS = 10_000;

export type OverlayEvent = { type: 'overlay.request' };

/**
 * The code of a view that most visits never see: it is loaded when it is first asked for.
 *
 * A failure is no dead end. Somebody who asks again has it tried again at once, and somebody who
 * waits after a while; until then the site goes on without the view.
 */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent },
  actors: {
    /** Port: loads the code. */
    loadCode: fromPromise(() => Promise.resolve()),
  },
  actions: {
    /** Port: one line for whoever looks after the site. */
    reportFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { retryAfter: RETRY_MS },
}).createMachine({
  id: 'overlay',
  initial: 'absent',
  states: {
    absent: { on: { 'overlay.request': 'loading' } },
    loading: {
      invoke: {
        id: 'loadCode',
        src: 'loadCode',
        onDone: 'ready',
        onError: {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'overlay.request': 'loading' }, after: { retryAfter: 'loading' } },
    ready: {},
  },
});

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;
