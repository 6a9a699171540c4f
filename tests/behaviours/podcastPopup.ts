import { podcastPopupCases } from '#machines/podcastPopup.cases.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { homeEntered, homeLeft } from './kit/home.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour } from './kit/table.ts';
import { focusing, keyOn, press } from './kit/ways.ts';

const LAUNCHER = '[data-machine=chat] > button "Chat assistant"';
const CHANNEL = 'link "Watch on our channel @interpunct (opens in a new tab)"';
const ABOUT = 'link "About our podcasts"';

export default behaviour(podcastPopupMachine, podcastPopupCases, {
  actor: 'podcastPopup',
  gestures: {
    'home.entered': homeEntered,
    'home.left': homeLeft,
    'chat.opened': {
      control: `${LAUNCHER} collapsed`,
      ways: [press],
      unavailable: { 'The chat is open.': ({ context }) => context.isChatOpen },
    },
    'chat.closed': {
      control: `${LAUNCHER} expanded`,
      ways: [press],
      browser: [(visitor) => visitor.press('[data-machine=chat] > button "Close chat"')],
      unavailable: { 'The chat is closed.': ({ context }) => !context.isChatOpen },
    },
    'popup.dismiss': {
      control: 'button "Close"',
      ways: [
        focusing('main', press),
        focusing('main', keyOn('Escape')),
        (visitor) => visitor.press(ABOUT),
      ],
      // The link opens a tab, and so does the other one with the middle button.
      simulated: [
        focusing('main', (visitor) => visitor.press(CHANNEL)),
        focusing('main', (visitor) => (visitor as SimulatedVisitor).pressMiddle(ABOUT)),
      ],
    },
  },
  parts: {
    idle: null,
    'waiting.counting': null,
    'waiting.interrupted': null,
    'waiting.held': null,
    shown: ['complementary "New podcast"', CHANNEL, ABOUT, 'button "Close"'],
    dismissed: null,
  },
  simulated: { path: '/', site: ({ wasShown }) => ({ wasPodcastPopupShown: wasShown }) },
  browser: {
    begin: async (visitor, { wasShown }) => {
      if (wasShown) {
        await visitor.page.addInitScript(() => {
          sessionStorage['interpunct-podcast-popup'] = 'shown';
        });
      }
      await visitor.open('/en/about');
    },
  },
});
