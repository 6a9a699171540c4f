import { testModel } from '@interpunct/model-kit/vitest';
import { door } from './door.machine.ts';

testModel(door, {
  events: { press: { 'a code': { code: '1234' } } },
  results: { check: { outputs: { right: true, wrong: false }, errors: { offline: 'lost' } } },
  expected: {
    start: [{ to: 'shut' }],
    states: { checking: { actors: ['check'] }, open: { timers: { 5000: 5_000 } } },
    events: {
      press: [
        { in: 'shut', to: 'checking', given: { check: ({ event }) => ({ code: event.code }) } },
      ],
      'check done': [
        { when: ({ event }) => event.output, to: 'open', calls: ['ring'] },
        { to: 'shut' },
      ],
      'check error': [{ to: 'shut' }],
      'after 5000': [{ to: 'shut' }],
    },
  },
});
