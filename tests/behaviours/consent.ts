import type { ContextFrom } from 'xstate';
import { consentCases } from '#machines/consent.cases.ts';
import { consentMachine, type Preferences } from '#machines/consent.machine.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { Expected } from '#tests/modelKit/index.ts';
import type { BrowserVisitor } from './kit/browserVisitor.ts';
import type { Ports } from './kit/ports.ts';
import type { SimulatedVisitor } from './kit/simulatedVisitor.tsx';
import { behaviour } from './kit/table.ts';
import { focusing, key, keyOn, press, pressOutside } from './kit/ways.ts';

const CHANGED = 'to parent consent.changed';
const MISSING = 'to parent consent.missing';
const DUE = 'to parent consent.due';
const OPENED = 'to parent preferences.opened';

const NOTHING = { necessary: true, analytics: false, marketing: false } as const;
const EVERYTHING = { necessary: true, analytics: true, marketing: true } as const;

type Before = { context: ContextFrom<typeof consentMachine>; event: object };

/** A choice that comes into force, and what follows from it. */
const chosen = <B extends Before>(choiceOf: (before: B) => Preferences) => ({
  given: {
    [CHANGED]: (before: B) => ({ type: 'consent.changed', preferences: choiceOf(before) }),
  },
  context: (before: B) => ({ saved: choiceOf(before), draft: choiceOf(before) }),
});

const made = { to: 'settled', calls: ['writeRecord', CHANGED] };
const elsewhere = ({ event }: Before & { event: { preferences: Preferences | null } }) =>
  event.preferences as Preferences;

export const expected: Expected<typeof consentMachine> = {
  start: [
    {
      requirement: 'R11.1',
      to: 'reading.silent',
      context: { saved: null, draft: NOTHING },
    },
  ],
  states: {
    reading: { actors: ['readRecord'] },
    banner: {
      requirement: 'R11.1, R11.6',
      holds: ({ saved, draft }) => saved === null && !draft.analytics && !draft.marketing,
    },
    settled: { requirement: 'R11.1, R11.6', holds: ({ saved, draft }) => saved === draft },
  },
  events: {
    'readRecord done': [
      {
        requirement: 'R11.7',
        in: 'reading.asked',
        when: ({ event }) => event.output !== null,
        to: 'customizing',
        calls: [CHANGED, OPENED],
        ...chosen(({ event }) => event.output),
      },
      {
        requirement: 'R11.7',
        in: 'reading.asked',
        to: 'customizing',
        calls: [MISSING, DUE, OPENED],
        context: { saved: null, draft: NOTHING },
      },
      {
        requirement: 'R11.4',
        when: ({ event }) => event.output !== null,
        to: 'settled',
        calls: [CHANGED],
        ...chosen(({ event }) => event.output),
      },
      { requirement: 'R11.1, R11.3', to: 'banner', calls: [MISSING, DUE] },
    ],
    'readRecord error': [
      { in: 'reading.asked', to: 'customizing', calls: [MISSING, DUE, OPENED] },
      { requirement: 'R11.9', to: 'banner', calls: [MISSING, DUE] },
    ],
    'consent.customize': [
      { requirement: 'R11.7', in: 'reading.silent', to: 'reading.asked' },
      { requirement: 'R16.5', in: 'customizing', calls: [OPENED] },
      {
        requirement: 'R11.7, R16.5',
        in: ['banner', 'settled'],
        to: 'customizing',
        calls: [OPENED],
        context: ({ context }) => context,
      },
    ],
    'consent.acceptAll': [
      { requirement: 'R11.5', in: 'banner', ...made, ...chosen(() => EVERYTHING) },
    ],
    'consent.acceptNecessary': [
      { requirement: 'R11.5', in: 'banner', ...made, ...chosen(() => NOTHING) },
    ],
    'consent.save': [
      {
        requirement: 'R11.6, R11.7',
        in: 'customizing',
        ...made,
        ...chosen(({ context }) => context.draft),
      },
    ],
    'consent.toggle': [
      {
        requirement: 'R11.6',
        in: 'customizing',
        when: ({ event }) => event.category === 'necessary',
        context: ({ context }) => context,
      },
      {
        requirement: 'R11.6',
        in: 'customizing',
        context: ({ context: { saved, draft }, event: { category } }) => ({
          saved,
          draft: { ...draft, [category]: !draft[category] },
        }),
      },
    ],
    'consent.cancel': [
      {
        requirement: 'R11.6',
        in: 'customizing',
        when: ({ context }) => context.saved !== null,
        to: 'settled',
        context: ({ context: { saved } }) => ({ draft: saved as Preferences }),
      },
      {
        requirement: 'R11.6',
        in: 'customizing',
        to: 'banner',
        calls: [DUE],
        context: { draft: NOTHING },
      },
    ],
    'consent.changedElsewhere': [
      {
        requirement: 'R11.10',
        when: ({ context: { saved }, event: { preferences } }) =>
          saved?.analytics === preferences?.analytics &&
          saved?.marketing === preferences?.marketing,
        context: ({ context }) => context,
      },
      {
        in: 'reading.asked',
        to: 'customizing',
        calls: [CHANGED, OPENED],
        ...chosen(elsewhere),
      },
      {
        requirement: 'R11.10',
        when: ({ event }) => event.preferences === null,
        to: 'banner',
        calls: [CHANGED, DUE],
        given: { [CHANGED]: () => ({ type: 'consent.changed', preferences: NOTHING }) },
        context: { saved: null, draft: NOTHING },
      },
      { requirement: 'R11.10', to: 'settled', calls: [CHANGED], ...chosen(elsewhere) },
    ],
  },
};

