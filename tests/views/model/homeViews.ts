import { heroRotatorMachine } from '#machines/heroRotator.machine.ts';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import {
  contactLink,
  control,
  expandable,
  follow,
  homeLink,
  part,
  press,
  studioLink,
} from './gestures.ts';
import { modelledView } from './viewKit.ts';
import type { Visit } from './visit.tsx';

const ROTATOR = '[data-machine=heroRotator]';
const POPUP = '[data-machine=podcastPopup]';

const isAtHome = ({ actors }: Visit) => actors.page.getSnapshot().context.shown.page === 'home';

const word = (index: number) => `word "${['Tech', 'Innovation', 'Digital'][index]}"`;

/** The visit begins at home, or comes back to it. */
const homeEntered = {
  from: 'the page on the screen',
  happen: async (visit: Visit) => {
    const { site, happen, actors } = visit;
    const { shown } = actors.page.getSnapshot().context;
    if (isAtHome(visit)) await happen(() => site.send({ type: 'route.changed', address: shown }));
    else await follow(visit, homeLink);
  },
};

/** The visit leaves home, or goes from one other page to the next. */
const homeLeft = {
  from: 'the page on the screen',
  happen: (visit: Visit) =>
    follow(visit, location.pathname === '/contact' ? studioLink : contactLink),
};

export const homeViews = [
  modelledView(heroRotatorMachine, {
    actor: 'heroRotator',
    path: '/',
    site: ({ wordCount }) => ({ heroWordCount: wordCount }),
    gestures: {
      'home.entered': homeEntered,
      'home.left': homeLeft,
      'motion.reduced': { from: 'the settings of the system' },
      'motion.allowed': { from: 'the settings of the system' },
      'rotator.pause': {
        find: control(ROTATOR, 'button', 'Pause the changing word'),
        ways: [press],
      },
      'rotator.play': { find: control(ROTATOR, 'button', 'Play the changing word'), ways: [press] },
    },
    parts: {
      // Before the site runs, there is nothing to pause.
      idle: (_, visit) => (isAtHome(visit) ? ['word "Tech"'] : null),
      showing: ({ index }) => ['button "Pause the changing word"', word(index)],
      fading: ({ index }) => ['button "Pause the changing word"', word(index)],
      paused: ({ index }) => ['button "Play the changing word"', word(index)],
    },
  }),
  modelledView(podcastPopupMachine, {
    actor: 'podcastPopup',
    path: '/',
    site: ({ wasShown }) => ({ wasPodcastPopupShown: wasShown }),
    gestures: {
      'home.entered': homeEntered,
      'home.left': homeLeft,
      'chat.opened': {
        find: expandable(control('[data-machine=chat]', 'button', 'Chat assistant'), false),
        ways: [press],
        unavailable: { 'The chat is open.': ({ context }) => context.isChatOpen },
      },
      'chat.closed': {
        find: expandable(control('[data-machine=chat]', 'button', 'Chat assistant'), true),
        ways: [press],
        unavailable: { 'The chat is closed.': ({ context }) => !context.isChatOpen },
      },
      'popup.dismiss': {
        find: control(POPUP, 'button', 'Close'),
        ways: [
          press,
          async (visit, button) => {
            button.focus();
            await visit.user.keyboard('{Escape}');
          },
          ({ user }) => user.click(part(`${POPUP} a`) as Element),
        ],
      },
    },
    parts: {
      idle: null,
      'waiting.counting': null,
      'waiting.interrupted': null,
      'waiting.held': null,
      shown: [
        'complementary "New podcast"',
        'link "Watch on our channel @interpunct (opens in a new tab)"',
        'link "About our podcasts"',
        'button "Close"',
      ],
      dismissed: null,
    },
  }),
];
