import type { ContextFrom } from 'xstate';
import type { consentMachine, Preferences } from '#machines/consent.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

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

export const consentExpected: Expected<typeof consentMachine> = {
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
