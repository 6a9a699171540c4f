import type { CasesOf } from './cases.ts';
import type { mobileMenuMachine } from './mobileMenu.machine.ts';

export const mobileMenuCases = { events: {}, results: {} } satisfies CasesOf<
  typeof mobileMenuMachine
>;
