import { assign, setup } from 'xstate';
import { type NamedValues, toText } from './payload.ts';

export type PayloadInput = { cases: NamedValues; isEvent: boolean };

type PayloadEvent = { type: 'case.chosen'; name: string } | { type: 'text.typed'; text: string };

/** A payload that is written from a case. */
export const payloadEditorMachine = setup({
  types: {
    input: {} as PayloadInput,
    context: {} as PayloadInput & { chosen: string; text: string },
    events: {} as PayloadEvent,
  },
}).createMachine({
  id: 'payloadEditor',
  context: ({ input }) => {
    const { cases, isEvent } = input;
    const [first] = Object.keys(cases);
    return {
      ...input,
      chosen: first ?? '',
      text: first === undefined ? toText(isEvent ? {} : null) : toText(cases[first]),
    };
  },
  on: {
    'case.chosen': {
      actions: assign(({ context: { cases }, event: { name } }) => ({
        chosen: name,
        text: toText(cases[name]),
      })),
    },
    'text.typed': { actions: assign({ text: ({ event }) => event.text }) },
  },
});
