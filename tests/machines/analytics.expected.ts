import type { analyticsMachine, Grants } from '#machines/analytics.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

const granted = ({ event }: { event: { preferences: Grants } }) => ({ grants: event.preferences });
const alive = ['queueing', 'sending'];

export const analyticsExpected: Expected<typeof analyticsMachine> = {
  start: [
    {
      requirement: 'R12.1',
      to: 'queueing',
      calls: ['openQueue'],
      context: { path: '', grants: { analytics: false, marketing: false } },
    },
  ],
  states: { 'sending.startingRecorder': { actors: ['startRecorder'] } },
  events: {
    'page.viewed': [
      {
        requirement: 'R12.2, R12.3',
        in: alive,
        calls: ['sendPageView'],
        context: ({ event }) => ({ path: event.path }),
      },
    ],
    'link.followed': [{ in: alive, calls: ['sendClick'] }],
    'consent.missing': [{ requirement: 'R12.9', in: 'queueing', calls: ['deleteTraces'] }],
    'consent.changed': [
      {
        requirement: 'R12.7, R12.8',
        in: 'queueing',
        when: ({ context, event }) =>
          context.hasVendors && event.preferences.analytics && context.path !== '',
        to: 'sending.startingRecorder',
        calls: ['deleteTraces', 'sendSignals', 'dropQueue', 'loadTag', 'sendPageView'],
        context: granted,
      },
      {
        requirement: 'R12.2',
        in: 'queueing',
        when: ({ context, event }) => context.hasVendors && event.preferences.analytics,
        to: 'sending.startingRecorder',
        calls: ['deleteTraces', 'sendSignals', 'dropQueue', 'loadTag'],
        context: granted,
      },
      {
        requirement: 'R12.7, R12.9',
        in: 'queueing',
        calls: ['deleteTraces', 'sendSignals'],
        context: granted,
      },
      {
        requirement: 'R12.1, R12.9',
        in: 'sending',
        when: ({ event }) => event.preferences.analytics,
        calls: ['sendSignals', 'grantRecorder', 'deleteTraces'],
        context: granted,
      },
      {
        requirement: 'R12.9',
        in: 'sending',
        to: 'leaving',
        calls: ['closeGate', 'deleteTraces', 'reload'],
        context: granted,
      },
    ],
    'startRecorder done': [{ to: 'sending.recording', calls: ['grantRecorder'] }],
    'startRecorder error': [{ to: 'sending.unrecorded', calls: ['reportFailure'] }],
  },
};
