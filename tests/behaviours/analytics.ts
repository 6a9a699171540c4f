import type { Expected } from '@interpunct/model-kit';
import { vi } from 'vitest';
import type { analyticsMachine, Grants } from '#machines/analytics.machine.ts';
import { type Ports, reported } from './kit/ports.ts';
import type { Inputs } from './kit/tables.ts';

const granted = ({ event }: { event: { preferences: Grants } }) => ({ grants: event.preferences });
const alive = ['queueing', 'sending'] as const;

export const expected: Expected<typeof analyticsMachine> = {
  start: [
    {
      requirement: 'R12.1',
      to: 'queueing',
      calls: ['openQueue'],
      context: ({ event }) => ({
        ...event.input,
        path: '',
        grants: { analytics: false, marketing: false },
      }),
    },
  ],
  states: {
    'sending.startingRecorder': { actors: ['startRecorder'] },
    'leaving.asking': {
      requirement: 'R12.13',
      actors: ['askHost'],
      timers: { answerTimeout: 5_000 },
    },
    'leaving.waiting': { requirement: 'R12.13', timers: { askAgainAfter: 5_000 } },
  },
  events: {
    'page.viewed': [
      {
        requirement: 'R12.2',
        in: alive,
        calls: ['sendPageView'],
        context: ({ event }) => ({ path: event.path }),
      },
    ],
    'link.followed': [{ in: alive, calls: ['sendClick'] }],
    'consent.missing': [{ in: 'queueing', calls: ['deleteTraces'] }],
    'consent.changed': [
      {
        requirement: 'R12.7, R12.8',
        in: 'queueing',
        when: ({ context, event }) =>
          context.hasVendors && event.preferences.analytics && context.path !== '',
        to: 'sending.startingRecorder',
        calls: ['deleteTraces', 'sendSignals', 'loadTag', 'sendPageView'],
        context: granted,
      },
      {
        requirement: 'R12.2',
        in: 'queueing',
        when: ({ context, event }) => context.hasVendors && event.preferences.analytics,
        to: 'sending.startingRecorder',
        calls: ['deleteTraces', 'sendSignals', 'loadTag'],
        context: granted,
      },
      {
        requirement: 'R12.7',
        in: 'queueing',
        calls: ['deleteTraces', 'sendSignals'],
        context: granted,
      },
      {
        requirement: 'R12.1',
        in: 'sending',
        when: ({ event }) => event.preferences.analytics,
        calls: ['sendSignals', 'grantRecorder', 'deleteTraces'],
        context: granted,
      },
      {
        in: 'sending',
        to: 'leaving.asking',
        calls: ['closeGate', 'deleteTraces'],
        context: granted,
      },
    ],
    'askHost done': [{ to: 'leaving.reloading', calls: ['deleteTraces', 'reload'] }],
    'askHost error': [{ requirement: 'R12.13', to: 'leaving.waiting' }],
    'after answerTimeout': [{ requirement: 'R12.13', to: 'leaving.waiting' }],
    'after askAgainAfter': [{ requirement: 'R12.13', to: 'leaving.asking' }],
    'network.returned': [{ requirement: 'R12.13', in: 'leaving.waiting', to: 'leaving.asking' }],
    'startRecorder done': [{ to: 'sending.recording', calls: ['grantRecorder'] }],
    'startRecorder error': [{ to: 'sending.unrecorded', calls: ['reportFailure'] }],
  },
};

export const inputs: Inputs = { analytics: ({ hasVendors }) => ({ hasVendors }) };

const grants = { analytics: false, marketing: true };
const others = { analytics: true, marketing: false };

/** Takes something of a vendor out of the window. */
const without = (name: 'dataLayer' | 'gtag' | 'clarity') => () =>
  void Reflect.deleteProperty(window, name);

/** The vendor reads calls, and no arrays. */
const denied =
  '{"0":"consent","1":"default","2":{"analytics_storage":"denied","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}}';

