import type { Expected } from '@interpunct/model-kit';
import { podcastPopupCases } from '#machines/podcastPopup.cases.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import type { SitePage } from '#tests/e2e/sitePage.ts';
import type { Ports } from './kit/ports.ts';
import { behaviour } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { focusing, home, keyOn, press } from './kit/ways.ts';

const dismissed = { requirement: 'R7.2', to: 'dismissed', calls: ['rememberShown'] } as const;

export const expected: Expected<typeof podcastPopupMachine> = {
  start: [{ to: 'idle', context: ({ event }) => ({ ...event.input, isChatOpen: false }) }],
  states: { 'waiting.counting': { requirement: 'R7.1', timers: { popupDelay: 3_000 } } },
  events: {
    'home.entered': [
      { in: 'idle', when: ({ context }) => context.wasShown, ...dismissed },
      { in: 'idle', to: 'waiting.counting' },
    ],
    'after popupDelay': [
      { requirement: 'R7.3', when: ({ context }) => context.isChatOpen, to: 'waiting.held' },
      { requirement: 'R7.1', to: 'shown' },
    ],
    'home.left': [
      { in: ['shown', 'waiting.interrupted'], ...dismissed },
      { requirement: 'R7.1', in: 'waiting', to: 'idle' },
    ],
    'popup.dismiss': [{ in: 'shown', ...dismissed }],
    'chat.opened': [
      {
        requirement: 'R7.3',
        in: 'shown',
        to: 'waiting.interrupted',
        context: { isChatOpen: true },
      },
      { context: { isChatOpen: true } },
    ],
    'chat.closed': [
      {
        requirement: 'R7.3',
        in: ['waiting.held', 'waiting.interrupted'],
        to: 'shown',
        context: { isChatOpen: false },
      },
      { context: { isChatOpen: false } },
    ],
  },
};

export const inputs: Inputs = {
  podcastPopup: ({ wasPodcastPopupShown }) => ({ wasShown: wasPodcastPopupShown }),
};

export const ports: Ports = {
  'podcastPopup.rememberShown': [
    { requirement: 'R7.2', touches: ['session writes interpunct-podcast-popup: shown'] },
  ],
};

const toggle = (visitor: SitePage) => visitor.press('Chat assistant');

const CHANNEL = 'link "Watch on @interpunct (opens in a new tab)"';

export default behaviour(podcastPopupMachine, podcastPopupCases, {
  actor: 'podcastPopup',
  gestures: {
    ...home,
    'chat.opened': {
      from: 'the chat',
      when: ({ snapshot }) => !snapshot.context.isChatOpen,
      ways: [toggle],
    },
    'chat.closed': {
      from: 'the chat',
      when: ({ snapshot }) => snapshot.context.isChatOpen,
      ways: [toggle, (visitor) => visitor.press('Close chat')],
    },
    'popup.dismiss': {
      control: 'Close',
      ways: [
        focusing('main', press),
        focusing('main', keyOn('Escape')),
        (visitor) => visitor.press('About our podcasts'),
      ],
      // No walk opens a tab: not by the link to the channel, nor by the middle button on “About our podcasts”.
    },
  },
  parts: {
    shown: ['complementary "New podcast"', CHANNEL, 'link "About our podcasts"', 'button "Close"'],
  },
  begin: async (visitor, { wasShown }) => {
    if (wasShown) {
      await visitor.page.addInitScript(() => {
        sessionStorage['interpunct-podcast-popup'] = 'shown';
      });
    }
    await visitor.open('/en/about');
  },
});
