import type { CasesOf } from './cases.ts';
import type { dotMachine } from './dot.machine.ts';

export const dotCases = {
  inputs: { home: { page: 'home' } },
  events: {
    'dot.reached': {
      'the second of home': { page: 'home', place: 1 },
      'the third of home': { page: 'home', place: 2 },
      'the first of about': { page: 'about', place: 0 },
    },
  },
  results: {},
} satisfies CasesOf<typeof dotMachine>;
