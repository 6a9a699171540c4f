import type { ContextFrom } from 'xstate';
import type { formMachine } from '#machines/form.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

type Context = ContextFrom<typeof formMachine>;

const delivers = ({ isDelivering, values, honeypot }: Context) => isDelivering && !values[honeypot];
const written = ({ values }: Context) => Object.entries(values).filter(([, value]) => value !== '');
const edited = ({
  context,
  event,
}: {
  context: Context;
  event: { name: string; value: string };
}) => ({
  values: { ...context.values, [event.name]: event.value },
});
const takenOrKept = ({
  context,
  event,
}: {
  context: Context;
  event: { topic: string | null };
}) => ({
  topic: event.topic ?? context.topic,
});
const sent = {
  requirement: 'R9.3, R9.7, R9.16, R9.17',
  to: 'success',
  calls: ['clearDraft', 'clearAddress'],
  context: ({ context: { topic, sentTopic } }: { context: Context }) => ({
    values: {},
    topic: topic === sentTopic ? null : topic,
  }),
};
const kept = ({ context: { values, topic } }: { context: Context }) => ({ values, topic });
const submitted = ({ context, event }: { context: Context; event: { language: string } }) => ({
  ...kept({ context }),
  language: event.language,
  sentTopic: context.topic,
  isSeen: false,
});

export const formExpected: Expected<typeof formMachine> = {
  start: [
    {
      requirement: 'R9.1',
      to: 'idle',
      context: ({ event: { input } }) => ({
        ...input,
        values: {},
        language: '',
        topic: null,
        sentTopic: null,
        isSeen: false,
      }),
    },
  ],
  states: {
    'submitting.pretending': {
      requirement: 'R9.3, R9.10',
      timers: { pretendFor: 1_000 },
      holds: (context) => !delivers(context),
    },
    'submitting.delivering': {
      requirement: 'R9.4, R9.6, R9.11, R9.16',
      timers: { deliveryTimeout: 15_000 },
      actors: {
        deliver: ({ values, language, sentTopic }) => ({ values, language, topic: sentTopic }),
      },
      holds: delivers,
    },
  },
  events: {
    'form.edit': [
      { requirement: 'R9.9', in: ['idle', 'error'], calls: ['saveDraft'], context: edited },
      {
        requirement: 'R9.7, R9.9',
        in: 'success',
        to: 'idle',
        calls: ['saveDraft'],
        context: edited,
      },
    ],
    'form.restore': [
      {
        requirement: 'R9.9, R9.17',
        in: 'idle',
        calls: ['saveDraft'],
        context: ({ context, event }) => ({
          values: { ...event.values, ...Object.fromEntries(written(context)) },
          topic: context.topic ?? event.topic,
        }),
      },
    ],
    'form.submit': [
      {
        in: ['idle', 'error'],
        when: ({ context }) => delivers(context),
        to: 'submitting.delivering',
        context: submitted,
      },
      { in: ['idle', 'error'], to: 'submitting.pretending', context: submitted },
    ],
    'after pretendFor': [sent],
    'deliver done': [sent],
    'deliver error': [
      { requirement: 'R9.7', to: 'error', calls: ['reportFailure'], context: kept },
    ],
    'after deliveryTimeout': [
      { requirement: 'R9.6', to: 'error', calls: ['reportTimeout'], context: kept },
    ],
    'form.seen': [{ requirement: 'R9.12', in: ['success', 'error'], context: { isSeen: true } }],
    'route.requested': [
      {
        requirement: 'R9.7, R9.12',
        in: ['success', 'error'],
        when: ({ context }) => context.isSeen,
        to: 'idle',
        context: kept,
      },
    ],
    'form.removeTopic': [
      {
        requirement: 'R9.17',
        in: ['idle', 'success', 'error'],
        when: ({ context }) => context.topic !== null,
        calls: ['saveDraft', 'clearAddress'],
        context: ({ context: { values } }) => ({ values, topic: null }),
      },
    ],
    'contact.requested': [
      {
        requirement: 'R9.16, R9.17',
        in: ['submitting', 'error'],
        calls: ['saveDraft'],
        context: takenOrKept,
      },
      {
        requirement: 'R9.16, R9.17',
        in: 'idle',
        when: ({ context }) => written(context).length > 0,
        calls: ['saveDraft'],
        context: takenOrKept,
      },
      {
        requirement: 'R9.16, R9.17',
        in: ['idle', 'success'],
        context: ({ event }) => ({ topic: event.topic }),
      },
    ],
  },
};
