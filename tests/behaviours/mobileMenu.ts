import { mobileMenuCases } from '#machines/mobileMenu.cases.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { behaviour, type Way } from './kit/table.ts';
import { focusing, key, keyOn, press, pressOutside } from './kit/ways.ts';

const BUTTON = 'header > button "Menu"';
const HEADING = 'main > heading "Write, call or drop in."';

const links = (...names: string[]) => names.map((name) => `link "${name}"`);
const languages = ['navigation "Language"', ...links('EN English', 'FR Français', 'DE Deutsch')];

const closing = (way: Way) => focusing(BUTTON, way);

export const mobileMenu = behaviour(mobileMenuMachine, mobileMenuCases, {
  actor: 'mobileMenu',
  width: 390,
  // The button stays below the dialog, which makes it inert.
  see: [{ root: '[data-machine=header]', others: { opener: 'header [aria-haspopup=dialog]' } }],
  gestures: {
    'menu.open': { control: BUTTON, ways: [press, keyOn('Enter')] },
    'menu.close': {
      control: 'button "Close menu"',
      ways: [closing(press), closing(key('Escape'))],
      simulated: [closing(pressOutside)],
      browser: [
        // A wide window has a place beside the menu.
        async (visitor) => {
          await visitor.page.setViewportSize({ width: 800, height: 800 });
          await visitor.pressOutside();
          await visitor.seeFocus(BUTTON);
        },
      ],
    },
    'route.requested': {
      control: 'link "Contact"',
      ways: [focusing(HEADING, press)],
      browser: [
        async (visitor) => {
          await visitor.page.evaluate(() => history.pushState(null, '', '/en/contact'));
          await visitor.seeFocus(HEADING);
        },
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
    open: [
      'opener: Menu',
      'dialog "Menu"',
      ...languages,
      'button "Close menu"',
      'navigation "Main"',
      ...links('Home', 'Community', 'Services', 'Ventures', 'Studio', 'Partnership'),
      ...links('About', 'Mission', 'Podcast', 'Contact'),
      ...links('hello@interpunct.example', '+352 26 00 00 00'),
    ],
  },
  browser: { begin: '/en/studio' },
});
