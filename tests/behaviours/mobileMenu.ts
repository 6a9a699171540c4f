import type { Expected } from '@interpunct/model-kit';
import { mobileMenuCases } from '#machines/mobileMenu.cases.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { behaviour, type Way } from './kit/table.ts';
import { focusing, key, keyOn, press, pressOutside, resizing } from './kit/ways.ts';

export const expected: Expected<typeof mobileMenuMachine> = {
  start: [{ to: 'closed' }],
  events: {
    'menu.open': [
      { requirement: 'R3.5', in: 'closed', to: 'open', calls: ['to parent menu.opened'] },
    ],
    'menu.close': [{ requirement: 'R3.5', in: 'open', to: 'closed' }],
    'navigation.unfolded': [{ requirement: 'R3.5', in: 'open', to: 'closed' }],
    'route.requested': [{ requirement: 'R3.5', in: 'open', to: 'closed' }],
  },
};

const BUTTON = 'header [aria-haspopup=dialog]';

const links = (...names: string[]) => names.map((name) => `link "${name}"`);
const languages = [
  'navigation "Language"',
  'link "EN English" current',
  ...links('FR Français', 'DE Deutsch'),
];

/** The links of the menu, with the one to the page on the screen. */
const pages = (shown: string) =>
  [
    ...['Home', 'Community', 'Services', 'Ventures', 'Studio', 'Partnership'],
    ...['About', 'Mission', 'Podcast', 'Contact'],
  ].map((name) => `link "${name}"${name === shown ? ' current' : ''}`);

const closing = (way: Way) => focusing(BUTTON, way);

export default behaviour(mobileMenuMachine, mobileMenuCases, {
  actor: 'mobileMenu',
  width: 390,
  // The button stays below the dialog, which makes it inert.
  see: [{ root: '[data-machine=header]', others: { opener: 'header [aria-haspopup=dialog]' } }],
  gestures: {
    'menu.open': { control: 'Menu', ways: [press, keyOn('Enter')] },
    'menu.close': {
      control: 'Close menu',
      ways: [
        closing(press),
        closing(key('Escape')),
        // A wide window has a place beside the menu.
        closing(async (visitor, ...rest) => {
          await visitor.page.setViewportSize({ width: 800, height: 800 });
          await pressOutside(visitor, ...rest);
        }),
      ],
    },
    'navigation.unfolded': { from: 'the window', ways: [resizing('mobileMenu', 1_280, 390)] },
    'route.requested': {
      control: 'Contact',
      ways: [
        focusing('main h1', press),
        focusing('main h1', (visitor) =>
          visitor.inPage(() => history.pushState(null, '', '/en/contact')),
        ),
      ],
    },
  },
  parts: {
    closed: [
      'banner',
      'link "Interpunct, home page"',
      ...languages,
      'opener: Menu',
      'button "Menu" collapsed',
    ],
    open: (_, { hasPassed }) => [
      'opener: Menu',
      'dialog "Menu"',
      ...languages,
      'button "Close menu"',
      'navigation "Main"',
      ...pages(hasPassed('route.requested') ? 'Contact' : 'Studio'),
      ...links('hello@interpunct.example', '+352 26 00 00 00'),
    ],
  },
  begin: '/en/studio',
});
