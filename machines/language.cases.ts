import type { CasesOf } from './cases.ts';
import type { languageMachine } from './language.machine.ts';

export const languageCases = {
  inputs: {
    detected: { preferred: 'en', isStored: false },
    stored: { preferred: 'en', isStored: true },
  },
  events: {
    'language.shown': { French: { language: 'fr' }, English: { language: 'en' } },
    'language.chosen': {
      French: { language: 'fr' },
      German: { language: 'de' },
      English: { language: 'en' },
    },
  },
  results: {},
} satisfies CasesOf<typeof languageMachine>;
