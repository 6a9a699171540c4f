import { type CasesOf, errorNamed } from './cases.ts';
import type { consentMachine, Preferences } from './consent.machine.ts';

const choice = (analytics: boolean, marketing: boolean): Preferences => ({
  necessary: true,
  analytics,
  marketing,
});

export const choices = {
  nothing: choice(false, false),
  analytics: choice(true, false),
  marketing: choice(false, true),
  everything: choice(true, true),
};

const DAY = 24 * 60 * 60 * 1_000;
const MAX_AGE = 180 * DAY;

const ages = {
  'a day old': { age: DAY },
  'half a minute before its end': { age: MAX_AGE - 30_000 },
  'too old': { age: MAX_AGE + DAY },
};

const stored = {
  nothing: { preferences: choices.nothing, age: DAY },
  analytics: { preferences: choices.analytics, age: 2 * DAY },
  marketing: { preferences: choices.marketing, age: 3 * DAY },
  everything: { preferences: choices.everything, age: 4 * DAY },
  'everything, too long ago': { preferences: choices.everything, age: MAX_AGE + DAY },
};

export const consentCases = {
  inputs: { 'with an expiry': { maxAge: MAX_AGE }, 'without an expiry': { maxAge: null } },
  events: {
    'consent.toggle': {
      analytics: { category: 'analytics' },
      marketing: { category: 'marketing' },
      necessary: { category: 'necessary' },
    },
    'consent.changedElsewhere': { 'no choice': { preferences: null, age: 0 }, ...stored },
    'consent.aged': ages,
  },
  results: {
    readRecord: {
      outputs: { 'no choice': null, ...stored },
      errors: { denied: errorNamed('The storage is denied.') },
    },
  },
} satisfies CasesOf<typeof consentMachine>;