const kept = { necessary: true, analytics: true, marketing: false };
const record = JSON.stringify({ version: '1.0', preferences: kept, timestamp: 7 });

export const ports: Ports = {
  'consent.readRecord': [
    {
      kept: { 'local interpunct-cookie-consent': record },
      touches: ['local reads interpunct-cookie-consent'],
      output: kept,
    },
    {
      kept: { 'local interpunct-cookie-consent': '[]' },
      touches: [
        'local reads interpunct-cookie-consent',
        'report: The stored consent is not a record of this site.',
      ],
      output: null,
    },
  ],
  'consent.writeRecord': [
    {
      requirement: 'R11.2',
      context: { saved: kept },
      touches: [`local writes interpunct-cookie-consent: ${record}`],
    },
    {
      context: { saved: kept },
      arrange: ({ fill }) => fill('local'),
      touches: ['local removes interpunct-cookie-consent'],
    },
    { context: { saved: null } },
  ],
};

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
  'dialog "Cookie preferences" described',
  'switch "Necessary" checked disabled described',
  `switch "Analytics"${analytics ? ' checked' : ''} described`,
  `switch "Marketing"${marketing ? ' checked' : ''} described`,
  'button "Cancel"',
  'button "Save preferences"',
];

/** Stores a choice in a page of the site, or removes it. */
const store = ({ page }: BrowserVisitor, preferences: Preferences | null, place = page) =>
  place.evaluate((kept) => {
    const key = 'interpunct-cookie-consent';
    // Each record has its own time, as each choice has.
    const timestamp = Date.now() - localStorage.length - (localStorage[key]?.length ?? 0);
    if (kept === null) localStorage.removeItem(key);
    else localStorage[key] = JSON.stringify({ version: '1.0', preferences: kept, timestamp });
  }, preferences);

const follow = (visitor: SimulatedVisitor) => visitor.settlePort('consentOverlay.loadCode');

/** What people find in the states that both tables reach. */
const parts = {
  banner,
  customizing: ({ saved, draft }: { saved: Preferences | null; draft: Preferences }) => [
    ...(saved ? [] : ['banner below: Cookies on this site.']),
    ...preferences(draft),
  ],
};

const see = [
  {
    root: '[data-machine=consent]',
    // The banner stays below the dialog, which makes it inert.
    others: { 'banner below': '[data-consent]:not([data-machine]) h2' },
  },
];

/** What one does in the banner and in the dialog. The focus goes where each way out says. */
const choosing = (afterSave: string, afterCancel: string) => ({
  'consent.acceptAll': { control: 'button "Accept all"', ways: [focusing(MAIN, press)] },
  'consent.acceptNecessary': {
    control: 'button "Necessary only"',
    ways: [focusing(MAIN, press)],
  },
  'consent.toggle': {
    control: ({ category }: { category: string }) => `switch "${lettered(category)}"`,
    ways: [press, keyOn(' ')],
    unavailable: {
      'The necessary category needs no consent.': (
        _: unknown,
        { category }: { category: string },
      ) => category === 'necessary',
    },
  },
  'consent.save': {
    control: 'button "Save preferences"',
    ways: [focusing(afterSave, press)],
  },
  'consent.cancel': {
    control: 'button "Cancel"',
    ways: [press, key('Escape'), pressOutside].map((way) => focusing(afterCancel, way)),
  },
});

const FOOTER_IS_INERT = 'The footer is inert, unless the code is late.';

const walkedByTheOther = (...unreached: string[]) =>
  Object.fromEntries(unreached.map((part) => [part, 'The other table walks it.']));

const byFooter = behaviour(consentMachine, consentCases, {
  actor: 'consent',
  see,
  gestures: {
    ...choosing(COOKIE_SETTINGS, COOKIE_SETTINGS),
    'consent.customize': {
      control: COOKIE_SETTINGS,
      ways: [press],
      unavailable: {
        'The dialog makes the footer inert.': (snapshot) => snapshot.matches('customizing'),
      },
      isOfferedAlways: 'The footer cannot know that it was pressed before.',
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
  parts,
  unreached: {
    'consent.customizing|consent.customize|0': FOOTER_IS_INERT,
  },
  simulated: { follow },
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

/** A first visit, whose dialog opens from the banner and takes its button away. */
const byBanner = behaviour(consentMachine, consentCases, {
  actor: 'consent',
  name: 'consent, from the banner',
  see,
  cases: {
    events: { 'consent.changedElsewhere': [] as never },
    results: { readRecord: { outputs: [null], errors: [] as never } },
  },
  gestures: {
    ...choosing(MAIN, CUSTOMIZE),
    'consent.customize': {
      control: CUSTOMIZE,
      ways: [press],
      unavailable: { 'No banner is there.': (snapshot) => !snapshot.matches('banner') },
    },
    'consent.changedElsewhere': { from: 'another tab' },
  },
  parts,
  unreached: {
    'consent.customizing|consent.customize|0': FOOTER_IS_INERT,
    ...walkedByTheOther(
      'consent.customizing|consent.cancel|0',
      'consent.reading.asked',
      'consent.reading.silent|consent.customize|0',
      'consent.reading|xstate.done.actor.readRecord|0',
      'consent.reading|xstate.error.actor.readRecord|0',
      'consent.settled|consent.customize|0',
      'consent|consent.changedElsewhere|0',
      'consent|consent.changedElsewhere|1',
      'consent|consent.changedElsewhere|2',
    ),
  },
  simulated: { follow },
  browser: 'The other table takes the machine through all of its states.',
});

export default [byFooter, byBanner];
