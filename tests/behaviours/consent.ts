import type { Expected } from '@interpunct/model-kit';
import type { World } from '@interpunct/model-kit/world';
import type { ContextFrom } from 'xstate';
import { consentCases } from '#machines/consent.cases.ts';
import { consentMachine, type Preferences, type StoredChoice } from '#machines/consent.machine.ts';
import { MODULES } from '#tests/e2e/builtCode.ts';
import type { SiteVisitor } from '#tests/visitor/siteVisitor.ts';
import type { Ports } from './kit/ports.ts';
import { because, behaviour, type Way } from './kit/table.ts';
import type { Inputs } from './kit/tables.ts';
import { focusing, key, press, pressOutside } from './kit/ways.ts';

const CHANGED = 'to parent consent.changed';
const MISSING = 'to parent consent.missing';
const DUE = 'to parent consent.due';
const OPENED = 'to parent preferences.opened';

const NOTHING = { necessary: true, analytics: false, marketing: false } as const;
const EVERYTHING = { necessary: true, analytics: true, marketing: true } as const;

const DAY = 24 * 60 * 60 * 1_000;

type Context = ContextFrom<typeof consentMachine>;
type Before = { context: Context; event: object };

/** A choice that comes into force, and what follows from it. */
const chosen = <B extends Before>(
  choiceOf: (before: B) => Preferences,
  ageOf: (before: B) => number = () => 0,
) => ({
  given: {
    [CHANGED]: (before: B) => ({ type: 'consent.changed', preferences: choiceOf(before) }),
  },
  context: (before: B) => ({
    saved: choiceOf(before),
    draft: choiceOf(before),
    age: ageOf(before),
  }),
});

const read = ({ event }: Before) => (event as { output: StoredChoice }).output;
const recorded = chosen(
  (before: Before) => read(before).preferences,
  (before) => read(before).age,
);

/** A choice is over as soon as it has the age, or if it comes from more than a day ahead. */
const isOld = ({ maxAge }: Context, age: number) =>
  maxAge !== null && (age >= maxAge || age < -DAY);

/** A look at the age, at the latest when the choice ends. A browser cannot wait longer than 24 days. */
const nextLook = ({ maxAge, saved, age }: Context) =>
  maxAge === null || saved === null
    ? 2_147_483_647
    : Math.max(1_000, Math.min(60_000, maxAge - age));

const inForce = ['settled', 'customizing'] as const;

/** The choice in force expires. */
const expires = {
  requirement: 'R11.11',
  to: 'banner',
  calls: ['clearRecord', CHANGED, DUE],
  given: { [CHANGED]: () => ({ type: 'consent.changed', preferences: NOTHING }) },
  context: { saved: null, draft: NOTHING, age: 0 },
} as const;

const made = { to: 'settled', calls: ['writeRecord', CHANGED] } as const;
const elsewhere = ({
  event,
}: Before & { event: { preferences: Preferences | null; age: number } }) =>
  event.preferences as Preferences;

