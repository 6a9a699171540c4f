import type { CasesOf } from './cases.ts';
import type { headerMachine } from './header.machine.ts';

export const headerCases = {
  events: { 'page.scrolled': { 'to the top': { y: 0 }, down: { y: 600 } } },
  results: {},
} satisfies CasesOf<typeof headerMachine>;
