import type { CasesOf } from './cases.ts';
import type { waveMachine } from './wave.machine.ts';

export const waveCases = {
  events: {
    'wave.point': { 'the first bar': { crest: 0 }, 'the last bar': { crest: 22 } },
    'wave.turn': { 'the fifth bar': { crest: 4 } },
  },
  results: {},
  pages: { wave: '/studio' },
} satisfies CasesOf<typeof waveMachine>;