export const expected: Expected<typeof consentMachine> = {
  start: [
    {
      requirement: 'R11.1',
      to: 'reading',
      context: ({ event }) => ({ ...event.input, saved: null, draft: NOTHING, age: 0 }),
    },
  ],
  states: {
    reading: { actors: ['readRecord'] },
    customizing: { timers: { lookAfter: nextLook }, tags: ['asking'] },
    banner: {
      requirement: 'R11.1, R11.6',
      tags: ['asking'],
      holds: ({ saved, draft }) => saved === null && !draft.analytics && !draft.marketing,
    },
    settled: {
      requirement: 'R11.1, R11.6, R11.11',
      timers: { lookAfter: nextLook },
      holds: ({ saved, draft }) => saved === draft,
    },
  },
  limits: {
    'consent.aged': [
      180 * DAY - 60_001,
      180 * DAY - 999,
      180 * DAY - 1,
      180 * DAY,
      -DAY,
      -DAY - 1,
    ].map((age) => ({ age })),
  },
  events: {
    'readRecord done': [
      {
        requirement: 'R11.11',
        when: ({ context, event }) => event.output !== null && isOld(context, event.output.age),
        to: 'banner',
        calls: ['clearRecord', MISSING, DUE],
      },
      {
        requirement: 'R11.4',
        when: ({ event }) => event.output !== null,
        to: 'settled',
        calls: ['completeRecord', CHANGED],
        ...recorded,
      },
      { requirement: 'R11.1', to: 'banner', calls: [MISSING, DUE] },
    ],
    'readRecord error': [{ requirement: 'R11.9', to: 'banner', calls: [MISSING, DUE] }],
    'consent.customize': [
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
      { requirement: 'R11.5, R11.8', in: 'banner', ...made, ...chosen(() => NOTHING) },
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
        context: ({ context: { draft }, event: { category } }) => ({
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
      { ...expires, when: ({ context, event }) => isOld(context, event.age) },
      {
        requirement: 'R11.10',
        when: ({ context: { saved }, event: { preferences } }) =>
          saved?.analytics === preferences?.analytics &&
          saved?.marketing === preferences?.marketing,
      },
      {
        ...expires,
        requirement: 'R11.10',
        when: ({ event }) => event.preferences === null,
        calls: [CHANGED, DUE],
      },
      {
        requirement: 'R11.10',
        to: 'settled',
        calls: [CHANGED],
        ...chosen(elsewhere, ({ event }) => event.age),
      },
    ],
    'consent.aged': [
      {
        ...expires,
        in: inForce,
        when: ({ context, event }) => context.saved !== null && isOld(context, event.age),
      },
      ...inForce.map((state) => ({
        requirement: 'R11.11',
        in: state,
        to: state,
        context: ({ event }: { event: { age: number } }) => ({ age: event.age }),
      })),
    ],
    'after lookAfter': inForce.map((state) => ({
      requirement: 'R11.11',
      in: state,
      to: state,
      calls: ['measureAge'],
      context: ({ context }: Before) => ({ age: context.age + nextLook(context) }),
    })),
  },
};

/** The count of an age has no end. */
export const stopWhen = ({ snapshot: { context } }: World<typeof consentMachine>) =>
  ![0, 1, 2, 3, 4, 180].some((days) => Math.abs(context.age - days * DAY) < 61_000);

export const inputs: Inputs = { consent: ({ consentMaxAge }) => ({ maxAge: consentMaxAge }) };

const choice = { necessary: true, analytics: true, marketing: false };
const record = JSON.stringify({ version: '1.0', preferences: choice, timestamp: 7 });
const older = JSON.stringify({ version: '1.0', preferences: choice, timestamp: 3 });
const RECORD = 'local interpunct-cookie-consent';
const VENDORS = `${RECORD}-vendors`;
const vendors = '["google-analytics","microsoft-clarity"]';
const readsRecord = 'local reads interpunct-cookie-consent';
const readsVendors = `${readsRecord}-vendors`;
const writesVendors = `local writes interpunct-cookie-consent-vendors: ${vendors}`;
const clears = [
  'local removes interpunct-cookie-consent',
  'local removes interpunct-cookie-consent-vendors',
];

export const ports: Ports = {
  'consent.readRecord': [
    {
      stored: { [RECORD]: older },
      touches: [readsRecord, readsVendors],
      output: { preferences: choice, age: 4 },
    },
    {
      stored: { [RECORD]: record, [VENDORS]: '["google-analytics"]' },
      touches: [readsRecord, readsVendors],
      output: null,
    },
    {
      stored: { [RECORD]: '[]' },
      touches: [readsRecord, 'report: The stored consent is not a record of this site.'],
      output: null,
    },
  ],
  'consent.writeRecord': [
    {
      context: { saved: choice },
      touches: [writesVendors, `local writes interpunct-cookie-consent: ${record}`],
    },
    {
      requirement: 'R11.9',
      context: { saved: choice },
      arrange: ({ fill }) => fill('local'),
      touches: clears,
    },
    { context: { saved: null } },
  ],
  'consent.completeRecord': [
    { touches: [readsVendors, writesVendors] },
    { stored: { [VENDORS]: vendors }, touches: [readsVendors] },
  ],
  'consent.clearRecord': [{ touches: clears }],
  'consent.measureAge': [
    {
      stored: { [RECORD]: older },
      touches: [readsRecord, readsVendors, 'sends {"type":"consent.aged","age":4}'],
    },
    ...[{}, { stored: { [RECORD]: '[]' } }].map((stored) => ({
      ...stored,
      context: { age: 6 },
      touches: [readsRecord, 'sends {"type":"consent.aged","age":6}'],
    })),
  ],
};

const lettered = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const banner = [
  'region "Cookie consent"',
  'link "Learn more"',
  'button "Customize"',
  'button "Necessary only"',
  'button "Accept all"',
];

/** The dialog with its switches. */
const preferences = ({ analytics, marketing }: Preferences) => [
  'dialog "Cookie preferences" described',
  'switch "Necessary" checked disabled described',
  `switch "Analytics"${analytics ? ' checked' : ''} described`,
  `switch "Marketing"${marketing ? ' checked' : ''} described`,
  'button "Cancel"',
  'button "Save preferences"',
];

/** Stores a choice in a page of the site, or removes it. */
const store = (visitor: SiteVisitor, preferences: Preferences | null) =>
  visitor.inPage((preferences) => {
    const key = 'interpunct-cookie-consent';
    // Each record has its own time, as each choice has.
    const timestamp = Date.now() - localStorage.length - (localStorage[key]?.length ?? 0);
    if (preferences === null) localStorage.removeItem(key);
    else localStorage[key] = JSON.stringify({ version: '1.0', preferences, timestamp });
  }, preferences);

/** What only an age brings about. */
const AGEING = [
  'consent|consent.changedElsewhere|0',
  'consent.reading|xstate.done.actor.readRecord|0',
  'consent.customizing|consent.aged|0',
  'consent.customizing|consent.aged|1',
  'consent.settled|consent.aged|0',
  'consent.settled|consent.aged|1',
];

/** Leads the focus to where the dialog was opened, or to the page if that has gone. */
const leaving = (way: Way) => focusing('#cookie-settings, [data-consent] button, main', way);

export default behaviour(
  consentMachine,
  { ...consentCases, stopWhen },
  {
    actor: 'consent',
    see: [
      {
        root: '[data-machine=consent]',
        // The banner stays below the dialog, which makes it inert.
        others: { 'banner below': '[data-consent]:not([data-machine]) h2' },
      },
    ],
    gestures: {
      'consent.acceptAll': { control: 'Accept all', ways: [focusing('main', press)] },
      'consent.acceptNecessary': {
        control: 'Necessary only',
        ways: [focusing('main', press)],
      },
      'consent.toggle': {
        control: ({ category }) => lettered(category),
        ways: [
          press,
          async (visitor, control) => {
            await visitor.focus(...control);
            await visitor.tab.type(' ');
          },
        ],
        unavailable: {
          'The necessary category needs no consent.': (_, { category }) => category === 'necessary',
        },
      },
      'consent.save': { control: 'Save preferences', ways: [leaving(press)] },
      'consent.cancel': {
        control: 'Cancel',
        ways: [press, key('Escape'), pressOutside].map(leaving),
      },
      'consent.customize': {
        from: 'the banner or the footer, which is inert below the dialog',
        // What is pressed before the site runs is pressed again then, with the record read.
        when: ({ snapshot }) => !snapshot.matches('customizing') && !snapshot.matches('reading'),
        ways: [
          (visitor, _, __, { snapshot }) =>
            snapshot.matches('banner')
              ? visitor.press('Customize', '[data-consent]')
              : visitor.press('Cookie settings', 'footer'),
        ],
      },
      'consent.changedElsewhere': {
        from: 'another tab',
        // Removing a key that is missing sends no event. The site listens once it has read its own record.
        when: ({ snapshot }, { preferences }) =>
          !snapshot.matches('reading') && (preferences !== null || snapshot.context.saved !== null),
        ways: [
          async (visitor, _, { preferences }) => {
            const other = await visitor.openTab();
            await other.load('/version.json');
            await store(other, preferences);
          },
        ],
      },
      'consent.aged': { from: 'the clock' },
    },
    parts: {
      banner,
      customizing: ({ saved, draft }) => [
        ...(saved ? [] : ['banner below: Cookies on this site.']),
        ...preferences(draft),
      ],
    },
    isFirstVisit: true,
    cases: { inputs: { 'without an expiry': { maxAge: null } } },
    begin: async (visitor) => {
      await visitor.hold(MODULES);
      await visitor.load('/en/about');
    },
    answers: {
      // The site learns what the storage holds: it begins to run.
      readRecord: {
        output: async (visitor, choice: StoredChoice | null) => {
          await store(visitor, choice?.preferences ?? null);
          await visitor.release(MODULES);
          await visitor.isReady();
        },
      },
    },
    unreached: {
      'consent.customizing|consent.customize|0': 'The footer is inert, unless the code is late.',
      ...because('The build has no expiry.', ...AGEING),
      'consent.reading|xstate.error.actor.readRecord|0':
        'The site catches what the storage throws, and the record counts as missing.',
    },
  },
);
