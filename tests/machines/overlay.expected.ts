import type { overlayMachine } from '#machines/overlay.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const overlayExpected: Expected<typeof overlayMachine> = {
  start: [{ to: 'absent' }],
  states: {
    loading: { requirement: 'R16.5', actors: ['loadCode'] },
    'failed.recent': { requirement: 'R16.5', timers: { retryAfter: 10_000 } },
    'failed.lasting': { requirement: 'R16.5', timers: { rareRetryAfter: 600_000 } },
    'failed.repeating': { requirement: 'R16.5', actors: ['loadCode'] },
    'failed.retrying': { requirement: 'R16.5', actors: ['loadCode'] },
    'failed.diagnosing': {
      requirement: 'R16.7',
      actors: ['checkDeployment'],
      timers: { diagnosisTimeout: 5_000 },
    },
  },
  events: {
    'overlay.request': [{ in: 'absent', to: 'loading' }],
    'overlay.open': [
      { in: 'absent', to: 'loading' },
      { in: 'failed', to: 'failed.retrying' },
    ],
    'overlay.renew': [{ requirement: 'R10.23', in: 'ready', to: 'reloading', calls: ['reload'] }],
    'after retryAfter': [{ to: 'failed.repeating' }],
    'after rareRetryAfter': [{ to: 'failed.repeating' }],
    'after diagnosisTimeout': [{ to: 'failed.lasting' }],
    'loadCode done': [{ to: 'ready' }],
    'loadCode error': [
      { in: 'loading', to: 'failed.recent', calls: ['reportFailure'] },
      { in: 'failed.repeating', to: 'failed.lasting' },
      { in: 'failed.retrying', to: 'failed.diagnosing' },
    ],
    'checkDeployment done': [
      {
        requirement: 'R16.7',
        when: ({ event }) => event.output,
        to: 'reloading',
        calls: ['reload'],
      },
      { to: 'failed.lasting' },
    ],
    'checkDeployment error': [{ to: 'failed.lasting' }],
  },
};
