import type { Expected } from '@interpunct/model-kit';
import type { overlayMachine } from '#machines/overlay.machine.ts';
import { type Ports, reported } from './kit/ports.ts';

export const expected: Expected<typeof overlayMachine> = {
  start: [{ to: 'absent' }],
  states: {
    'loading.soon': { requirement: 'R16.5', actors: ['loadCode'], timers: { noticeAfter: 400 } },
    'loading.late': {
      requirement: 'R16.5',
      actors: ['loadCode'],
      timers: { loadTimeout: 15_000 },
      tags: ['waiting'],
    },
    failed: { requirement: 'R16.5', tags: ['lost'] },
    'failed.recent': { requirement: 'R16.5', timers: { retryAfter: 10_000 } },
    'failed.lasting': { requirement: 'R16.5', timers: { rareRetryAfter: 600_000 } },
    'failed.repeating': {
      requirement: 'R16.5',
      actors: ['loadCode'],
      timers: { loadTimeout: 15_000 },
    },
    'failed.retrying': {
      requirement: 'R16.5',
      actors: ['loadCode'],
      timers: { loadTimeout: 15_000 },
      tags: ['waiting'],
    },
    'failed.diagnosing': {
      actors: ['checkDeployment'],
      timers: { diagnosisTimeout: 5_000 },
    },
    renewing: {
      requirement: 'R12.13',
      actors: ['askHost'],
      timers: { diagnosisTimeout: 5_000 },
      tags: ['usable'],
    },
    ready: { tags: ['usable'] },
    reloading: { tags: ['lost'] },
  },
  events: {
    'overlay.request': [{ in: 'absent', to: 'loading.soon' }],
    'overlay.open': [
      { in: 'absent', to: 'loading.soon' },
      { in: 'failed', to: 'failed.retrying' },
      { in: 'reloading', to: 'reloading', calls: ['reload'] },
    ],
    'overlay.renew': [{ requirement: 'R10.23', in: 'ready', to: 'renewing' }],
    'after noticeAfter': [{ to: 'loading.late' }],
    'after loadTimeout': [
      { in: 'loading.late', to: 'failed.recent', calls: ['reportFailure'] },
      { in: 'failed.repeating', to: 'failed.lasting' },
      { to: 'failed.diagnosing' },
    ],
    'after retryAfter': [{ to: 'failed.repeating' }],
    'after rareRetryAfter': [{ to: 'failed.repeating' }],
    'after diagnosisTimeout': [
      { requirement: 'R12.13', in: 'renewing', to: 'ready' },
      { to: 'failed.lasting' },
    ],
    'askHost done': [{ requirement: 'R10.23', to: 'reloading', calls: ['reload'] }],
    'askHost error': [{ requirement: 'R12.13', to: 'ready' }],
    'loadCode done': [{ to: 'ready' }],
    'loadCode error': [
      { in: 'loading', to: 'failed.recent', calls: ['reportFailure'] },
      { in: 'failed.repeating', to: 'failed.lasting' },
      { in: 'failed.retrying', to: 'failed.diagnosing' },
    ],
    'checkDeployment done': [
      {
        when: ({ event }) => event.output,
        to: 'reloading',
        calls: ['reload'],
      },
      { to: 'failed.lasting' },
    ],
    'checkDeployment error': [{ to: 'failed.lasting' }],
  },
};

const portsOf = (id: 'chat' | 'consent', component: string): Ports => ({
  [`${id}Overlay.loadCode`]: [{ leaves: { [id]: component } }],
  [`${id}Overlay.checkDeployment`]: [
    {
      touches: [
        'session reads interpunct-reloaded-from',
        'GET /',
        'session writes interpunct-reloaded-from: /assets/index.js',
      ],
      output: true,
    },
  ],
  [`${id}Overlay.askHost`]: [{ touches: ['HEAD /contact'] }],
  [`${id}Overlay.reload`]: [{ touches: [`session writes interpunct-return-to: ${id}`, 'reload'] }],
  [`${id}Overlay.reportFailure`]: [reported(`The ${id} overlay did not arrive.`)],
});

export const ports: Ports = { ...portsOf('consent', 'Consent'), ...portsOf('chat', 'ChatPanel') };

export default 'It loads the views of the chat and of the consent, whose walks need it.';
