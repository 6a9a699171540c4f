import { testModel } from '@interpunct/model-kit/vitest';
import { feedback } from './feedback.ts';

testModel(feedback, {
  events: { 'feedback.update': { 'a text': { text: 'Good' }, nothing: { text: '' } } },
  results: { send: { outputs: { received: { at: 1 } }, errors: { offline: 'offline' } } },
  expected: {
    start: [{ to: 'form', context: { text: '' } }],
    states: { sending: { actors: ['send'] }, thanks: { timers: { 3000: 3_000 } } },
    events: {
      'feedback.update': [{ in: 'form', context: ({ event }) => ({ text: event.text }) }],
      'feedback.submit': [
        { in: 'form', when: ({ context }) => context.text !== '', to: 'sending' },
      ],
      'send done': [{ to: 'thanks' }],
      'send error': [{ to: 'form', context: { problem: 'offline' } }],
      'after 3000': [{ to: 'form' }],
    },
  },
});
