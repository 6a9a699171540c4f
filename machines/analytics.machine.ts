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

/** The host is asked again after this long, in ms. */
const ASK_AGAIN_MS = 5_000;
/** The host may take this long to answer, in ms. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The part of a consent that vendors depend on. */
export type Grants = { analytics: boolean; marketing: boolean };

/** A click event: its name, and the label that tells the link from others of its kind. */
export type Click = {
  name: 'division_card_click' | 'service_card_click' | 'related_link_click';
  label: string;
};

/** Whether the site has a vendor to load. */
export type AnalyticsInput = { hasVendors: boolean };

export type AnalyticsEvent =
  | { type: 'consent.changed'; preferences: Grants }
  | { type: 'consent.missing' }
  | { type: 'page.viewed'; path: string }
  | { type: 'link.followed'; click: Click }
  /** The browser thinks that it is online again. */
  | { type: 'network.returned' };

type RecorderStarted = DoneActorEvent<void, 'startRecorder'>;
type RecorderFailed = ErrorActorEvent<unknown, 'startRecorder'>;

type AnalyticsContext = AnalyticsInput & {
  /** The path of the page on the screen; '' before the first page view. */
  path: string;
  grants: Grants;
};

/**
 * Sends page views and clicks, and keeps the vendors away until the visitor grants analytics.
 *
 * Before a grant, calls go into a queue that nothing reads. The grant empties the queue: only the
 * consent signals and the view of the current page reach the vendor. Without a vendor, nothing ever
 * reads the queue.
 *
 * A script that runs stays in its document. So a withdrawal does not lead back to `queueing` but to
 * `leaving`: the gate is closed, the document ends, and the next one begins without vendors. Only an answer of
 * the host ends it: offline, the browser would show an error in place of the page. What the visitor has sent is
 * over by then.
 */
export const analyticsMachine = setup({
  types: {
    input: {} as AnalyticsInput,
    context: {} as AnalyticsContext,
    events: {} as AnalyticsEvent | RecorderStarted | RecorderFailed,
  },
  actors: {
    /** Loads and initialises the session recorder. Stopping the actor cancels the start. */
    startRecorder: fromPromise<void>(port),
    /**
     * Resolves when the host answers for this page. Rejects if it does not, and while the visitor waits for something
     * that they have sent, or reads what has become of it: the next document would not tell that.
     */
    askHost: fromPromise<void>(port),
  },
  actions: {
    keepPage: assign(({ event }) => {
      assertEvent(event, 'page.viewed');
      return { path: event.path };
    }),
    keepGrants: assign(({ event }) => {
      assertEvent(event, 'consent.changed');
      return { grants: event.preferences };
    }),
    /** Opens the queue of calls, with every consent signal denied. */
    openQueue: port,
    sendSignals: port,
    /** Sends the view of the page on the screen. */
    sendPageView: port,
    sendClick: port,
    /** Loads the vendor's tag. Of what was queued, it receives the consent signals only. */
    loadTag: port,
    /** Tells a running recorder what it may store. */
    grantRecorder: port,
    /** Deletes what the vendors have stored in the categories that are not granted. */
    deleteTraces: port,
    /** Blocks every request to another host but those of the forms and the chat, for the rest of the document. */
    closeGate: port,
    /** Loads the document again. */
    reload: port,
    reportFailure: port,
  },
  guards: {
    admitsVendors: ({ context, event }) => {
      assertEvent(event, 'consent.changed');
      return context.hasVendors && event.preferences.analytics;
    },
    hasPage: ({ context }) => context.path !== '',
  },
  delays: { askAgainAfter: ASK_AGAIN_MS, answerTimeout: ANSWER_TIMEOUT_MS },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => ({
    ...input,
    path: '',
    grants: { analytics: false, marketing: false },
  }),
  entry: 'openQueue',
  initial: 'queueing',
  states: {
    queueing: {
      on: {
        'page.viewed': { actions: ['keepPage', 'sendPageView'] },
        'link.followed': { actions: 'sendClick' },
        'consent.missing': { actions: 'deleteTraces' },
        'consent.changed': [
          {
            guard: 'admitsVendors',
            target: 'sending',
            actions: ['keepGrants', 'deleteTraces', 'sendSignals', 'loadTag'],
          },
          { actions: ['keepGrants', 'deleteTraces', 'sendSignals'] },
        ],
      },
    },
    sending: {
      initial: 'arriving',
      on: {
        'page.viewed': { actions: ['keepPage', 'sendPageView'] },
        'link.followed': { actions: 'sendClick' },
        'consent.changed': [
          {
            guard: 'admitsVendors',
            // Both vendors heed the signals on marketing, so they go first and the page stays.
            actions: ['keepGrants', 'sendSignals', 'grantRecorder', 'deleteTraces'],
          },
          { target: 'leaving', actions: 'keepGrants' },
        ],
      },
      states: {
        // A stored grant comes before the first page.
        arriving: {
          always: [
            { guard: 'hasPage', target: 'startingRecorder', actions: 'sendPageView' },
            { target: 'startingRecorder' },
          ],
        },
        startingRecorder: {
          invoke: {
            id: 'startRecorder',
            src: 'startRecorder',
            onDone: { target: 'recording', actions: 'grantRecorder' },
            onError: { target: 'unrecorded', actions: 'reportFailure' },
          },
        },
        recording: {},
        unrecorded: {},
      },
    },
    leaving: {
      entry: ['closeGate', 'deleteTraces'],
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'askHost', src: 'askHost', onDone: 'reloading', onError: 'waiting' },
          after: { answerTimeout: 'waiting' },
        },
        waiting: {
          after: { askAgainAfter: 'asking' },
          on: { 'network.returned': 'asking' },
        },
        // A vendor that runs may have stored something meanwhile.
        reloading: { entry: ['deleteTraces', 'reload'] },
      },
    },
  },
});

export type AnalyticsActor = ActorRefFrom<typeof analyticsMachine>;
