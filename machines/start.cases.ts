import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { startMachine } from './start.machine.ts';

const errors = { lost: errorNamed('The code did not arrive.') };

export const startCases = {
  events: {},
  results: {
    loadEntry: { outputs: arrived, errors },
    hydrate: { outputs: arrived, errors },
    begin: { outputs: arrived, errors },
    watchVisitor: { errors },
  },
} satisfies CasesOf<typeof startMachine>;
