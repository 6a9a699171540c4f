import type { backdropMachine } from './backdrop.machine.ts';
import type { CasesOf } from './cases.ts';

export const backdropCases = { events: {}, results: {} } satisfies CasesOf<typeof backdropMachine>;
