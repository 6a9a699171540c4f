import { arrived, type CasesOf, errorNamed } from './cases.ts';
import type { drawingMachine } from './drawing.machine.ts';

export const drawingCases = {
  inputs: { home: { page: 'home' } },
  events: {
    'route.changed': { home: { page: 'home' }, about: { page: 'about' } },
    'picture.seen': { 'the second': { picture: 1 } },
  },
  results: {
    loadAnimator: { outputs: arrived, errors: { lost: errorNamed('The code did not arrive.') } },
  },
} satisfies CasesOf<typeof drawingMachine>;
