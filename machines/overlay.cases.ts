import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { overlayMachine } from './overlay.machine.ts';

export const overlayCases = {
  events: {},
  results: {
    loadCode: { outputs: arrived, errors: { lost: errorNamed('The code did not arrive.') } },
    checkDeployment: {
      outputs: { 'the same deployment': false, 'a new deployment': true },
      errors: { lost: errorNamed('The document did not arrive.') },
    },
    askHost: { outputs: arrived, errors: { silent: errorNamed('The host does not answer.') } },
  },
} satisfies CasesOf<typeof overlayMachine>;
