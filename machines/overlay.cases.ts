import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { overlayMachine } from './overlay.machine.ts';

export const overlayCases = {
  events: {},
  results: {
    loadCode: { outputs: arrived, errors: { lost: errorNamed('Failed to fetch the code.') } },
    checkDeployment: {
      outputs: { 'the same deployment': false, 'a new deployment': true },
      errors: { lost: errorNamed('Failed to fetch the document.') },
    },
  },
} satisfies CasesOf<typeof overlayMachine>;
