import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

/** A load that takes longer than this is worth an indicator, in ms. */
const SLOW_AFTER_MS = 400;

/** How long it may take to find out whether the site has been deployed anew, in ms. */
const DIAGNOSIS_TIMEOUT_MS = 5_000;

/** A page under an address. `prefix` is '' where the address names no language. */
export type Address = { page: string; language: string; prefix: string; path: string };

export type PageInput = { address: Address };

export type PageEvent =
  | { type: 'route.requested'; address: Address }
  | { type: 'page.retry' }
  | { type: 'page.crashed'; error: unknown };

type PageContext = { shown: Address; requested: Address };

/**
 * Takes the visitor from one page to the next without an empty moment between them.
 *
 * The page that is `shown` stays until the `requested` one can be rendered at once, however slow
 * the link is. A page whose code is already there skips `loading` altogether, so that a prefetched
 * route change is one synchronous step. A request during `loading` starts it anew: the last click
 * wins, and the answer to an earlier one is dropped with its promise.
 *
 * A page that does not arrive may be gone because the site was deployed anew while this tab was
 * open. Then nothing but a reload helps, so that is found out before the failure is shown.
 */
export const pageMachine = setup({
  types: {
    input: {} as PageInput,
    context: {} as PageContext,
    events: {} as PageEvent,
  },
  actors: {
    /** Port: fetches the code and the texts of a page; rejects when that fails. */
    loadPage: fromPromise<void, Address>(() => Promise.reject(new Error('not provided'))),
    /** Port: whether a reload can help, since another deployment has replaced the one of this tab. */
    isOutdated: fromPromise<boolean, Address>(() => Promise.resolve(false)),
  },
  actions: {
    rememberRequest: assign({ requested: (_, params: { address: Address }) => params.address }),
    showRequested: assign({ shown: ({ context }) => context.requested }),
    /** Port: loads the requested page anew, as a document. */
    reload: () => {},
    /** Port: one line for whoever looks after the site. */
    reportFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    /** Port: whether a page can be rendered at once. */
    isLoaded: (_, _params: Address) => false,
    isTrue: (_, params: { answer: boolean }) => params.answer,
  },
  delays: { slowAfter: SLOW_AFTER_MS, diagnosisTimeout: DIAGNOSIS_TIMEOUT_MS },
}).createMachine({
  id: 'page',
  context: ({ input }) => ({ shown: input.address, requested: input.address }),
  initial: 'shown',
  on: {
    'route.requested': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.address },
        target: '.shown',
        actions: [{ type: 'rememberRequest', params: ({ event }) => event }, 'showRequested'],
      },
      {
        target: '.loading',
        actions: { type: 'rememberRequest', params: ({ event }) => event },
      },
    ],
  },
  states: {
    shown: {
      on: {
        'page.crashed': {
          target: 'crashed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    loading: {
      initial: 'brief',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => context.requested,
        onDone: { target: 'shown', actions: 'showRequested' },
        onError: {
          target: 'diagnosing',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
      states: { brief: { after: { slowAfter: 'slow' } }, slow: { tags: 'waiting' } },
    },
    diagnosing: {
      tags: 'waiting',
      invoke: {
        id: 'isOutdated',
        src: 'isOutdated',
        input: ({ context }) => context.requested,
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output }) },
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { diagnosisTimeout: 'failed' },
    },
    reloading: { tags: 'waiting', entry: 'reload' },
    failed: { on: { 'page.retry': 'loading' } },
    crashed: {},
  },
});

export type PageActor = ActorRefFrom<typeof pageMachine>;
