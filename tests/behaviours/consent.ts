import { consentCases } from '#machines/consent.cases.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { World } from '#tests/machines/modelKit.ts';
import type { BrowserVisitor } from './kit/browserVisitor.ts';
import { behaviour, type Visitor, type Way } from './kit/table.ts';
import { focusing, key, keyOn, press, pressOutside } from './kit/ways.ts';

export const COOKIE_SETTINGS = 'footer > button "Cookie settings"';
const CUSTOMIZE = '[data-consent] > button "Customize"';
const MAIN = 'main';

const lettered = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const banner = [
  'region "Cookie consent"',
  'link "Learn more"',
  'button "Customize"',
  'button "Necessary only"',
  'button "Accept all"',
];

/** The dialog with its switches. */
export const preferences = ({ analytics, marketing }: Preferences) => [
  'dialog "Cookie preferences"',
  'switch "Necessary" checked disabled',
  `switch "Analytics"${analytics ? ' checked' : ''}`,
  `switch "Marketing"${marketing ? ' checked' : ''}`,
  'button "Cancel"',
  'button "Save preferences"',
];

type Before = World<typeof consentMachine>;

/** Leaves the dialog, which gives the focus back to the button behind it. */
const leaving =
  (way: Way) => async (visitor: Visitor, control: string, event: unknown, before: Before) => {
    await way(visitor, control, event, before);
    await visitor.seeFocus(COOKIE_SETTINGS, ...(before.snapshot.context.saved ? [] : [CUSTOMIZE]));
  };

/** Stores a choice in a page of the site, or removes it. */
const store = ({ page }: BrowserVisitor, preferences: Preferences | null, place = page) =>
  place.evaluate((kept) => {
    const key = 'interpunct-cookie-consent';
    // Each record has its own time, as each choice has.
    const timestamp = Date.now() - localStorage.length - (localStorage[key]?.length ?? 0);
    if (kept === null) localStorage.removeItem(key);
    else localStorage[key] = JSON.stringify({ version: '1.0', preferences: kept, timestamp });
  }, preferences);

export const consent = behaviour(consentMachine, consentCases, {
  actor: 'consent',
  see: [
    {
      root: '[data-machine=consent]',
      // The banner stays below the dialog, which makes it inert.
      others: { 'banner below': '[data-consent]:not([data-machine]) h2' },
    },
  ],
  gestures: {
    'consent.acceptAll': { control: 'button "Accept all"', ways: [focusing(MAIN, press)] },
    'consent.acceptNecessary': {
      control: 'button "Necessary only"',
      ways: [focusing(MAIN, press)],
    },
    'consent.customize': {
      control: COOKIE_SETTINGS,
      ways: [
        press,
        (visitor, button, _, { snapshot }) =>
          visitor.press(snapshot.matches('banner') ? CUSTOMIZE : button),
      ],
      unavailable: {
        'The dialog makes the footer inert.': (snapshot) => snapshot.matches('customizing'),
      },
      isOfferedAlways: 'The footer cannot know that it was pressed before.',
    },
    'consent.toggle': {
      control: ({ category }) => `switch "${lettered(category)}"`,
      ways: [press, keyOn(' ')],
      unavailable: {
        'The necessary category needs no consent.': (_, { category }) => category === 'necessary',
      },
    },
    'consent.save': {
      control: 'button "Save preferences"',
      ways: [
        async (visitor, button, _, { snapshot }) => {
          await visitor.press(button);
          await visitor.seeFocus(COOKIE_SETTINGS, ...(snapshot.context.saved ? [] : [MAIN]));
        },
      ],
    },
    'consent.cancel': {
      control: 'button "Cancel"',
      ways: [leaving(press), leaving(key('Escape')), leaving(pressOutside)],
    },
    'consent.changedElsewhere': {
      from: 'another tab',
      // A removal of what is not there is no event, and the site listens once it has read its own record.
      when: ({ snapshot }, { preferences }) =>
        !snapshot.matches('reading') && (preferences !== null || snapshot.context.saved !== null),
      browser: [
        async (visitor, _, { preferences }) => {
          const other = await visitor.page.context().newPage();
          await other.goto(new URL('/version.json', visitor.page.url()).href);
          await store(visitor, preferences, other);
          await other.close();
        },
      ],
    },
  },
  parts: {
    'reading.silent': null,
    'reading.asked': null,
    banner,
    customizing: ({ saved, draft }) => [
      ...(saved ? [] : ['banner below: Cookies on this site.']),
      ...preferences(draft),
    ],
    settled: null,
  },
  unreached: {
    'consent.customizing|consent.customize|0': 'The footer is inert, unless the code is late.',
  },
  simulated: {
    follow: (visitor) => visitor.settlePort('consentOverlay.loadCode'),
  },
  browser: {
    isFirstVisit: true,
    begin: async (visitor) => {
      await visitor.hold('modules', MODULES);
      await visitor.load('/en/about');
    },
    answers: {
      // The site learns what the storage holds: it begins to run.
      readRecord: {
        output: async (visitor, preferences: Preferences | null) => {
          await store(visitor, preferences);
          await visitor.release('modules');
          await visitor.site.isReady();
        },
      },
    },
    unreached: {
      'consent.reading|xstate.error.actor.readRecord|0':
        'The site catches what the storage throws, and the record counts as missing.',
    },
  },
});