/** A tag without signals would take everything for granted. */
const untold = {
  touches: [
    'report: The action loadTag of analytics failed. "Error: the queue has no consent signals"',
  ],
  leaves: { fetchLater: 'undefined' },
};

export const ports: Ports = {
  'analytics.startRecorder': [{ touches: ['clarity starts project'] }],
  'analytics.openQueue': [
    { leaves: { dataLayer: `["consent"] ["event"] ${denied}` } },
    { arrange: without('dataLayer'), leaves: { dataLayer: denied } },
  ],
  'analytics.sendSignals': [
    {
      context: { grants },
      touches: [
        'gtag "consent" "update" {"analytics_storage":"denied"}',
        'gtag "consent" "update" {"ad_storage":"granted","ad_user_data":"granted","ad_personalization":"granted"}',
      ],
    },
    {
      context: { grants: others },
      touches: [
        'gtag "consent" "update" {"analytics_storage":"granted"}',
        'gtag "consent" "update" {"ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}',
      ],
    },
    { context: { grants }, arrange: without('gtag') },
  ],
  'analytics.sendPageView': [
    {
      context: { path: '/fr/about' },
      touches: ['gtag "event" "page_view" {"page_path":"/fr/about","page_title":""}'],
    },
    { context: { path: '/fr/about' }, arrange: without('gtag') },
  ],
  'analytics.sendClick': [
    {
      event: { type: 'link.followed', click: { name: 'related_link_click', label: 'there' } },
      touches: ['gtag "event" "related_link_click" {"event_label":"there"}'],
    },
    { event: { type: 'link.followed', click: {} }, arrange: without('gtag') },
  ],
  'analytics.loadTag': [
    {
      touches: [
        'gtag "js"',
        'gtag "config" "G-TEST000000" {"send_page_view":false}',
        'head gets https://www.googletagmanager.com/gtag/js?id=G-TEST000000 true',
      ],
      leaves: { dataLayer: '["consent"]', fetchLater: 'undefined' },
    },
    { arrange: () => Object.assign(window, { dataLayer: [['event']] }), ...untold },
    { arrange: without('dataLayer'), ...untold },
    { arrange: without('gtag'), ...untold },
  ],
  'analytics.grantRecorder': [
    {
      context: { grants },
      touches: ['clarity "consentv2" {"ad_Storage":"granted","analytics_Storage":"granted"}'],
    },
    {
      context: { grants: others },
      touches: ['clarity "consentv2" {"ad_Storage":"denied","analytics_Storage":"granted"}'],
    },
    { context: { grants }, arrange: without('clarity') },
  ],
  'analytics.deleteTraces': [{ context: { grants }, leaves: { cookies: '_gcl_au; other' } }],
  'analytics.closeGate': [
    {
      arrange: ({ touch }) => {
        const frame = (contentDocument: object | null, name: string) => ({
          contentDocument,
          remove: () => touch(`${name} goes`),
        });
        const frames = [frame({}, 'a frame of the page'), frame(null, 'a film')];
        vi.spyOn(document, 'querySelectorAll').mockImplementation(
          (selector) => (selector === 'iframe' ? frames : []) as never,
        );
      },
      touches: [
        "head gets Content-Security-Policy default-src 'self'; connect-src 'self' http://localhost:3000 https://news.example; style-src 'self' 'unsafe-inline'; form-action 'self'",
        'a frame of the page goes',
      ],
    },
  ],
  'analytics.askHost': [{ touches: ['HEAD /contact'] }],
  'analytics.reload': [
    { touches: ['reload'] },
    ...Object.entries({
      'cookie-settings': '<button id="cookie-settings"></button>',
      'newsletter.email': '<form data-machine="newsletter"><input data-field name="email"></form>',
    }).map(([place, html]) => ({
      arrange: () => {
        document.body.innerHTML = html;
        const element = document.querySelector('[data-field], button');
        vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
      },
      touches: [`session writes interpunct-return-to: ${place}`, 'reload'],
    })),
  ],
  'analytics.reportFailure': [reported('The session recorder did not start.')],
};

export default 'It speaks to vendors.';
