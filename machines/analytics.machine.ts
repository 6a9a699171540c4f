import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';

/** What the visitor has agreed to, as far as vendors are concerned. */
export type Grants = { analytics: boolean; marketing: boolean };

/** What is counted when a link is followed, and what tells it from others of its kind. */
export type Click = {
  name: 'division_card_click' | 'service_card_click' | 'related_link_click';
  label: string;
};

export type AnalyticsEvent =
  | { type: 'consent.changed'; preferences: Grants }
  | { type: 'page.viewed'; page: string; path: string }
  | { type: 'link.followed'; click: Click }
  /** From the recorder: its script has been initialised in this page. */
  | { type: 'recorder.started' };

export type RecorderInput = { isStarted: boolean; grants: Grants };

/** What the recorder is told while it may record. */
export type GrantsChanged = { type: 'grants.changed'; grants: Grants };

type AnalyticsContext = {
  /** The page on the screen, as its path without a language, and its path as it is. */
  page: string;
  path: string;
  grants: Grants;
  isRecorderStarted: boolean;
};

/**
 * Counts visits for those who agreed, and stands between the site and its vendors.
 *
 * As long as nobody has agreed and no vendor's script has been loaded, calls wait in a queue that no
 * one reads. A grant drops them: what was done before it is nobody's business, but for the page that
 * the visitor is on. Once a vendor's script listens to that queue, nothing may be put into it without
 * a grant; that is the difference between `denied.untouched` and `denied.withdrawn`.
 */
export const analyticsMachine = setup({
  types: { context: {} as AnalyticsContext, events: {} as AnalyticsEvent },
  actors: {
    /** Port: the session recorder, for as long as it may record. */
    recorder: fromCallback<GrantsChanged, RecorderInput>(() => {}),
  },
  actions: {
    rememberPage: assign((_, params: { page: string; path: string }) => params),
    rememberRecorder: assign({ isRecorderStarted: true }),
    rememberGrants: assign({ grants: (_, params: { preferences: Grants }) => params.preferences }),
    tellRecorder: sendTo(
      'recorder',
      ({ context }): GrantsChanged => ({ type: 'grants.changed', grants: context.grants }),
    ),
    /** Port: lets the vendors' scripts speak to their makers. */
    openGate: () => {},
    /** Port: refuses whatever a vendor's script still wants to send. */
    closeGate: () => {},
    /** Port: stops the session recorder, if it runs. */
    stopRecorder: () => {},
    /** Port: opens the queue of calls, with every consent signal denied. */
    openQueue: () => {},
    /** Port: the consent signals. */
    signal: (_, _params: { preferences: Grants }) => {},
    /** Port: forgets what has been queued, but for the consent signals. */
    dropQueue: () => {},
    /** Port: loads the vendor's tag, once in the life of the page. */
    loadTag: () => {},
    /** Port: lets a tag that was switched off work again. */
    resumeTag: () => {},
    /** Port: switches the tag off. */
    stopTag: () => {},
    /** Port: deletes the cookies of the vendors. */
    deleteCookies: () => {},
    /** Port: the view of the page that is on the screen. */
    sendPageView: (_, _params: { path: string }) => {},
    /** Port: one line for whoever looks after the site. */
    reportFailure: (_, _params: { error: unknown }) => {},
    /** Port: a link that was followed. */
    sendClick: (_, _params: Click) => {},
  },
  guards: {
    isGranted: (_, { preferences }: { preferences: Grants }) => preferences.analytics,
    isOtherPage: ({ context }, { page }: { page: string }) => page !== context.page,
  },
}).createMachine({
  id: 'analytics',
  context: {
    page: '',
    path: '',
    grants: { analytics: false, marketing: false },
    isRecorderStarted: false,
  },
  entry: 'openQueue',
  initial: 'denied',
  states: {
    denied: {
      initial: 'untouched',
      states: {
        untouched: {
          on: {
            'page.viewed': [
              {
                guard: { type: 'isOtherPage', params: ({ event }) => event },
                actions: [
                  { type: 'rememberPage', params: ({ event }) => event },
                  { type: 'sendPageView', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'rememberPage', params: ({ event }) => event } },
            ],
            'link.followed': {
              actions: { type: 'sendClick', params: ({ event }) => event.click },
            },
            'consent.changed': [
              {
                guard: { type: 'isGranted', params: ({ event }) => event },
                target: '#analytics.granted',
                actions: [
                  { type: 'rememberGrants', params: ({ event }) => event },
                  'openGate',
                  { type: 'signal', params: ({ event }) => event },
                  'dropQueue',
                  'loadTag',
                ],
              },
              {
                actions: [
                  { type: 'rememberGrants', params: ({ event }) => event },
                  { type: 'signal', params: ({ event }) => event },
                  'deleteCookies',
                ],
              },
            ],
          },
        },
        withdrawn: {
          on: {
            // What a vendor's script has left behind may come back when it unloads.
            'page.viewed': {
              actions: [{ type: 'rememberPage', params: ({ event }) => event }, 'deleteCookies'],
            },
            'consent.changed': [
              {
                guard: { type: 'isGranted', params: ({ event }) => event },
                target: '#analytics.granted',
                actions: [
                  { type: 'rememberGrants', params: ({ event }) => event },
                  'openGate',
                  { type: 'signal', params: ({ event }) => event },
                  'resumeTag',
                ],
              },
              {
                actions: [
                  { type: 'rememberGrants', params: ({ event }) => event },
                  { type: 'signal', params: ({ event }) => event },
                  'deleteCookies',
                ],
              },
            ],
          },
        },
      },
    },
    granted: {
      // Whoever has agreed before is on no page yet when the visit begins.
      entry: enqueueActions(({ context, enqueue }) => {
        if (context.path !== '') enqueue({ type: 'sendPageView', params: context });
      }),
      invoke: {
        id: 'recorder',
        src: 'recorder',
        input: ({ context }) => ({
          isStarted: context.isRecorderStarted,
          grants: context.grants,
        }),
        onError: { actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: {
        'recorder.started': { actions: 'rememberRecorder' },
        'page.viewed': [
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            actions: [
              { type: 'rememberPage', params: ({ event }) => event },
              { type: 'sendPageView', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'rememberPage', params: ({ event }) => event } },
        ],
        'link.followed': { actions: { type: 'sendClick', params: ({ event }) => event.click } },
        'consent.changed': [
          {
            guard: { type: 'isGranted', params: ({ event }) => event },
            actions: [
              { type: 'rememberGrants', params: ({ event }) => event },
              { type: 'signal', params: ({ event }) => event },
              'tellRecorder',
            ],
          },
          {
            // To a script that runs, a signal is a reason to send something: it comes last.
            target: 'denied.withdrawn',
            actions: [
              { type: 'rememberGrants', params: ({ event }) => event },
              'closeGate',
              'stopTag',
              'stopRecorder',
              { type: 'signal', params: ({ event }) => event },
              'deleteCookies',
            ],
          },
        ],
      },
    },
  },
});

export type AnalyticsActor = ActorRefFrom<typeof analyticsMachine>;
