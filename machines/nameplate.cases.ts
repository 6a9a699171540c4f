import type { CasesOf } from './cases.ts';
import type { nameplateMachine } from './nameplate.machine.ts';

export const nameplateCases = {
  events: {
    'name.type': { 'a name': { name: 'Lumen & Söhne' }, spaces: { name: '  ' } },
  },
  results: {},
  pages: { nameplate: '/partnership' },
} satisfies CasesOf<typeof nameplateMachine>;
