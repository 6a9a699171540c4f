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

/** The part of a consent that vendors depend on. */
export type Grants = { analytics: boolean; marketing: boolean };

/** A click event: its name, and the label that tells the link from others of its kind. */
export type Click = {
  name: 'division_card_click' | 'service_card_click' | 'related_link_click';
  label: string;
};

export type AnalyticsEvent =
  | { type: 'consent.changed'; preferences: Grants }
  | { type: 'page.viewed'; path: string }
  | { type: 'link.followed'; click: Click }
  /** The vendor's tag has loaded: from now on it reads every call at once. */
  | { type: 'tag.loaded' };

type RecorderStarted = DoneActorEvent<void, 'startRecorder'>;
type RecorderFailed = ErrorActorEvent<unknown, 'startRecorder'>;

type AnalyticsContext = {
  /** The path of the page on the screen; '' before the first page view. */
  path: string;
  grants: Grants;
  isTagLoaded: boolean;
  isRecorderStarted: boolean;
};

/**
 * Sends page views and clicks, and keeps the vendors away until the visitor grants analytics.
 *
 * Before the first grant, calls go into a queue that nothing reads. The grant empties the queue: only
 * the consent signals and the view of the current page reach the vendor. Once a vendor's script reads
 * the queue, a call without a grant would be sent. `denied.untouched` and `denied.withdrawn` are two
 * states because of that difference.
 */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsContext,
    events: {} as AnalyticsEvent | RecorderStarted | RecorderFailed,
  },
  actors: {
    /** Loads and initialises the session recorder. Stopping the actor cancels the start. */
    startRecorder: fromPromise<void>(port),
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
    noteTagLoaded: assign({ isTagLoaded: true }),
    noteRecorderStarted: assign({ isRecorderStarted: true }),
    /** Opens the queue of calls, with every consent signal denied. */
    openQueue: port,
    /** Removes every queued call but the consent signals. */
    dropQueue: port,
    /** Sends the consent signals. */
    sendSignals: port,
    /** Sends the view of the page on the screen. */
    sendPageView: port,
    /** Sends the click event. */
    sendClick: port,
    /** Lets the vendors' scripts send requests. */
    openGate: port,
    /** Blocks the requests of the vendors' scripts. */
    closeGate: port,
    /** Loads the vendor's tag. Runs once in the life of the document. */
    loadTag: port,
    /** Switches a tag on that `stopTag` switched off. */
    resumeTag: port,
    stopTag: port,
    /** Lets a recorder that `stopRecorder` stopped record again. */
    resumeRecorder: port,
    /** Tells a running recorder what it may store. */
    grantRecorder: port,
    stopRecorder: port,
    /** Deletes the vendors' cookies. */
    deleteCookies: port,
    reportFailure: port,
  },
  guards: {
    isGrant: ({ event }) => {
      assertEvent(event, 'consent.changed');
      return event.preferences.analytics;
    },
    hasPage: ({ context }) => context.path !== '',
    isRecorderStarted: ({ context }) => context.isRecorderStarted,
  },
}).createMachine({
  id: 'analytics',
  context: {
    path: '',
    grants: { analytics: false, marketing: false },
    isTagLoaded: false,
    isRecorderStarted: false,
  },
  entry: 'openQueue',
  initial: 'denied',
  on: { 'tag.loaded': { actions: 'noteTagLoaded' } },
  states: {
    denied: {
      initial: 'untouched',
      states: {
        untouched: {
          on: {
            'page.viewed': { actions: ['keepPage', 'sendPageView'] },
            'link.followed': { actions: 'sendClick' },
            'consent.changed': [
              {
                guard: 'isGrant',
                target: '#analytics.granted',
                actions: ['keepGrants', 'openGate', 'sendSignals', 'dropQueue', 'loadTag'],
              },
              { actions: ['keepGrants', 'sendSignals', 'deleteCookies'] },
            ],
          },
        },
        withdrawn: {
          on: {
            // A vendor's script may write its cookies again when its page unloads.
            'page.viewed': { actions: ['keepPage', 'deleteCookies'] },
            'consent.changed': [
              {
                guard: 'isGrant',
                target: '#analytics.granted',
                actions: ['keepGrants', 'openGate', 'sendSignals', 'resumeTag'],
              },
              { actions: ['keepGrants', 'sendSignals', 'deleteCookies'] },
            ],
          },
        },
      },
    },
    granted: {
      initial: 'arriving',
      on: {
        'page.viewed': { actions: ['keepPage', 'sendPageView'] },
        'link.followed': { actions: 'sendClick' },
        'consent.changed': [
          { guard: 'isGrant', actions: ['keepGrants', 'sendSignals', 'grantRecorder'] },
          {
            // A running script answers a signal with a request, so the signals come after the stop.
            target: 'denied.withdrawn',
            actions: [
              'keepGrants',
              'closeGate',
              'stopTag',
              'stopRecorder',
              'sendSignals',
              'deleteCookies',
            ],
          },
        ],
      },
      states: {
        // A stored grant comes before the first page.
        arriving: {
          always: [
            { guard: 'hasPage', target: 'deciding', actions: 'sendPageView' },
            { target: 'deciding' },
          ],
        },
        deciding: {
          always: [
            { guard: 'isRecorderStarted', target: 'recording', actions: 'resumeRecorder' },
            { target: 'startingRecorder' },
          ],
        },
        startingRecorder: {
          invoke: {
            id: 'startRecorder',
            src: 'startRecorder',
            onDone: { target: 'recording', actions: ['noteRecorderStarted', 'grantRecorder'] },
            onError: { target: 'unrecorded', actions: 'reportFailure' },
          },
        },
        recording: {},
        unrecorded: {},
      },
    },
  },
});

export type AnalyticsActor = ActorRefFrom<typeof analyticsMachine>;
