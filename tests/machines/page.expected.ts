import type { ContextFrom } from 'xstate';
import type { pageMachine } from '#machines/page.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

type Before = { context: ContextFrom<typeof pageMachine> };

/** The failure takes the address over, in the language on the screen. */
const failed = {
  requirement: 'R1.11',
  to: 'failed',
  context: ({ context: { requested, shown } }: Before) => ({
    shown: { ...requested, language: shown.language },
    hasFailed: true,
  }),
};
/** What is on the screen stays there. */
const kept = ({ context: { shown, hasFailed } }: Before) => ({ shown, hasFailed });

export const pageExpected: Expected<typeof pageMachine> = {
  start: [
    {
      requirement: 'R1.11',
      to: 'shown',
      context: ({ event: { input } }) => ({
        requested: input.address,
        shown: input.address,
        hasFailed: false,
      }),
    },
  ],
  states: {
    loading: { requirement: 'R1.9', actors: { loadPage: ({ requested }) => requested } },
    'loading.brief': { requirement: 'R1.9', timers: { slowAfter: 400 } },
    diagnosing: {
      requirement: 'R16.7',
      timers: { diagnosisTimeout: 5_000 },
      actors: { checkDeployment: ({ requested }) => requested },
    },
  },
  events: {
    'route.requested': [
      {
        requirement: 'R1.9',
        when: ({ event }) => event.isLoaded,
        to: 'shown',
        context: ({ event: { address } }) => ({
          requested: address,
          shown: address,
          hasFailed: false,
        }),
      },
      {
        requirement: 'R1.9',
        to: 'loading.brief',
        context: ({ context, event }) => ({ ...kept({ context }), requested: event.address }),
      },
    ],
    'after slowAfter': [{ requirement: 'R1.9', to: 'loading.slow' }],
    'loadPage done': [
      {
        requirement: 'R1.9, R1.11',
        to: 'shown',
        context: ({ context }) => ({ shown: context.requested, hasFailed: false }),
      },
    ],
    'loadPage error': [{ to: 'diagnosing', calls: ['reportFailure'], context: kept }],
    'checkDeployment done': [
      {
        requirement: 'R16.7',
        when: ({ event }) => event.output,
        to: 'reloading',
        calls: ['reload'],
      },
      failed,
    ],
    'checkDeployment error': [failed],
    'after diagnosisTimeout': [failed],
    'page.retry': [{ requirement: 'R1.11', in: 'failed', to: 'loading.brief', context: kept }],
    'page.crashed': [
      { requirement: 'R1.10', in: 'shown', to: 'crashed', calls: ['reportFailure'] },
      { requirement: 'R1.10', calls: ['reportFailure'] },
    ],
  },
};
