import type { Expected } from '@interpunct/model-kit';
import type { startMachine } from '#machines/start.machine.ts';

export const expected: Expected<typeof startMachine> = {
  start: [{ to: 'loading' }],
  states: {
    loading: { requirement: 'R16.9', actors: ['loadEntry'] },
    hydrating: { actors: ['hydrate'] },
    beginning: { actors: ['begin'] },
    failed: { requirement: 'R16.3, R16.9', actors: ['watchVisitor'] },
  },
  events: {
    'loadEntry done': [{ to: 'hydrating' }],
    'loadEntry error': [{ to: 'failed', calls: ['reportFailure'] }],
    'hydrate done': [{ to: 'beginning' }],
    'hydrate error': [{ requirement: 'R16.9', to: 'broken', calls: ['reportFailure'] }],
    'begin done': [{ requirement: 'R16.9', to: 'running', calls: ['announceReadiness'] }],
    'begin error': [{ requirement: 'R16.9', to: 'broken', calls: ['reportFailure'] }],
    'watchVisitor error': [{ requirement: 'R16.9', in: 'failed', calls: ['reportFailure'] }],
    'visitor.acted': [{ requirement: 'R16.3', in: 'failed', to: 'loading' }],
  },
};

export default 'It is over when the views begin.';
