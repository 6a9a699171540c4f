import { type CasesOf, errorNamed } from './cases.ts';
import type { consentMachine, Preferences } from './consent.machine.ts';

const choice = (analytics: boolean, marketing: boolean): Preferences => ({
  necessary: true,
  analytics,
  marketing,
});

const choices = {
  'no choice': null,
  nothing: choice(false, false),
  analytics: choice(true, false),
  marketing: choice(false, true),
  everything: choice(true, true),
};

export const consentCases = {
  events: {
    'consent.toggle': {
      analytics: { category: 'analytics' },
      marketing: { category: 'marketing' },
      necessary: { category: 'necessary' },
    },
    'consent.changedElsewhere': {
      'no choice': { preferences: choices['no choice'] },
      nothing: { preferences: choices.nothing },
      analytics: { preferences: choices.analytics },
      marketing: { preferences: choices.marketing },
      everything: { preferences: choices.everything },
    },
  },
  results: {
    readRecord: { outputs: choices, errors: { denied: errorNamed('The storage is denied.') } },
  },
} satisfies CasesOf<typeof consentMachine>;
