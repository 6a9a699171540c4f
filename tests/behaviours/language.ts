import type { Expected } from '@interpunct/model-kit';
import type { languageMachine } from '#machines/language.machine.ts';
import type { Ports } from './kit/ports.ts';
import type { Inputs } from './kit/tables.ts';

export const expected: Expected<typeof languageMachine> = {
  start: [
    {
      requirement: 'R4.5',
      when: ({ event }) => event.input.isStored,
      to: 'stored',
      context: ({ event }) => event.input,
    },
    { to: 'detected', context: ({ event }) => event.input },
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
        to: 'stored',
        calls: ['storeLanguage'],
        context: ({ event }) => ({ preferred: event.language }),
      },
    ],
  },
};

export const inputs: Inputs = { language: ({ language }) => language };

export const ports: Ports = {
  'language.storeLanguage': [
    {
      requirement: 'R4.4',
      context: { preferred: 'fr' },
      touches: ['local writes interpunct-language: fr'],
    },
  ],
};

export default 'It remembers what the page on the screen shows.';
