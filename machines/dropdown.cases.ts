import type { CasesOf } from './cases.ts';
import type { dropdownMachine } from './dropdown.machine.ts';

export const dropdownCases = {
  inputs: { Services: { id: 'servicesDropdown' } },
  events: {},
  results: {},
} satisfies CasesOf<typeof dropdownMachine>;
