import { type ActorRefFrom, assign, setup } from 'xstate';
import { port } from './port.ts';

export type LanguageInput = {
  /** The language that an address without a prefix renders in: the stored one, or the detected one. */
  preferred: string;
  isStored: boolean;
};

export type LanguageEvent =
  /** A page in this language is on the screen. The 404 page does not count. */
  | { type: 'language.shown'; language: string }
  /** The visitor chose a language in the switcher. */
  | { type: 'language.chosen'; language: string };

/**
 * Remembers the language of the visitor.
 *
 * The language of the first page is stored once, that of a prefix too; after that only a choice replaces
 * it. A link to a French page therefore does not turn the site French for a visitor who was here before.
 */
export const languageMachine = setup({
  types: {
    input: {} as LanguageInput,
    context: {} as LanguageInput,
    events: {} as LanguageEvent,
  },
  actions: {
    preferLanguage: assign(({ event }) => ({ preferred: event.language })),
    storeLanguage: port,
  },
  guards: { isStored: ({ context }) => context.isStored },
}).createMachine({
  id: 'language',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'language.chosen': { target: '.stored', actions: ['preferLanguage', 'storeLanguage'] },
  },
  states: {
    deciding: { always: [{ guard: 'isStored', target: 'stored' }, { target: 'detected' }] },
    detected: {
      on: {
        'language.shown': { target: 'stored', actions: ['preferLanguage', 'storeLanguage'] },
      },
    },
    stored: {},
  },
});

export type LanguageActor = ActorRefFrom<typeof languageMachine>;
