import type { CasesOf } from './cases.ts';
import type { heroRotatorMachine } from './heroRotator.machine.ts';

export const heroRotatorCases = {
  inputs: { 'three words': { wordCount: 3 } },
  events: {},
  results: {},
  pages: { heroRotator: '/' },
} satisfies CasesOf<typeof heroRotatorMachine>;
