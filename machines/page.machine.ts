import {
  type ActorRefFrom,
  assertEvent,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  setup,
} from 'xstate';
import { port } from './port.ts';

/** A load shows the loading bar after this long, in ms. */
const SLOW_AFTER_MS = 400;
/** The check for a new deployment, and the reload that follows, may take this long each, in ms. */
const DIAGNOSIS_TIMEOUT_MS = 5_000;

/** A page under an address. `prefix` is '' in an address without a language. */
export type Address = { page: string; language: string; prefix: string; path: string };

/** A visit to a page: an entry of the history, known by its key. Two of them may have the same path. */
export type Entry = Address & { key: string };

export type PageInput = { address: Entry };

/** The visitor has reached another entry. `isLoaded` tells whether its page can be rendered at once. */
export type RouteRequested = { type: 'route.requested'; address: Entry; isLoaded: boolean };

export type PageEvent =
  | RouteRequested
  | { type: 'page.retry' }
  | { type: 'page.crashed'; error: unknown };

type LoadFailed = ErrorActorEvent<unknown, 'loadPage'>;
type Diagnosed = DoneActorEvent<boolean, 'checkDeployment'>;

type PageContext = {
  /** The entry of the address. */
  requested: Entry;
  /** The entry for the screen. React may still be rendering it. */
  shown: Entry;
  /** Whether a failure stands on the screen in place of `shown`. */
  hasFailed: boolean;
};

/**
 * Takes the visitor from one page to the next without an empty moment between them.
 *
 * `shown` stays on the screen until `requested` can be rendered at once, on a slow network too. A page
 * whose code and texts are there skips `loading`. A request during `loading` restarts it: the last click
 * wins.
 *
 * A page that does not arrive may have gone with an old deployment, while this tab was open. Only a
 * reload helps then, so `diagnosing` comes before `failed`. A retry loads the page like any other, and the
 * failure stays on the screen meanwhile.
 */
export const pageMachine = setup({
  types: {
    input: {} as PageInput,
    context: {} as PageContext,
    events: {} as PageEvent | LoadFailed | Diagnosed,
  },
  actors: {
    /** Loads the code and the texts of a page. */
    loadPage: fromPromise<void, Address>(port),
    /** Resolves with true if a new deployment has replaced the one of this tab. */
    checkDeployment: fromPromise<boolean, Address>(port),
  },
  actions: {
    keepRequest: assign(({ event }) => {
      assertEvent(event, 'route.requested');
      return { requested: event.address };
    }),
    /** The failure takes the address over; its texts are those of the language on the screen. */
    showFailure: assign(({ context: { shown, requested } }) => ({
      shown: { ...requested, language: shown.language },
      hasFailed: true,
    })),
    showRequested: assign(({ context }) => ({ shown: context.requested, hasFailed: false })),
    /** Loads the requested page as a document. */
    reload: port,
    reportFailure: port,
  },
  guards: {
    isLoaded: ({ event }) => {
      assertEvent(event, 'route.requested');
      return event.isLoaded;
    },
    isReplaced: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkDeployment');
      return event.output;
    },
  },
  delays: { slowAfter: SLOW_AFTER_MS, diagnosisTimeout: DIAGNOSIS_TIMEOUT_MS },
}).createMachine({
  id: 'page',
  context: ({ input }) => ({
    requested: input.address,
    shown: input.address,
    hasFailed: false,
  }),
  initial: 'shown',
  on: {
    'route.requested': [
      {
        guard: 'isLoaded',
        target: '.shown',
        actions: ['keepRequest', 'showRequested'],
      },
      { target: '.loading', actions: 'keepRequest' },
    ],
    // A page that crashes while the next one loads is about to go.
    'page.crashed': { actions: 'reportFailure' },
  },
  states: {
    shown: { on: { 'page.crashed': { target: 'crashed', actions: 'reportFailure' } } },
    loading: {
      initial: 'brief',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => context.requested,
        onDone: { target: 'shown', actions: 'showRequested' },
        onError: { target: 'diagnosing', actions: 'reportFailure' },
      },
      states: { brief: { after: { slowAfter: 'slow' } }, slow: { tags: 'waiting' } },
    },
    diagnosing: {
      tags: 'waiting',
      invoke: {
        id: 'checkDeployment',
        src: 'checkDeployment',
        input: ({ context }) => context.requested,
        onDone: [{ guard: 'isReplaced', target: 'reloading' }, { target: 'failed' }],
        onError: 'failed',
      },
      after: { diagnosisTimeout: 'failed' },
    },
    // A browser may refuse it.
    reloading: { tags: 'waiting', entry: 'reload', after: { diagnosisTimeout: 'failed' } },
    failed: { entry: 'showFailure', on: { 'page.retry': 'loading' } },
    crashed: {},
  },
});

export type PageActor = ActorRefFrom<typeof pageMachine>;
