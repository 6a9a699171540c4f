import type { versionBadgeMachine } from '#machines/versionBadge.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const versionBadgeExpected: Expected<typeof versionBadgeMachine> = {
  start: [{ to: 'loading', context: { record: null } }],
  states: {
    loading: { requirement: 'R8.1, R8.4', timers: { giveUpAfter: 5_000 }, actors: ['loadVersion'] },
    generating: { actors: ['generateVersion'] },
  },
  events: {
    'loadVersion done': [
      {
        requirement: 'R8.5',
        when: ({ event: { output } }) => output.loadedAt - output.record.lastBuild > 600_000,
        to: 'generating',
        calls: ['reportStaleness'],
        context: { record: null },
      },
      {
        requirement: 'R8.1',
        to: 'shown.closed',
        context: ({ event }) => ({ record: event.output.record }),
      },
    ],
    'loadVersion error': [{ requirement: 'R8.4', to: 'generating', calls: ['reportFailure'] }],
    'after giveUpAfter': [{ requirement: 'R8.4', to: 'generating', calls: ['reportDelay'] }],
    'generateVersion done': [
      { to: 'shown.closed', context: ({ event }) => ({ record: event.output }) },
    ],
    'generateVersion error': [{ requirement: 'R8.1', to: 'hidden', context: { record: null } }],
    'version.toggle': [
      { requirement: 'R8.8', in: 'shown.closed', to: 'shown.open' },
      { in: 'shown.open', to: 'shown.closed' },
    ],
    'version.dismiss': [{ requirement: 'R8.8', in: 'shown.open', to: 'shown.closed' }],
  },
};
