import { assertEvent, assign, setup } from 'xstate';
import { type NamedValues, readPayload, toText } from './payload.ts';

export type PayloadInput = { cases: NamedValues };

type PayloadEvent = { type: 'case.chosen'; name: string } | { type: 'text.typed'; text: string };

/**
 * A payload that is written from a case. `written` and `wrong` follow the text, so that only a payload
 * in the shape of the cases can be sent.
 */
export const payloadEditorMachine = setup({
  types: {
    input: {} as PayloadInput,
    context: {} as PayloadInput & { chosen: string; text: string },
    events: {} as PayloadEvent,
  },
  actions: {
    takeCase: assign(({ context: { cases }, event }) => {
      assertEvent(event, 'case.chosen');
      return { chosen: event.name, text: toText(cases[event.name]) };
    }),
  },
  guards: {
    isWrong: ({ context: { text, cases } }) => 'problem' in readPayload(text, cases),
    isRight: ({ context: { text, cases } }) => 'value' in readPayload(text, cases),
  },
}).createMachine({
  id: 'payloadEditor',
  context: ({ input: { cases } }) => {
    const [first] = Object.keys(cases);
    return {
      cases,
      chosen: first ?? '',
      text: first === undefined ? 'null' : toText(cases[first]),
    };
  },
  initial: 'written',
  on: {
    'case.chosen': { actions: 'takeCase' },
    'text.typed': { actions: assign({ text: ({ event }) => event.text }) },
  },
  states: {
    written: { always: { guard: 'isWrong', target: 'wrong' } },
    wrong: { always: { guard: 'isRight', target: 'written' } },
  },
});
