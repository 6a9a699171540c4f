import type { Expected } from '@interpunct/model-kit';
import { overlayCases } from '#machines/overlay.cases.ts';
import { overlayMachine } from '#machines/overlay.machine.ts';
import { chatFailure, closedChat, readyChat } from './chat.ts';
import { openChat } from './chatLog.ts';
import { banner, COOKIE_SETTINGS, preferences } from './consent.ts';
import { NOTHING } from './kit/control.ts';
import { type Ports, reported } from './kit/ports.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour, type Seen } from './kit/table.ts';
import { focus } from './kit/ways.ts';

export const expected: Expected<typeof overlayMachine> = {
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
    renewing: {
      requirement: 'R12.14',
      actors: ['askHost'],
      timers: { diagnosisTimeout: 5_000 },
    },
  },
  events: {
    'overlay.request': [{ in: 'absent', to: 'loading' }],
    'overlay.open': [
      { in: 'absent', to: 'loading' },
      { in: 'failed', to: 'failed.retrying' },
      { requirement: 'R16.21', in: 'reloading', to: 'reloading', calls: ['reload'] },
    ],
    'overlay.renew': [{ requirement: 'R10.23', in: 'ready', to: 'renewing' }],
    'after retryAfter': [{ to: 'failed.repeating' }],
    'after rareRetryAfter': [{ to: 'failed.repeating' }],
    'after diagnosisTimeout': [
      { requirement: 'R12.14', in: 'renewing', to: 'ready' },
      { to: 'failed.lasting' },
    ],
    'askHost done': [{ requirement: 'R10.23', to: 'reloading', calls: ['reload'] }],
    'askHost error': [{ requirement: 'R12.14', to: 'ready' }],
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

const LAUNCHER = '[data-machine=chat] > button "Chat assistant"';
const TRY_AGAIN = '[data-machine=chat] > [role=alert] > button "Try again"';

const unmarked = 'It loads the view of another machine.';
const browser = 'The walks of the chat and of the consent load it.';

const refused = { necessary: true, analytics: false, marketing: false } as const;

const actorsOf = ({ visitor }: Seen) => (visitor as SimulatedVisitor).actors;

const isChatOpen = (seen: Seen) => actorsOf(seen).chat.getSnapshot().matches({ panel: 'open' });

const expanded = 'button "Chat assistant" expanded';

const launcherAlone = (_: object, seen: Seen) => (isChatOpen(seen) ? [expanded] : closedChat);

/** The chat whose code is lost. */
const lost = (_: object, seen: Seen) =>
  isChatOpen(seen) ? [...chatFailure, 'button "Close chat"', expanded] : closedChat;

const arrived = (_: object, seen: Seen) =>
  isChatOpen(seen) ? readyChat(actorsOf(seen).chat.getSnapshot().context) : closedChat;

export default [
  behaviour(overlayMachine, overlayCases, {
    actor: 'consentOverlay',
    unmarked,
    see: [{ root: '[data-machine=consent]' }],
    gestures: {
      'overlay.request': {
        from: 'the consent of a visitor who has not chosen',
        simulated: [(visitor) => visitor.settlePort('consent.readRecord', null)],
      },
      'overlay.open': {
        // The footer cannot know whether the code is there: it offers its button elsewhere, too.
        control: (event, snapshot) => (snapshot.can(event) ? COOKIE_SETTINGS : NOTHING),
        simulated: [
          async (visitor, button) => {
            await visitor.press(button);
            // At first the consent does not know what to show.
            await visitor.settlePort('consent.readRecord', { preferences: refused, age: 0 });
          },
        ],
      },
      'overlay.renew': { from: 'the view, when it throws' },
    },
    parts: {
      ready: (_, seen) =>
        actorsOf(seen).consent.getSnapshot().matches('banner') ? banner : preferences(refused),
    },
    browser,
  }),
  behaviour(overlayMachine, overlayCases, {
    actor: 'chatOverlay',
    unmarked,
    see: [{ root: '[data-machine=chat]' }],
    gestures: {
      'overlay.request': {
        control: LAUNCHER,
        simulated: [openChat, (visitor, button) => visitor.hover(button), focus(LAUNCHER)],
        isOfferedAlways: 'The launcher cannot know whether the code is there.',
      },
      'overlay.open': {
        control: LAUNCHER,
        simulated: [
          (visitor) =>
            visitor.isOffered(TRY_AGAIN) ? visitor.press(TRY_AGAIN) : openChat(visitor),
          openChat,
        ],
        isOfferedAlways: 'The launcher opens a panel that is there, too.',
      },
      'overlay.renew': { from: 'a panel that throws: its failure offers "Try again"' },
    },
    parts: {
      absent: launcherAlone,
      loading: launcherAlone,
      'failed.recent': lost,
      'failed.repeating': lost,
      'failed.retrying': lost,
      'failed.diagnosing': lost,
      'failed.lasting': lost,
      ready: arrived,
      // What the panel shows stays: a panel that has thrown shows its failure.
      renewing: arrived,
      reloading: lost,
    },
    unreached: {
      'overlay.absent|overlay.open|0': 'Pointing at the launcher has asked for the code before.',
    },
    simulated: { hovered: LAUNCHER },
    browser,
  }),
];
