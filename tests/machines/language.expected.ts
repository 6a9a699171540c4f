import type { languageMachine } from '#machines/language.machine.ts';
import type { Expected } from '#tests/modelKit/index.ts';

export const languageExpected: Expected<typeof languageMachine> = {
  start: [
    { requirement: 'R4.5', when: ({ context }) => context.isStored, to: 'stored' },
    { to: 'detected' },
  ],
  events: {
    'language.shown': [
      {
        requirement: 'R4.4, R4.5',
        in: 'detected',
        to: 'stored',
        calls: ['storeLanguage'],
        context: ({ event }) => ({ preferred: event.language }),
      },
    ],
    'language.chosen': [
      {
        requirement: 'R4.6',
        to: 'stored',
        calls: ['storeLanguage'],
        context: ({ event }) => ({ preferred: event.language }),
      },
    ],
  },
};
