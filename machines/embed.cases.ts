import type { CasesOf } from './cases.ts';
import type { embedMachine } from './embed.machine.ts';

export const embedCases = {
  events: { 'embed.open': { 'a film': { id: 'sintel' }, 'the map': { id: 'officeMap' } } },
  results: {},
  pages: { embed: '/podcast' },
} satisfies CasesOf<typeof embedMachine>;
