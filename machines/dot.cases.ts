import type { CasesOf } from './cases.ts';
import type { dotMachine } from './dot.machine.ts';

export const dotCases = {
  inputs: { home: { page: 'home' } },
  events: {
    'route.changed': { home: { page: 'home' }, about: { page: 'about' } },
    'dot.seen': { 'the second': { place: 1 }, 'the third': { place: 2 } },
  },
  results: {},
} satisfies CasesOf<typeof dotMachine>;
